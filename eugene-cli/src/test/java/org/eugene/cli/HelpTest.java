package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Help that can be copied from, completion and manual pages. */
class HelpTest {
  private static final Path ROOT = Path.of("..");
  private static final List<String> WRITTEN =
      List.of(".html", ".index", ".json", ".graphml", "proof.txt");

  @TempDir private Path folder = Path.of("");

  private static CommandLine program() {
    return Main.commandLine(
        new PrintWriter(PrintWriter.nullWriter()), new PrintWriter(PrintWriter.nullWriter()));
  }

  @TestFactory
  Stream<DynamicTest> everyCommandHasAnExampleThatRuns() {
    assertThat(Examples.all().keySet()).containsAll(program().getSubcommands().keySet());
    return Examples.all().entrySet().stream()
        .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> runs(each.getValue())));
  }

  private void runs(String example) throws IOException {
    Path mine = Files.createDirectories(folder.resolve(String.valueOf(example.hashCode())));
    if (example.startsWith("echo")) {
      String input = example.substring(example.indexOf('{'), example.lastIndexOf('}') + 1);
      assertThat(StreamCommandTest.stream(input).succeeded().out()).contains("\"upper\":1,");
      return;
    }
    if (example.startsWith("./eugene serve")) {
      return; // WebPageTest runs it, which does not end by itself
    }
    if (example.startsWith("./eugene train")) {
      return; // LearnedCommandsTest of eugene-neural runs it, which has what it needs
    }
    for (String command : example.split(" && ")) {
      List<Object> words = new ArrayList<>();
      for (String word : command.replaceFirst("\\./eugene ", "").split(" ")) {
        words.add(located(word, mine));
      }
      if (words.get(0).equals("table")) {
        words.addAll(List.of("--out", mine, "--data", mine.resolve("none")));
      }
      Outcome outcome = Outcome.of(words.toArray());
      assertThat(outcome.exitCode()).as(command + "\n" + outcome.err()).isZero();
    }
  }

  private static String located(String word, Path mine) {
    if (word.startsWith("examples/")) {
      return ROOT.resolve(word).toString();
    }
    return WRITTEN.stream().anyMatch(word::endsWith) ? mine.resolve(word).toString() : word;
  }

  @Test
  void oneCommandIsMadeForItsWordsAndReadsAsAmongAll() {
    PrintWriter nobody = new PrintWriter(PrintWriter.nullWriter());
    CommandLine all = Main.commandLine(nobody, nobody);
    for (String name : all.getSubcommands().keySet()) {
      CommandLine some = Main.commandLine(nobody, nobody, name, "--help");
      assertThat(some.getSubcommands().get(name).getUsageMessage())
          .isEqualTo(all.getSubcommands().get(name).getUsageMessage());
    }
    assertThat(Main.commandLine(nobody, nobody, "knn", "-h").getSubcommands()).hasSize(1);
    assertThat(Main.commandLine(nobody, nobody, "help", "knn").getSubcommands())
        .hasSameSizeAs(all.getSubcommands());
    assertThat(Main.commandLine(nobody, nobody, "comapre").getSubcommands())
        .hasSameSizeAs(all.getSubcommands());
  }

  /** Looking for the options of all methods takes as long as a small comparison. */
  @Test
  void optionsOfMethodsAreLookedForOnlyWhereSomeOptionWasTyped() {
    PrintWriter nobody = new PrintWriter(PrintWriter.nullWriter());
    assertThat(optionsOfCompare(Main.commandLine(nobody, nobody, "compare", "a", "b")))
        .contains("--method")
        .doesNotContain("--mip-solver");
    assertThat(optionsOfCompare(Main.commandLine(nobody, nobody, "compare", "a", "b", "-h")))
        .contains("--method", "--mip-solver");
    assertThat(optionsOfCompare(program())).contains("--mip-solver");
  }

  private static List<String> optionsOfCompare(CommandLine program) {
    return program.getSubcommands().get("compare").getCommandSpec().options().stream()
        .map(OptionSpec::longestName)
        .toList();
  }

  @Test
  void optionsAreInGroupsTheCommandsOwnFirst() {
    String help = Outcome.of("help", "compare").succeeded().out();
    assertThat(help)
        .containsSubsequence(
            "Options:",
            "--format",
            "Input:",
            "--from",
            "Costs:",
            "--costs",
            "Method:",
            "--method",
            "--budget",
            "Output:",
            "--out",
            "Help:",
            "--help",
            "Example:",
            "./eugene compare");
    assertThat(Outcome.of("compare", "--help").succeeded().out()).isEqualTo(help);
  }

  @Test
  void everyDefaultIsNamed() {
    for (CommandLine command : program().getSubcommands().values()) {
      String help = command.getUsageMessage().replaceAll("\\s+", " ");
      for (OptionSpec option : command.getCommandSpec().options()) {
        if (option.defaultValue() != null && !option.hidden()) {
          int at = help.indexOf(option.longestName() + "=");
          assertThat(help.indexOf("default:", at))
              .as(command.getCommandName() + " " + option.longestName())
              .isPositive();
        }
      }
    }
  }

  @Test
  void misspeltCommandsAndOptionsAreGuessed() {
    Outcome.of("comapre", "a", "b").failed(2, "comapre", "did you mean compare");
    Outcome.of("compare", "smiles:C", "smiles:C", "--metod", "exact")
        .failed(2, "--metod", "--method");
    Outcome.of().failed(2, "say which command", "eugene help");
  }

  @Test
  void completionKnowsCommandsAndOptions() {
    for (String shell : List.of("bash", "zsh", "fish")) {
      assertThat(Outcome.of("completion", shell).succeeded().out())
          .contains("compare", "stream", "budget", "evaluate");
    }
  }

  @Test
  void manualPagesAreMadeOfTheSameWords() {
    assertThat(Outcome.of("man", "compare").succeeded().out())
        .startsWith(".TH EUGENE-COMPARE 1")
        .contains(".SH SYNOPSIS", "\\-\\-budget", ".SH EXAMPLE");
    Outcome.of("man", "--out", folder).succeeded();
    String[] pages = folder.toFile().list((where, name) -> name.endsWith(".1"));
    assertThat(Arrays.asList(pages)).contains("eugene.1", "eugene-knn.1");
    assertThat(Outcome.of("man", "diff", "--format", "markdown").succeeded().out())
        .startsWith("# eugene diff\n")
        .contains("## Arguments", "| `--threshold D` |", "## Exit codes", "| 3 | failed");
    Outcome.of("man", "nothing").failed(2, "there is no command nothing");
  }
}
