package org.eugene.search;

import java.nio.IntBuffer;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.LabelDictionary;

/** The graphs of an index file, each made when it is first asked for. */
final class MappedGraphs extends AbstractList<Graph> implements RandomAccess {
  private final List<String> ids;
  private final LabelDictionary labels;
  private final IntBuffer directed;
  private final int[] vertexStart;
  private final int[] edgeStart;
  private final IntBuffer vertexLabel;
  private final IntBuffer edgeFrom;
  private final IntBuffer edgeTo;
  private final IntBuffer edgeLabel;
  private final AtomicReferenceArray<Graph> made;

  MappedGraphs(
      List<String> ids,
      LabelDictionary labels,
      IntBuffer directed,
      int[] vertexStart,
      int[] edgeStart,
      IntBuffer vertexLabel,
      IntBuffer edgeFrom,
      IntBuffer edgeTo,
      IntBuffer edgeLabel) {
    this.ids = ids;
    this.labels = labels;
    this.directed = directed;
    this.vertexStart = vertexStart;
    this.edgeStart = edgeStart;
    this.vertexLabel = vertexLabel;
    this.edgeFrom = edgeFrom;
    this.edgeTo = edgeTo;
    this.edgeLabel = edgeLabel;
    this.made = new AtomicReferenceArray<>(ids.size());
  }

  @Override
  public int size() {
    return ids.size();
  }

  @Override
  public Graph get(int g) {
    Graph known = made.get(g);
    if (known != null) {
      return known;
    }
    made.compareAndSet(g, null, make(g));
    return made.get(g);
  }

  private Graph make(int g) {
    GraphBuilder graph =
        directed.get(g) == 1
            ? Graph.directed(ids.get(g), labels)
            : Graph.undirected(ids.get(g), labels);
    for (int v = vertexStart[g]; v < vertexStart[g + 1]; v++) {
      graph.addVertex(vertexLabel.get(v));
    }
    for (int e = edgeStart[g]; e < edgeStart[g + 1]; e++) {
      graph.addEdge(edgeFrom.get(e), edgeTo.get(e), edgeLabel.get(e));
    }
    return graph.build();
  }
}
