package org.eugene.io.tud;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;

/**
 * Reads a TUDataset: {@code DS_graph_indicator} says which graph a vertex belongs to, {@code DS_A}
 * lists edges between vertices numbered from 1 through all graphs, and {@code DS_node_labels},
 * {@code DS_edge_labels}, {@code DS_node_attributes} and {@code DS_edge_attributes}, where present,
 * describe them line by line. An edge and its mirror image become one undirected edge; a graph's id
 * is its number. Several labels of one vertex or edge are joined by bars; attributes are numbers
 * called a0, a1, ….
 */
public final class TudReader implements GraphReader {
  private static final String INDICATOR = "_graph_indicator.txt";
  private static final String ADJACENCY = "_A.txt";

  /** Whether these are the files of a data set. */
  public static boolean recognises(List<String> files) {
    return dataset(files).isPresent();
  }

  /** The path and name that the files of a data set have in common. */
  private static Optional<String> dataset(List<String> files) {
    return files.stream()
        .filter(file -> file.endsWith(INDICATOR))
        .map(file -> file.substring(0, file.length() - INDICATOR.length()))
        .filter(dataset -> files.contains(dataset + ADJACENCY))
        .findFirst();
  }

  @Override
  public List<Graph> read(GraphInput folder, LabelDictionary labels) throws IOException {
    List<String> files = folder.siblings();
    String dataset =
        dataset(files)
            .orElseThrow(
                () ->
                    folder.error(
                        "a TUDataset is a folder or zip with DS_A.txt and DS_graph_indicator.txt;"
                            + " name that"));
    TudGraphs graphs = new TudGraphs(folder, labels);
    try (TudTable indicator = TudTable.open(folder, files, dataset + INDICATOR);
        TudTable nodeLabels = TudTable.open(folder, files, dataset + "_node_labels.txt");
        TudTable attributes = TudTable.open(folder, files, dataset + "_node_attributes.txt")) {
      graphs.readVertices(indicator, nodeLabels, attributes);
    }
    try (TudTable adjacency = TudTable.open(folder, files, dataset + ADJACENCY);
        TudTable edgeLabels = TudTable.open(folder, files, dataset + "_edge_labels.txt");
        TudTable attributes = TudTable.open(folder, files, dataset + "_edge_attributes.txt")) {
      graphs.readEdges(adjacency, edgeLabels, attributes);
    }
    return graphs.build();
  }
}
