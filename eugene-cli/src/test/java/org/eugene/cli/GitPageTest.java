package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/git.md tells people to type, typed into a real repository of a real git. */
class GitPageTest {
  private static final Path PAGE = Path.of("../docs/git.md");

  @TempDir private Path folder;
  private Path repository;

  @BeforeEach
  void makeARepositoryOfTwoVersions() throws IOException, InterruptedException {
    assumeThat(sh("command -v git").exitCode()).as("git is there").isZero();
    repository = Files.createDirectory(folder.resolve("repository"));
    Path program = Files.createDirectory(folder.resolve("bin")).resolve("eugene");
    StringBuilder words = new StringBuilder("#!/bin/sh\nexec");
    Child.command(List.of()).forEach(word -> words.append(" '").append(word).append('\''));
    Files.writeString(program, words.append(" \"$@\"\n"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    succeeds(
        """
        git init -q .
        git config user.name Ann
        git config user.email ann@example.org
        echo 'digraph flow { ask -> work; work -> done }' > flow.dot
        git add flow.dot
        git commit -q -m first
        echo 'digraph flow { ask -> work; work -> check; check -> done; check -> work }' > flow.dot
        git commit -q -a -m second
        """);
  }

  /** Runs lines of a shell in the repository, with the program on the path. */
  private Child sh(String lines) throws IOException, InterruptedException {
    String setting = repository == null ? "" : "cd '" + repository + "' && ";
    String found = "export PATH='" + folder.resolve("bin") + "':$PATH HOME='" + folder + "'\n";
    return Child.end(Child.start(List.of("bash", "-c", found + setting + "{\n" + lines + "\n}")));
  }

  private String succeeds(String lines) throws IOException, InterruptedException {
    Child child = sh("set -e\n" + lines);
    assertThat(child.exitCode()).as(child.out() + child.err()).isZero();
    return child.out();
  }

  @Test
  void difftoolTellsTheEdits() throws IOException, InterruptedException {
    String printed = succeeds(Page.of(PAGE).blocks("sh").get(0));
    assertThat(printed)
        .isEqualTo(
            """
            flow.dot: different, distance 5, 5 edits
              - remove arc work → done (1)
              + add check with arcs from work, to work and to done (4)
            """);
  }

  @Test
  void diffItselfTellsThemToo() throws IOException, InterruptedException {
    String driver = Page.of(PAGE).blocks("sh").get(1);
    assertThat(succeeds(driver)).startsWith("flow.dot: different, distance 5, 5 edits\n");
    String log = succeeds("git log -p --ext-diff --format=%s -- flow.dot");
    assertThat(log)
        .contains("second\n", "flow.dot: different, distance 5, 5 edits\n")
        // The first commit has nothing before it.
        .contains("first\n", "flow.dot: different, distance 5, 5 edits\n  + add ");
  }

  @Test
  void aFileThatComesOrGoesIsADifference() throws IOException, InterruptedException {
    succeeds("cp flow.dot other.dot && git add other.dot && git rm -q flow.dot");
    succeeds("git commit -q -m moved");
    String printed =
        succeeds(
            """
            git config difftool.eugene.cmd 'eugene diff "$LOCAL" "$REMOTE" --title "$MERGED"'
            git difftool --no-renames --no-prompt --tool=eugene HEAD~1
            """);
    assertThat(printed)
        .contains("flow.dot: different, distance 8, 8 edits\n  - remove ")
        .contains("other.dot: different, distance 8, 8 edits\n  + add ");
  }

  @Test
  void theHookLetsSmallChangesPassAndStopsLargeOnes() throws IOException, InterruptedException {
    script(repository.resolve(".git/hooks/pre-commit"));
    smallChangesPassAndLargeOnesDoNot();
  }

  @Test
  void theFrameworkRunsTheSameScript() throws IOException, InterruptedException {
    assumeThat(sh("command -v pre-commit").exitCode()).as("pre-commit is there").isZero();
    script(repository.resolve("tools/graphs-change-by-little"));
    Files.writeString(
        repository.resolve(".pre-commit-config.yaml"), Page.of(PAGE).blocks("yaml").get(0));
    succeeds("git add tools .pre-commit-config.yaml && git commit -q -m tools");
    succeeds("pre-commit install");
    smallChangesPassAndLargeOnesDoNot();
  }

  private void script(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, Page.of(PAGE).blocks("bash").get(0));
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private void smallChangesPassAndLargeOnesDoNot() throws IOException, InterruptedException {
    succeeds(
        """
        echo 'digraph flow { ask -> work; work -> check; check -> done }' > flow.dot
        git commit -q -a -m smaller
        """);
    Child refused =
        sh(
            """
            echo 'digraph flow { a -> b; a -> c; a -> d; a -> e; a -> f; a -> g }' > flow.dot
            git commit -q -a -m larger
            """);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.out() + refused.err()).contains("flow.dot: different, distance ");
    succeeds("BIG_CHANGE=1 git commit -q -a -m larger");
    assertThat(succeeds("git log --format=%s -n 2")).isEqualTo("larger\nsmaller\n");
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = Page.of(PAGE).commands();
    assertThat(commands).isNotEmpty();
    commands.forEach(
        (command, printed) -> {
          Object[] words =
              List.of(command.replace("examples/", "../examples/").split(" ")).stream()
                  .skip(1)
                  .toArray();
          assertThat(Outcome.of(words).out()).as(command).startsWith(printed);
        });
  }
}
