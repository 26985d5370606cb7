package org.eugene.io;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.graph.Graph;

/**
 * How a file holds the vertices of a graph: under their names as ids, or counted where they have
 * none, with their labels as attributes. Labels that a reader would take for names step aside.
 */
public final class VertexSpelling {
  private final List<String> ids;
  private final List<Map<String, Object>> attributes = new ArrayList<>();

  private VertexSpelling(Graph graph, List<String> ids, boolean labelsName) {
    this.ids = ids;
    for (int v = 0; v < graph.order(); v++) {
      attributes.add(LabelMaker.attributes(graph.labelOfVertex(v)));
    }
    if (VertexNames.areLabels(ids, attributes, LabelMaker.NAME, labelsName)) {
      attributes.forEach(VertexSpelling::stepAside);
    }
  }

  /**
   * For formats whose ids are texts.
   *
   * @param prefix of the ids of vertices without names
   */
  public static VertexSpelling of(Graph graph, String prefix) {
    return new VertexSpelling(graph, ids(graph, prefix), false);
  }

  /** For formats whose ids are numbers, and whose labels can be names. */
  public static VertexSpelling numbered(Graph graph) {
    return new VertexSpelling(graph, counted(graph), true);
  }

  private static List<String> counted(Graph graph) {
    List<String> ids = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      ids.add(String.valueOf(v));
    }
    return ids;
  }

  /** Every id once: a name that another vertex has already, or none, is made up for. */
  private static List<String> ids(Graph graph, String prefix) {
    Set<String> taken = new HashSet<>();
    List<String> ids = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      String id = graph.nameOfVertex(v).isEmpty() ? prefix + v : graph.nameOfVertex(v);
      while (!taken.add(id)) {
        id += "_";
      }
      ids.add(id);
    }
    return ids;
  }

  private static void stepAside(Map<String, Object> attributes) {
    Object label = attributes.remove(LabelMaker.NAME);
    if (label != null) {
      attributes.put(LabelMaker.OTHER_NAME, label);
    }
  }

  /** For formats that keep names as labels: all labels step aside. */
  public VertexSpelling withLabelsAside() {
    attributes.forEach(VertexSpelling::stepAside);
    return this;
  }

  /** What the file calls vertex v. */
  public String id(int v) {
    return ids.get(v);
  }

  /** The label of v; the reader makes it of these. */
  public Map<String, Object> attributes(int v) {
    return attributes.get(v);
  }
}
