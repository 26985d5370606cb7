package org.eugene.bench.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;
import org.eugene.graph.Graph;
import org.eugene.graph.Isomorphism;
import org.eugene.search.sample.SizeLimits;

/** What is in the data sets. Its CSV file has a line a set, for it asks nobody anything. */
final class DatasetsTable implements Table {
  private static final String HEADER =
      "set,graphs,under_25,distinct,mean_vertices,mean_edges,vertex_labels,edge_labels";

  /** Table 1 of the paper: mean vertices, mean edges (each counted from both ends), labels. */
  private static final Map<String, String> PAPER =
      Map.of(
          "aids", "11.83, 24.14, 38",
          "molhiv", "15.47, 31.86, 119",
          "mutagenicity", "23.32, 44.64, 14",
          "python-ast", "18.61, 37.42, 97 (Code2)",
          "imdb-multi", "11.49, 63.74, –",
          "coil-del", "8.70, 34.44, –",
          "triangles", "9.11, 20.16, –",
          "netscience", "379, 914, –",
          "high-school-100", "327, 5818, –");

  private final List<String> collections;
  private final List<String> networks;

  DatasetsTable(List<String> collections, List<String> networks) {
    this.collections = collections;
    this.networks = networks;
  }

  @Override
  public String name() {
    return "datasets";
  }

  @Override
  public String description() {
    return "sizes and labels of the data sets";
  }

  @Override
  public boolean isOfPaper() {
    return true;
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) {
    return List.of();
  }

  @Override
  public void collect(DataFolder data, Path folder) throws IOException {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    for (String set : collections) {
      text.append(line(data.shownName(set), data.graphs(set), SizeLimits.UNDER_25));
    }
    for (String set : networks) {
      text.append(line(data.shownName(set), data.graphs(set), new SizeLimits(1, 1_000)));
    }
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name() + ".csv"), text);
  }

  private static String line(String set, List<Graph> all, SizeLimits limits) {
    List<Graph> under = all.stream().filter(SizeLimits.UNDER_25::admit).toList();
    List<Graph> kept = Isomorphism.distinct(all.stream().filter(limits::admit).toList());
    Set<String> vertexLabels = new HashSet<>();
    Set<String> edgeLabels = new HashSet<>();
    for (Graph graph : kept) {
      for (int v = 0; v < graph.order(); v++) {
        vertexLabels.add(graph.labelOfVertex(v).toString());
      }
      for (int e = 0; e < graph.size(); e++) {
        edgeLabels.add(graph.labelOfEdge(e).toString());
      }
    }
    return String.format(
        Locale.ROOT,
        "%s,%d,%d,%d,%.2f,%.2f,%d,%d\n",
        set,
        all.size(),
        under.size(),
        kept.size(),
        kept.stream().mapToInt(Graph::order).average().orElse(0),
        kept.stream().mapToInt(Graph::size).average().orElse(0),
        vertexLabels.size(),
        edgeLabels.size());
  }

  @Override
  public Optional<String> markdown(Path folder) throws IOException {
    Path csv = folder.resolve(name() + ".csv");
    return Files.exists(csv) ? Optional.of(rendered(Files.readAllLines(csv))) : Optional.empty();
  }

  /** There are no rows of answers to render. */
  @Override
  public String render(Results results) {
    return rendered(List.of(HEADER)) + results.origin();
  }

  @Override
  public Optional<Results> results(Path folder) {
    return Optional.empty();
  }

  private static String rendered(List<String> lines) {
    Markdown table =
        new Markdown(
            "set",
            "graphs",
            "under 25 vertices",
            "different ones",
            "mean vertices",
            "mean edges",
            "vertex labels",
            "edge labels",
            "paper: vertices, edges, labels");
    for (String line : lines.subList(1, lines.size())) {
      List<String> row = new ArrayList<>(List.of(line.split(",")));
      row.add(PAPER.getOrDefault(row.get(0), "–"));
      table.row(row.toArray(String[]::new));
    }
    return table.with(
        "Means and labels are of the graphs that the tables draw from: under 25 vertices, isomorphic"
            + " copies removed. The paper (tab:datasets) counts every edge of a collection from both"
            + " ends. Names other than the paper's are of made graphs that stand in for absent ones.");
  }
}
