package org.eugene.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Provenance;
import org.eugene.report.picture.DistanceMap;
import org.eugene.report.picture.Histogram;
import org.eugene.report.picture.Markup;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;

/** A matrix of distances as a heat map, ordered by its dendrogram, and how they are spread. */
public final class MatrixPage {
  private MatrixPage() {}

  /**
   * @param title what the collection is called
   * @param pairs whose distances the matrix has
   */
  public static void write(
      String title, AllPairs pairs, DistanceMatrix matrix, Provenance provenance, Appendable out)
      throws IOException {
    boolean square = pairs.sources() == pairs.targets();
    DistanceMap map =
        square
            ? DistanceMap.ordered(ids(pairs.sources().size(), pairs.sources()::id), matrix)
            : DistanceMap.asIs(
                ids(pairs.sources().size(), pairs.sources()::id),
                ids(pairs.targets().size(), pairs.targets()::id),
                matrix);
    List<Double> distances = distances(pairs, matrix);
    Markup page = new Markup();
    page.open("header").element("p", "Graph edit distances", "class", "kicker").line();
    page.open("h1").element("bdi", title).close("h1").line();
    writeVerdict(pairs, matrix, distances, page);
    page.close("header").line().open("main").line();
    page.open("section").element("h2", "Heat map");
    page.element(
        "p",
        "The darker, the closer. "
            + (square
                ? "Graphs stand beside those they are close to; the tree joins the nearest groups"
                    + " first, and the further from the map, the further apart they are."
                : "Rows are the sources, columns the targets."),
        "class",
        "lead");
    page.open("figure", "class", "panel").open("div", "class", "scroll").raw(map.svg());
    page.close("div").close("figure").close("section").line();
    if (!distances.isEmpty()) {
      page.open("section").element("h2", "Distances");
      page.raw(Histogram.svg(distances, "distance")).close("section").line();
    }
    page.close("main").line();
    HtmlPage.footer(provenance, page);
    HtmlPage.write(title, page.toString(), "", "plain.js", out);
  }

  private interface Name {
    String of(int position);
  }

  private static List<String> ids(int count, Name name) {
    List<String> ids = new ArrayList<>();
    for (int at = 0; at < count; at++) {
      ids.add(name.of(at));
    }
    return ids;
  }

  private static List<Double> distances(AllPairs pairs, DistanceMatrix matrix) {
    return pairs.cells().stream()
        .map(cell -> matrix.upper(cell.row(), cell.column()))
        .filter(upper -> !upper.isInfinite())
        .toList();
  }

  private static void writeVerdict(
      AllPairs pairs, DistanceMatrix matrix, List<Double> distances, Markup page) {
    long proved =
        pairs.cells().stream()
            .filter(
                cell ->
                    matrix.lower(cell.row(), cell.column())
                        == matrix.upper(cell.row(), cell.column()))
            .count();
    double mean = distances.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    page.open("div", "class", "verdict").open("p", "class", "number");
    page.text(matrix.rows() + " × " + matrix.columns()).element("small", "graphs").close("p");
    page.open("div");
    page.element(
        "p", proved + " of " + pairs.cells().size() + " distances proved", "class", "claim");
    page.element(
        "p", "mean distance " + DecimalNumber.rounded(mean, 3).toPlainString(), "class", "bounds");
    page.close("div").close("div").line();
  }
}
