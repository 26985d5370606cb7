package org.eugene.path;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;

/** A graph being edited. Refuses an operation that does not fit what is there. */
final class Workbench {
  private final EditPath path;
  private final Graph source;
  private final int sourceOrder;
  // Source vertex i has key i, inserted target vertex k has key sourceOrder + k.
  private final Map<Integer, Label> vertices = new LinkedHashMap<>();
  private final Map<Ends, Label> edges = new LinkedHashMap<>();

  private record Ends(int from, int to) {}

  Workbench(Graph source, EditPath path) {
    this.path = path;
    this.source = source;
    this.sourceOrder = source.order();
    if (path.mapping().sourceOrder() != sourceOrder) {
      throw new IllegalArgumentException(
          "the path starts from a graph of "
              + path.mapping().sourceOrder()
              + " vertices, "
              + source.id()
              + " has "
              + sourceOrder);
    }
    if (source.size() > 0 && source.isDirected() != path.directed()) {
      throw new IllegalArgumentException(
          "the path is for " + (path.directed() ? "directed" : "undirected") + " graphs");
    }
    for (int v = 0; v < sourceOrder; v++) {
      vertices.put(v, source.labelOfVertex(v));
    }
    for (int e = 0; e < source.size(); e++) {
      edges.put(ends(source.edgeFrom(e), source.edgeTo(e)), source.labelOfEdge(e));
    }
  }

  void apply(EditOperation operation) {
    if (operation instanceof DeleteEdge op) {
      expect(Objects.equals(op.label(), edges.remove(ends(op.from(), op.to()))), operation);
    } else if (operation instanceof DeleteVertex op) {
      boolean free =
          edges.keySet().stream().noneMatch(e -> e.from == op.vertex() || e.to == op.vertex());
      expect(free && Objects.equals(op.label(), vertices.remove(op.vertex())), operation);
    } else if (operation instanceof SubstituteVertex op) {
      expect(Objects.equals(op.label(), vertices.replace(op.vertex(), op.newLabel())), operation);
    } else if (operation instanceof SubstituteEdge op) {
      expect(
          Objects.equals(op.label(), edges.replace(ends(op.from(), op.to()), op.newLabel())),
          operation);
    } else if (operation instanceof InsertVertex op) {
      expect(vertices.putIfAbsent(sourceOrder + op.targetVertex(), op.label()) == null, operation);
    } else if (operation instanceof InsertEdge op) {
      Ends ends = ends(key(op.targetFrom()), key(op.targetTo()));
      boolean anchored = vertices.containsKey(ends.from) && vertices.containsKey(ends.to);
      expect(anchored && edges.putIfAbsent(ends, op.label()) == null, operation);
    }
  }

  private static void expect(boolean fits, EditOperation operation) {
    if (!fits) {
      throw new IllegalArgumentException(
          "the graph does not fit the path: cannot apply " + operation);
    }
  }

  private Ends ends(int u, int v) {
    return path.directed() || u <= v ? new Ends(u, v) : new Ends(v, u);
  }

  private int key(int targetVertex) {
    if (targetVertex < 0 || targetVertex >= path.mapping().targetOrder()) {
      throw new IllegalArgumentException(
          "the path names target vertex " + targetVertex + ", which is not there");
    }
    int i = path.mapping().preImage(targetVertex);
    return i == VertexMapping.INSERTED ? sourceOrder + targetVertex : i;
  }

  /** The graph as it stands, vertices in the order in which they came. */
  Graph current() {
    return graph(new ArrayList<>(vertices.keySet()), this::nameOnTheWay);
  }

  /** The graph as it stands, vertices in the order of the target. */
  Graph finished() {
    List<Integer> keys = new ArrayList<>();
    for (int k = 0; k < path.mapping().targetOrder(); k++) {
      keys.add(key(k));
    }
    if (!vertices.keySet().equals(new HashSet<>(keys))) {
      throw new IllegalArgumentException("the path does not end in the vertices of its target");
    }
    return graph(keys, key -> path.targetName(targetVertex(key)));
  }

  /** A vertex of the source keeps its name while it lives. */
  private String nameOnTheWay(int key) {
    return key < sourceOrder ? source.nameOfVertex(key) : path.targetName(key - sourceOrder);
  }

  private int targetVertex(int key) {
    return key < sourceOrder ? path.mapping().image(key) : key - sourceOrder;
  }

  private Graph graph(List<Integer> keys, IntFunction<String> nameOf) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder =
        path.directed()
            ? Graph.directed(path.targetId(), labels)
            : Graph.undirected(path.targetId(), labels);
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (Integer key : keys) {
      Label label = vertices.get(key);
      if (label == null) {
        throw new IllegalArgumentException("the path leaves a vertex of its target missing");
      }
      numbers.put(key, builder.addVertex(label, nameOf.apply(key)));
    }
    edges.forEach(
        (ends, label) ->
            builder.addEdge(
                numbers.getOrDefault(ends.from, -1), numbers.getOrDefault(ends.to, -1), label));
    return builder.build();
  }
}
