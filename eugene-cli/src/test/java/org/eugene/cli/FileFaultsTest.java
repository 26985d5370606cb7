package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What disks, other processes and kills do to files. */
class FileFaultsTest {
  private static final int FAILED = 1;
  private static final String GRAPHS = "../examples/molecules.txt";
  private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");

  @TempDir private Path folder;
  private WritingCommands commands;

  @BeforeEach
  void prepare() throws IOException {
    commands = WritingCommands.preparedIn(Files.createDirectory(folder.resolve("inputs")));
  }

  /** A disk that is full after so many bytes: the limit on the size of a file. */
  private void aFullDisk(WritingCommands.Command command, int bytes)
      throws IOException, InterruptedException {
    Path place = Files.createTempDirectory(folder, "full");
    List<Object> words = command.writingInto(place);
    Child child =
        Child.inShell(
            PRLIMIT + " --fsize=" + bytes + " \"$@\"", List.of("-XX:-UsePerfData"), words);
    assertThat(child.exitCode()).as("%s: %s", words, child.err()).isEqualTo(FAILED);
    assertThat(child.err())
        .startsWith("eugene: " + place)
        .contains("; check the name and the room on the disk")
        .doesNotContain("\tat ", "should not");
    assertThat(command.result(place)).as("%s", words).isEmpty();
    if (!command.isResumed()) {
      assertThat(place).as("%s", words).isDirectoryNotContaining("glob:**.part");
    }
    command.run(place);
    assertThat(command.result(place)).isEqualTo(command.expected());
  }

  @Test
  void aFullDiskFailsAndLeavesNoHalfFile() throws IOException, InterruptedException {
    assumeThat(PRLIMIT).exists();
    aFullDisk(commands.named("convert"), 40);
    aFullDisk(commands.named("matrix"), 100);
  }

  @Test
  @Tag("slow")
  void aFullDiskFailsEveryCommand() throws IOException, InterruptedException {
    assumeThat(PRLIMIT).exists();
    for (WritingCommands.Command command : commands.all()) {
      aFullDisk(command, 0);
      aFullDisk(command, 50);
    }
  }

  @Test
  void aDirectoryThatMayNotBeWrittenIsSaid() throws IOException {
    Path place = Files.createDirectory(folder.resolve("locked"));
    assumeThat(place.toFile().setWritable(false)).isTrue();
    assumeThat(Files.isWritable(place)).isFalse(); // whoever may do all may do this too
    for (WritingCommands.Command command : commands.all()) {
      Outcome.of(command.writingInto(place).toArray())
          .failed(FAILED, "it may not be read or written; check its permissions");
    }
    assertThat(place.toFile().setWritable(true)).isTrue();
    assertThat(place).isEmptyDirectory();
  }

  /**
   * The second run is refused while the first has the file, and goes on from it when it is gone.
   */
  @Test
  void ofTwoProcessesOneWritesUntilItIsKilled() throws IOException, InterruptedException {
    Path out = folder.resolve("matrix.csv");
    Path part = folder.resolve("matrix.csv.part");
    Object[] words = {"matrix", GRAPHS, "--effort", "quick", "--out", out};
    Process first = Child.start(Child.command(List.of(), words));
    try {
      while (!Files.exists(part) || Files.size(part) < 1_000) {
        assertThat(first.isAlive()).isTrue();
        TimeUnit.MILLISECONDS.sleep(5);
      }
      Outcome.of(words).failed(FAILED, "matrix.csv.part: another run is writing it");
    } finally {
      first.destroyForcibly().waitFor();
    }
    long kept = Files.size(part);
    assertThat(out).doesNotExist();
    assertThat(kept).isPositive();
    Outcome.of(words).succeeded();
    assertThat(Files.readString(out))
        .isEqualTo(Outcome.of("matrix", GRAPHS, "--effort", "quick").succeeded().out());
    assertThat(part).doesNotExist();
  }
}
