package org.eugene.search;

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
  private final FlatGraphs flat;
  private final AtomicReferenceArray<Graph> made;

  MappedGraphs(List<String> ids, LabelDictionary labels, FlatGraphs flat) {
    this.ids = ids;
    this.labels = labels;
    this.flat = flat;
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
        flat.isDirected(g)
            ? Graph.directed(ids.get(g), labels)
            : Graph.undirected(ids.get(g), labels);
    for (int v = flat.vertexStart()[g]; v < flat.vertexStart()[g + 1]; v++) {
      graph.addVertex(flat.vertexLabel().get(v));
    }
    for (int e = flat.edgeStart()[g]; e < flat.edgeStart()[g + 1]; e++) {
      graph.addEdge(flat.edgeFrom().get(e), flat.edgeTo().get(e), flat.edgeLabel().get(e));
    }
    return graph.build();
  }
}
