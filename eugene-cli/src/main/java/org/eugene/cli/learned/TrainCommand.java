package org.eugene.cli.learned;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.answer.learned.Lessons;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.LearningOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.EpochLine;
import org.eugene.cli.output.Interruption;
import org.eugene.cli.output.Waiting;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.NamedEstimator;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A learned method, trained on somebody's graphs. */
@Command(
    name = "train",
    description = {
      "Trains a learned method on pairs of your graphs and writes it to a file, for estimate.",
      "Copies of a graph are left out, graphs are split in three, distances are proved; then the",
      "method learns from pairs of the first part, stops by the second and is judged by the third.",
      "A run that was broken off goes on where it stopped. Prints what the file's card says."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class TrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory or a zip")
  private String graphs = "";

  @Option(
      names = "--model",
      paramLabel = "NAME",
      required = true,
      description = {
        "simgnn, gmn-embed, greed, eric, egsc, graphedx, h2mn, gedgnn, gotsim, gmsm, graphsim",
        "or genn-a-star; greed is quick and good, graphedx, gedgnn, gotsim, gmsm and",
        "genn-a-star also have a mapping"
      })
  private String model = "";

  @Option(
      names = "--preset",
      paramLabel = "adapted|original",
      defaultValue = "adapted",
      description = "adapted: narrow and quick; original: its authors' widths")
  private Preset preset = Preset.ADAPTED;

  @Option(
      names = "--distances",
      paramLabel = "FILE",
      description = {
        "keep the proved distances here, for another training on these graphs",
        "(default: beside --out until the model is there)"
      })
  private Optional<Path> distances = Optional.empty();

  @Option(names = "--progress", description = "a line on standard error for every epoch")
  private boolean progress;

  @Mixin private LearningOptions learningOptions = new LearningOptions();
  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    Path out =
        outputOptions
            .file()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(), "the model needs a file; say --out greed.model"));
    CostsText costsText = costOptions.parsed();
    Protocol protocol = learningOptions.protocol();
    TrainingOptions training = learningOptions.training();
    LearnedMethods methods = LearnedMethods.here();
    checkModel(methods);
    WholeFile.refuseWhatIsNoFile(out);
    methods.load();
    GraphFiles files = inputOptions.files();
    List<Graph> all = files.all(graphs);
    EditCosts costs = costOptions.costs(costsText, files);
    PrintWriter err = spec.commandLine().getErr();
    Path part = WholeFile.part(out);
    Path kept = distances.orElse(part.resolveSibling(part.getFileName() + ".distances"));
    try (Claim claim = Claim.of(part.resolveSibling(part.getFileName() + ".claim"));
        Interruption interruption = Interruption.during(err, true)) {
      Lessons lessons = lessons(methods, all, costs, protocol, kept);
      Learned learned = learned(lessons, training, costsText.text(), part);
      learned.save(out);
      if (distances.isEmpty()) {
        Files.deleteIfExists(kept);
      }
      claim.delete();
      interruption.over();
      spec.commandLine().getOut().print(learned.cardInWords());
      spec.commandLine().getOut().flush();
    }
    return 0;
  }

  private void checkModel(LearnedMethods methods) {
    List<String> names = methods.methods().stream().map(NamedEstimator::name).toList();
    if (!names.contains(model)) {
      throw new ParameterException(
          spec.commandLine(),
          names.stream()
              .collect(
                  Collectors.joining(
                      ", ",
                      "--model: there is no learned method named " + model + "; there are ",
                      "")));
    }
  }

  private Lessons lessons(
      LearnedMethods methods, List<Graph> all, EditCosts costs, Protocol protocol, Path kept) {
    PrintWriter err = spec.commandLine().getErr();
    int most = protocol.trainingPairs() + protocol.validationPairs() + protocol.testPairs();
    try (Waiting waiting = Waiting.over(most, "distances", err)) {
      return methods.lessons(all, costs, protocol, kept, done -> waiting.step());
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: %s (graphs of at most %d vertices count; --max-vertices takes larger ones)",
              graphs,
              refused.getMessage(),
              protocol.maxVertices()),
          refused);
    }
  }

  private Learned learned(Lessons lessons, TrainingOptions training, String costs, Path part) {
    try (EpochLine line = EpochLine.on(spec.commandLine().getErr(), progress)) {
      return lessons.train(model, preset, training, costs, part, line);
    }
  }
}
