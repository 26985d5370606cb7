package org.eugene.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The pages about the paper cite what the tables say: every line of a table of theirs whose first
 * cell is {@code `TABLE` METHOD [COSTS or METRIC]} has the figures of that table, set by set.
 */
class FindingsPageTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern CITED = Pattern.compile("`([a-z-]+)` (\\S+)(?: (\\S+))?");

  private int cited;

  @Test
  void figuresAreThoseOfTheTables() throws IOException {
    for (String page : List.of("findings.md", "m-adam.md")) {
      List<String> sets = List.of();
      for (String line : Files.readAllLines(DOCS.resolve(page))) {
        if (line.startsWith("|---")) {
          continue;
        }
        if (!line.startsWith("| ")) {
          sets = List.of();
          continue;
        }
        List<String> cells = cells(line);
        sets = sets.isEmpty() ? cells : sets;
        Matcher cite = CITED.matcher(cells.get(0));
        if (cite.matches()) {
          check(page + ": " + line, cite, sets, cells);
        }
      }
    }
    assertThat(cited).isGreaterThan(60);
  }

  private void check(String where, Matcher cite, List<String> sets, List<String> cells)
      throws IOException {
    Map<String, String> figures = figures(cite.group(1), cite.group(2));
    for (int at = 1; at < cells.size(); at++) {
      String set = sets.get(at);
      String qualifier = cite.group(3);
      List<String> headings =
          qualifier == null ? List.of(set) : List.of(set + " " + qualifier, qualifier + " " + set);
      String heading =
          headings.stream()
              .filter(figures::containsKey)
              .findFirst()
              .orElseThrow(() -> new AssertionError(where + ": no column " + headings));
      assertThat(cells.get(at)).as(where + ", " + heading).isEqualTo(figures.get(heading));
      cited++;
    }
  }

  /** What a table in docs/results says of a method, by the heading of the column. */
  private static Map<String, String> figures(String table, String method) throws IOException {
    List<String> lines = Files.readAllLines(DOCS.resolve("results").resolve(table + ".md"));
    List<String> headings = cells(lines.get(0));
    for (String line : lines) {
      if (line.startsWith("| ") && cells(line).get(0).equals(method)) {
        Map<String, String> figures = new TreeMap<>();
        for (int at = 1; at < headings.size(); at++) {
          figures.put(headings.get(at), cells(line).get(at));
        }
        return figures;
      }
    }
    throw new AssertionError("docs/results/" + table + ".md has no row " + method);
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
        .map(String::strip)
        .toList();
  }
}
