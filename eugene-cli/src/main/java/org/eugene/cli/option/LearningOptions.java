package org.eugene.cli.option;

import java.time.Duration;
import java.util.Locale;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.answer.learned.TrainingOptions.Target;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** From which pairs a method learns, and for how long. */
public final class LearningOptions {
  private static final int SHARE = 5;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "5000",
      description = {
        "pairs to learn from, and a fifth as many each to stop and to be judged by; all that",
        "there are if those are fewer"
      })
  private int pairs = 5000;

  @Option(
      names = "--max-vertices",
      paramLabel = "N",
      defaultValue = "24",
      description = "graphs with more vertices are left out")
  private int maxVertices = 24;

  @Option(
      names = "--target",
      paramLabel = "symmetrised|raw",
      defaultValue = "symmetrised",
      description = {
        "symmetrised: what sizes and prices give away is not left to the guess;",
        "raw: the distance itself, as published"
      })
  private Target target = Target.SYMMETRISED;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "300",
      description = "at most so many passes over the pairs")
  private int epochs = 300;

  @Option(
      names = "--patience",
      paramLabel = "N",
      defaultValue = "30",
      description = "stop after so many passes without a smaller error on pairs not learned from")
  private int patience = 30;

  @Option(
      names = "--within",
      paramLabel = "TIME",
      defaultValue = "8m",
      converter = TimeSpan.class,
      description = "learn at most so long, in time of the processor")
  private Duration within = Duration.ofMinutes(8);

  @Option(
      names = "--rate",
      paramLabel = "X",
      description = "step of Adam (default: the method's own)")
  private double rate;

  @Option(names = "--batch", paramLabel = "N", defaultValue = "128", description = "pairs a step")
  private int batch = 128;

  @Mixin private SeedOption seedOption = new SeedOption();

  /** How pairs are chosen. */
  public Protocol protocol() {
    if (pairs < SHARE) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(Locale.ROOT, "--pairs (%d) must be at least %d", pairs, SHARE));
    }
    return checked(
        () ->
            Protocol.standard()
                .withPairs(pairs, pairs / SHARE, pairs / SHARE)
                .withMaxVertices(maxVertices)
                .withSeed(seedOption.seed()));
  }

  /** How the method learns. */
  public TrainingOptions training() {
    return checked(
        () ->
            TrainingOptions.defaults()
                .withTarget(target)
                .withEpochs(epochs)
                .withPatience(patience)
                .withTime(within)
                .withRate(rate)
                .withBatch(batch)
                .withSeed(seedOption.seed()));
  }

  private <T> T checked(java.util.function.Supplier<T> options) {
    try {
      return options.get();
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(spec.commandLine(), misused.getMessage(), misused);
    }
  }
}
