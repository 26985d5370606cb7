package org.eugene.bench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eugene.bench.run.Machine;

/** The rows of a study as CSV, with commit, Java and CPU behind them; and as a table. */
public final class StudyFile {
  private static final List<String> MACHINE = List.of("commit", "jvm", "cpu");

  private StudyFile() {}

  /** Writes the file whole. */
  public static void write(Study study, List<Map<String, String>> rows, Machine machine, Path file)
      throws IOException {
    List<String> columns = new ArrayList<>(study.columns());
    StringBuilder text = new StringBuilder();
    text.append(String.join(",", columns)).append(',').append(String.join(",", MACHINE));
    text.append('\n');
    for (Map<String, String> row : rows) {
      text.append(
              columns.stream().map(c -> row.getOrDefault(c, "")).collect(Collectors.joining(",")))
          .append(',')
          .append(String.join(",", machine.commit(), machine.jvm(), machine.cpu()))
          .append('\n');
    }
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The table of a file in Markdown; the same file gives the same bytes. */
  public static String render(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<String> header = List.of(lines.get(0).split(",", -1));
    int shown = header.size() - MACHINE.size();
    StringBuilder text = new StringBuilder(row(header.subList(0, shown)));
    text.append('|').append("---|".repeat(shown)).append('\n');
    List<String> origins = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields = List.of(line.split(",", -1));
      text.append(row(fields.subList(0, shown)));
      String origin =
          "Commit "
              + fields.get(shown)
              + "; Java "
              + fields.get(shown + 1)
              + " on "
              + fields.get(shown + 2)
              + ".";
      if (!origins.contains(origin)) {
        origins.add(origin);
      }
    }
    return text + "\n" + String.join(" ", origins) + "\n";
  }

  private static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
