package org.eugene.io.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.LineScanner;
import org.eugene.io.ReadOptions.MultiEdges;

/** The graphs of one text file as they come together, line by line. */
final class TextAssembly {
  private final LineScanner lines;
  private final LabelDictionary labels;
  private final MultiEdges multiEdges;
  private final Map<String, Integer> labelIds = new HashMap<>();
  private final Map<String, Integer> lineOfId = new HashMap<>();
  private final List<Graph> graphs = new ArrayList<>();
  private String id = "";
  private boolean started;
  // The kind of the current graph is known from its first edge; until then its vertices wait here.
  private Kind kind = Kind.UNKNOWN;
  private GraphBuilder builder;

  private enum Kind {
    UNKNOWN,
    EDGES,
    ARCS
  }

  TextAssembly(LineScanner lines, LabelDictionary labels, MultiEdges multiEdges) {
    this.lines = lines;
    this.labels = labels;
    this.multiEdges = multiEdges;
    this.builder = Graph.undirected(id, labels);
  }

  void take(TextLine line) {
    if (line.isEmpty() || line.isComment()) {
      return;
    }
    String keyword = line.word();
    switch (keyword) {
      case "t" -> start(line);
      case "v" -> addVertex(line);
      case "e" -> addEdge(line, Kind.EDGES);
      case "a" -> addEdge(line, Kind.ARCS);
      default ->
          throw lines.error(
              "a line begins with t, v, e, a or #, not with \"" + keyword + "\"; remove or fix it");
    }
  }

  private void start(TextLine line) {
    finish();
    if (!line.isComment()) {
      throw lines.error("a graph begins with 't # id', here the # is missing; write 't # id'");
    }
    line.word();
    id = line.rest();
    if (id.isEmpty()) {
      throw lines.error("the graph has no id; write 't # id'");
    }
    Integer before = lineOfId.putIfAbsent(id, lines.number());
    if (before != null) {
      throw lines.error(
          "there is a second graph " + id + ", the first is in line " + before + "; rename one");
    }
    started = true;
    kind = Kind.UNKNOWN;
    builder = Graph.undirected(id, labels);
  }

  private void addVertex(TextLine line) {
    checkStarted();
    int index = line.index();
    if (index != builder.order()) {
      throw lines.error(
          "vertex "
              + index
              + " is out of order, "
              + builder.order()
              + " comes next; number the vertices 0, 1, 2, … in order");
    }
    builder.addVertexWithLabelId(labelId(line.label()));
  }

  private void addEdge(TextLine line, Kind edgeKind) {
    checkStarted();
    if (kind != edgeKind) {
      choose(edgeKind);
    }
    int u = line.index();
    int v = line.index();
    int label = labelId(line.label());
    if (builder.hasEdge(u, v)) {
      if (multiEdges == MultiEdges.REFUSE) {
        throw lines.error(
            "edge "
                + u
                + " "
                + v
                + " is there twice; remove one, or say --multi-edges merge to keep the first");
      }
      return;
    }
    try {
      builder.addEdgeWithLabelId(u, v, label);
    } catch (IllegalArgumentException refused) {
      throw lines.error(String.valueOf(refused.getMessage()));
    }
  }

  private void choose(Kind edgeKind) {
    if (kind != Kind.UNKNOWN) {
      throw lines.error(
          "graph " + id + " has both e and a lines; use e for edges or a for arcs throughout");
    }
    kind = edgeKind;
    if (edgeKind == Kind.ARCS) {
      GraphBuilder directed = Graph.directed(id, labels);
      Graph vertices = builder.build();
      for (int v = 0; v < vertices.order(); v++) {
        directed.addVertexWithLabelId(vertices.vertexLabelId(v));
      }
      builder = directed;
    }
  }

  private void checkStarted() {
    if (!started) {
      throw lines.error("there is no graph yet; begin with a line 't # id'");
    }
  }

  private int labelId(String name) {
    Integer known = labelIds.get(name);
    if (known == null) {
      known = labels.intern(Label.of(name));
      labelIds.put(name, known);
    }
    return known;
  }

  private void finish() {
    if (started) {
      graphs.add(builder.build());
    }
  }

  List<Graph> graphs() {
    finish();
    return List.copyOf(graphs);
  }
}
