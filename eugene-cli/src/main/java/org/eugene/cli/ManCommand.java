package org.eugene.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Manual pages, made of the same words as the help. */
@Command(
    name = "man",
    description = {
      "The manual page of a command, for man -l; with --out, the pages of all commands into",
      "a directory such as ~/.local/share/man/man1."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ManCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "which command")
  private Optional<String> name = Optional.empty();

  @Option(names = "--out", paramLabel = "DIR", description = "write all pages into this directory")
  private Optional<Path> out = Optional.empty();

  /** The language of the pages. */
  enum Format {
    MAN(".1"),
    MARKDOWN(".md");

    private final String ending;

    Format(String ending) {
      this.ending = ending;
    }

    String page(CommandLine command) {
      return this == MAN ? ManPage.of(command) : MarkdownPage.of(command);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "man|markdown",
      defaultValue = "man",
      description = "markdown: as the documentation has them (default: ${DEFAULT-VALUE})")
  private Format format = Format.MAN;

  @Override
  public Integer call() throws IOException {
    CommandLine program = spec.root().commandLine();
    Map<String, CommandLine> commands = program.getSubcommands();
    if (out.isPresent()) {
      Files.createDirectories(out.get());
      Files.writeString(out.get().resolve("eugene" + format.ending), format.page(program));
      for (Map.Entry<String, CommandLine> command : commands.entrySet()) {
        Files.writeString(
            out.get().resolve("eugene-" + command.getKey() + format.ending),
            format.page(command.getValue()));
      }
      return 0;
    }
    if (name.isPresent() && !commands.containsKey(name.get())) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no command "
              + name.get()
              + "; there are "
              + String.join(", ", commands.keySet()));
    }
    CommandLine wanted = name.isPresent() ? commands.getOrDefault(name.get(), program) : program;
    spec.commandLine().getOut().print(format.page(wanted));
    spec.commandLine().getOut().flush();
    return 0;
  }
}
