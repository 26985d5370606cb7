package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.table.Talk;

/** A script that stands where the program is started, until it is closed. */
final class PretendedLauncher implements AutoCloseable {
  private static final String PLACE = "eugene.launcher";

  private final String before = System.getProperty(PLACE, "");
  private final Path folder;

  /**
   * @param folder gets the script, and has the data
   */
  PretendedLauncher(Path folder, String script) throws IOException {
    this.folder = folder;
    System.setProperty(PLACE, script(folder.resolve("eugene"), script).toString());
  }

  static Path script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  /** The rows of a study that starts it. */
  List<Line> measured(Table study, TableOptions options) throws Exception {
    Origin origin = new Origin("abc", "17", "some CPU", "2026-01-02");
    try (Run run =
        new Run(
            new DataFolder(folder),
            options,
            References.in(folder, Duration.ZERO, origin),
            origin,
            folder,
            Run.Repetition.NONE,
            Talk.NONE)) {
      study.measure(run);
    }
    return Lines.read(folder.resolve(study.name() + ".csv"));
  }

  @Override
  public void close() {
    System.setProperty(PLACE, before);
  }
}
