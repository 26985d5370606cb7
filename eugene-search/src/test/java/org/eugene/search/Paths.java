package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Small graphs to be read off a line. */
final class Paths {
  private Paths() {}

  /** Paths, one vertex a letter; the word is the id. */
  static List<Graph> of(String... words) {
    LabelDictionary labels = new LabelDictionary();
    List<Graph> graphs = new ArrayList<>();
    for (String word : words) {
      GraphBuilder path = Graph.undirected(word, labels);
      for (int v = 0; v < word.length(); v++) {
        path.addVertex(Label.of(word.substring(v, v + 1)));
        if (v > 0) {
          path.addEdge(v - 1, v, Label.BLANK);
        }
      }
      graphs.add(path.build());
    }
    return graphs;
  }
}
