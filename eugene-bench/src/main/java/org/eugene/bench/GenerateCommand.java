package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eugene.bench.generate.SocialNetworks;
import org.eugene.io.GraphFormats;
import org.eugene.io.GraphWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes example graphs. */
@Command(
    name = "generate",
    description = "Makes example graphs, the same for the same seed.",
    mixinStandardHelpOptions = true)
final class GenerateCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say which graphs, such as social");
  }

  @Command(
      name = "social",
      description = "A company's social network before and after a year.",
      mixinStandardHelpOptions = true)
  void social(
      @Option(
              names = "--seed",
              paramLabel = "N",
              defaultValue = "1",
              description = "another company (default: ${DEFAULT-VALUE})")
          long seed,
      @Option(
              names = "--vertices",
              paramLabel = "N",
              defaultValue = "30",
              description = "people before (default: ${DEFAULT-VALUE})")
          int vertices,
      @Option(
              names = "--out",
              paramLabel = "FILE",
              defaultValue = "examples/social.txt",
              description = "where to write them (default: ${DEFAULT-VALUE})")
          Path out)
      throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("# A company of ").append(vertices).append(" people before and after a year:\n");
    text.append("# eugene-bench/run generate social --seed ").append(seed);
    text.append(" --vertices ").append(vertices).append('\n');
    GraphWriter writer =
        GraphFormats.named("text")
            .writer()
            .orElseThrow(() -> new IllegalStateException("the text format can be written"));
    writer.write(SocialNetworks.of(vertices, seed), text);
    Files.writeString(out, text);
  }
}
