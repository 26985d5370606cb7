package org.eugene.cli.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.file.WholeFile;
import org.eugene.graph.GraphPair;
import org.eugene.report.Provenance;
import org.eugene.report.Report;
import org.eugene.report.csv.DistanceTable;
import org.eugene.report.html.HtmlReport;
import org.eugene.report.html.PairsIndex;

/**
 * The pages of many pairs: {@code report.html} and beside it the folder {@code report-pairs} with a
 * page for each pair and the table {@code distances.csv}. The table grows row by row, each behind
 * its page, so a broken-off run goes on where it stopped; the index is written when all rows are
 * there, and the table takes its place last.
 */
final class PairsPages {
  private static final String TABLE = "distances.csv";

  private final Path index;
  private final Path folder;
  private final String costs;
  private final String method;
  private final Provenance provenance;

  private PairsPages(Path index, Path folder, String costs, String method, Provenance provenance) {
    this.provenance = provenance;
    this.index = index;
    this.folder = folder;
    this.costs = costs;
    this.method = method;
  }

  static PairsPages beside(Path index, String costs, String method, Provenance provenance)
      throws IOException {
    String stem = index.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    Path folder = index.resolveSibling(stem + "-pairs");
    Files.createDirectories(folder);
    return new PairsPages(index, folder, costs, method, provenance);
  }

  /** Where the distances go as CSV. */
  Path table() {
    return folder.resolve(TABLE);
  }

  /** Writes the page of a pair. */
  void write(int at, Comparison comparison) {
    Report report = new Report(comparison, costs, method).withProvenance(provenance);
    try {
      WholeFile.write(folder.resolve(name(at)), out -> new HtmlReport().write(report, out));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String name(int at) {
    return "pair-" + (at + 1) + ".html";
  }

  /** Whether the page of a pair is there. */
  boolean has(int at) {
    return Files.isRegularFile(folder.resolve(name(at)));
  }

  /** Writes the page of all pairs, from the complete table. */
  void writeIndex(String title, List<GraphPair> pairs, InputStream table) throws IOException {
    List<PairsIndex.Entry> entries = new ArrayList<>();
    for (DistanceTable.Row row : DistanceTable.read(table)) {
      GraphPair pair = pairs.get(entries.size()); // in a table, ids may be defused
      DistanceTable.Row named =
          new DistanceTable.Row(pair.source().id(), pair.target().id(), row.lower(), row.upper());
      entries.add(new PairsIndex.Entry(named, link(name(entries.size()))));
    }
    String settings = "costs " + costs + ", method " + method;
    WholeFile.write(
        index, out -> PairsIndex.write(title, settings, entries, link(TABLE), provenance, out));
  }

  /** A file of the folder as seen from the index; the folder may be called anything. */
  private String link(String name) {
    try {
      String path = "/" + folder.getFileName() + "/" + name;
      return "." + new URI(null, null, path, null).getRawPath();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException("every path can be written as an address", impossible);
    }
  }
}
