package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.bench.page.HtmlPage;
import org.eugene.bench.page.HtmlPage.Section;
import org.eugene.bench.table.Picture;
import org.eugene.bench.table.Results;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.Tables;

/** Files that are made of the CSV files in a folder, and of nothing else. */
final class Pages {
  static final String HTML = "tables.html";

  private Pages() {}

  /** A table as it stands on a page; empty if its CSV file is absent. */
  static Optional<Section> section(Table table, Path folder) throws IOException {
    Optional<String> markdown = table.markdown(folder);
    if (markdown.isEmpty()) {
      return Optional.empty();
    }
    Optional<Results> results = table.results(folder);
    List<Picture> pictures = results.map(table::pictures).orElse(List.of());
    return Optional.of(new Section(table.name(), table.description(), markdown.get(), pictures));
  }

  /** The table's own files: Markdown, and its pictures twice. */
  static void write(Section section, Path folder) throws IOException {
    write(folder.resolve(section.name() + ".md"), section.markdown());
    for (Picture picture : section.pictures()) {
      picture.writeTo(folder);
    }
  }

  /** One page of all tables of the paper that there are rows of. */
  static Path writeHtml(Path folder) throws IOException {
    List<Section> sections = new ArrayList<>();
    for (Table table : Tables.ofPaper()) {
      section(table, folder).ifPresent(sections::add);
    }
    Path page = folder.resolve(HTML);
    write(page, HtmlPage.of(sections));
    return page;
  }

  private static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
