package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes killed at any moment: what they were to write is there whole or not at all, and the
 * same command again ends in the same bytes, however often it was killed before.
 */
class KilledRunsTest {
  private static final int KILLS = Integer.getInteger("eugene.kills", 200);

  @TempDir private Path folder;

  @Test
  void aKilledRunIsDoneAgain() throws IOException, InterruptedException {
    kill(3);
  }

  @Test
  @Tag("slow")
  void soItIsWithManyKillsOfEveryCommand() throws IOException, InterruptedException {
    kill(KILLS);
  }

  private void kill(int kills) throws IOException, InterruptedException {
    long seed = Long.getLong("eugene.seed", 1);
    Random random = new Random(seed);
    WritingCommands commands =
        WritingCommands.preparedIn(Files.createDirectory(folder.resolve("inputs")));
    int inTheMiddle = 0;
    for (int at = 0; at < kills; at++) {
      List<WritingCommands.Command> all = commands.all();
      WritingCommands.Command command = all.get((int) ((at * 7L + seed) % all.size()));
      Path place = Files.createTempDirectory(folder, command.name());
      // Killed once, and every third time once more while it goes on.
      int times = at % 3 == 0 ? 2 : 1;
      for (int time = 0; time < times; time++) {
        inTheMiddle += isKilled(command, place, random) ? 1 : 0;
        wholeOrNotThere(command, place);
      }
      command.run(place);
      assertThat(command.result(place))
          .as("kill %d, seed %d", at, seed)
          .isEqualTo(command.expected());
      assertThat(place).isDirectoryNotContaining("glob:**.part*");
    }
    System.err.printf("%d rounds, %d kills before the end, seed %d%n", kills, inTheMiddle, seed);
  }

  /** Mostly while it writes: half of the kills wait for a first file. */
  private static boolean isKilled(WritingCommands.Command command, Path place, Random random)
      throws IOException, InterruptedException {
    Process process = Child.start(Child.command(List.of(), command.writingInto(place).toArray()));
    long began = System.nanoTime();
    boolean atFile = random.nextBoolean();
    long patience = TimeUnit.MILLISECONDS.toNanos(random.nextInt(2_500));
    while (process.isAlive() && (atFile ? isEmpty(place) : System.nanoTime() - began < patience)) {
      TimeUnit.MICROSECONDS.sleep(200);
    }
    if (atFile) {
      TimeUnit.MICROSECONDS.sleep(random.nextInt(20_000));
    }
    boolean inTime = process.isAlive();
    process.destroyForcibly().waitFor();
    return inTime;
  }

  private static boolean isEmpty(Path place) throws IOException {
    try (var files = Files.list(place)) {
      return files.findAny().isEmpty();
    }
  }

  private static void wholeOrNotThere(WritingCommands.Command command, Path place)
      throws IOException {
    for (Map.Entry<String, String> file : command.result(place).entrySet()) {
      assertThat(file.getValue())
          .as(file.getKey())
          .isEqualTo(command.expected().get(file.getKey()));
    }
  }
}
