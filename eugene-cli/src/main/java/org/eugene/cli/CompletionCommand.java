package org.eugene.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A script that completes commands and options in a shell. */
@Command(
    name = "completion",
    description = {
      "A script that completes commands and options. For the shell you are in:",
      "bash and zsh: source <(eugene completion bash); fish: eugene completion fish | source"
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CompletionCommand implements Callable<Integer> {
  /** Shells that it is written for. */
  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "bash|zsh|fish", description = "which shell")
  private Shell shell = Shell.BASH;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    CommandLine program = spec.root().commandLine();
    out.print(
        switch (shell) {
          // Picocli's script for bash makes zsh understand it too.
          case BASH, ZSH -> AutoComplete.bash("eugene", program);
          case FISH -> FishCompletion.of(program);
        });
    out.flush();
    return 0;
  }
}
