package org.eugene.search;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.LabelDictionary;

/** The graphs of an index, each made whenever it is asked for. */
final class MappedGraphs extends AbstractList<Graph> implements RandomAccess {
  private final Shelves shelves;
  private final LabelDictionary labels = new LabelDictionary();
  private final int[] vertexLabel;
  private final int[] edgeLabel;

  MappedGraphs(Shelves shelves) {
    this.shelves = shelves;
    this.vertexLabel = interned(shelves.vertexLabels());
    this.edgeLabel = interned(shelves.edgeLabels());
  }

  private int[] interned(LabelDictionary from) {
    int[] ids = new int[from.size()];
    for (int number = 0; number < ids.length; number++) {
      ids[number] = labels.intern(from.label(number));
    }
    return ids;
  }

  @Override
  public int size() {
    return shelves.graphs();
  }

  @Override
  public Graph get(int position) {
    if (position < 0 || position >= size()) {
      throw new IndexOutOfBoundsException("graph " + position + " of " + size());
    }
    SmallGraph flat = new SmallGraph();
    shelves.read(position, flat);
    String id = shelves.id(position);
    GraphBuilder graph = flat.directed ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    for (int v = 0; v < flat.order; v++) {
      graph.addVertexWithLabelId(vertexLabel[flat.vertexLabel[v]]);
    }
    for (int e = 0; e < flat.size; e++) {
      graph.addEdgeWithLabelId(flat.from[e], flat.to[e], edgeLabel[flat.edgeLabel[e]]);
    }
    return graph.build();
  }
}
