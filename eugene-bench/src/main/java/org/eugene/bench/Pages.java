package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.learned.LearnedTables;
import org.eugene.bench.table.Sizes;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TrainedFigures;
import org.eugene.bench.view.HtmlPage;
import org.eugene.bench.view.MarkdownTable;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;

/** What is made of the CSV files in a folder, and of nothing else. */
final class Pages {
  private static final String HTML = "tables.html";

  /** Begins the name of the file behind the paper's tables of large graphs. */
  private static final String LARGE_RUNS = "large";

  private final Path folder;
  private final TrainedFigures small;
  private final TrainedFigures large;
  private final Map<String, List<Line>> lines = new HashMap<>();
  private final Map<String, View> views = new HashMap<>();

  /**
   * @param trained whether the paper's tables show trained methods too
   */
  Pages(Path folder, boolean trained) throws IOException {
    this.folder = folder;
    this.small = trained ? figures(LearnedTables.SMALL_FILE) : TrainedFigures.NONE;
    this.large = trained ? figures(LearnedTables.LARGE_FILE) : TrainedFigures.NONE;
  }

  private TrainedFigures figures(String file) throws IOException {
    return LearnedTables.figures(Lines.read(folder.resolve(file + ".csv")));
  }

  /** A table as its CSV file has it; empty if there is none. */
  Optional<View> view(Table table) throws IOException {
    Path file = folder.resolve(table.runs() + ".csv");
    if (!views.containsKey(table.name()) && Lines.exist(file)) {
      if (!lines.containsKey(table.runs())) {
        lines.put(table.runs(), Lines.read(file));
      }
      TrainedFigures figures = table.runs().startsWith(LARGE_RUNS) ? large : small;
      views.put(table.name(), table.view(lines.getOrDefault(table.runs(), List.of()), figures));
    }
    return Optional.ofNullable(views.get(table.name()));
  }

  /** The view's own files: Markdown, and its pictures twice. */
  void write(View view) throws IOException {
    write(folder.resolve(view.name() + ".md"), MarkdownTable.of(view));
    for (Picture picture : view.pictures()) {
      picture.writeTo(folder);
    }
  }

  /** One page of all tables of the paper that there are rows of. */
  Path writeHtml() throws IOException {
    List<View> shown = new ArrayList<>();
    for (Sizes sizes : Sizes.values()) {
      for (Table table : Tables.ofPaper()) {
        Table sized = table.of(sizes);
        if (sizes == Sizes.PAPER || !sized.name().equals(table.name())) {
          view(sized).ifPresent(shown::add);
        }
      }
    }
    Path page = folder.resolve(HTML);
    write(page, HtmlPage.of(shown));
    return page;
  }

  /**
   * Puts views into a page of Markdown, each between {@code <!-- table NAME -->} and {@code <!--
   * end NAME -->}. One that the page has no place for is left out.
   */
  static void insert(List<View> views, Path page) throws IOException {
    String text = Files.readString(page);
    for (View view : views) {
      String begin = "<!-- table " + view.name() + " -->\n";
      int from = text.indexOf(begin);
      int to = text.indexOf("<!-- end " + view.name() + " -->");
      if (from >= 0 && to > from) {
        String before = text.substring(0, from + begin.length());
        text = before + "\n" + MarkdownTable.of(view) + "\n" + text.substring(to);
      }
    }
    write(page, text);
  }

  private static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
