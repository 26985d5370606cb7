package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.LabelDictionary;

/** All shelves of a collection, over all segments. Immutable but for what was touched. */
final class Shelves {
  private final List<Segment> segments;
  private final Segment.Shared shared;
  private final int[] firstPosition;
  private final Shelf[] all;
  private final int graphs;
  private final boolean directed;
  private final boolean hasEdges;

  /**
   * @throws IllegalStateException if some graphs have edges with and some without a direction
   */
  Shelves(List<Segment> segments, Segment.Shared shared) {
    this.segments = List.copyOf(segments);
    this.shared = shared;
    this.firstPosition = new int[segments.size()];
    List<Shelf> shelves = new ArrayList<>();
    int count = 0;
    boolean arcs = false;
    boolean lines = false;
    for (int at = 0; at < firstPosition.length; at++) {
      firstPosition[at] = count;
      count += segments.get(at).graphs();
      for (Shelf shelf : segments.get(at).shelves()) {
        shelves.add(shelf);
        arcs |= shelf.size() > 0 && shelf.isDirected();
        lines |= shelf.size() > 0 && !shelf.isDirected();
      }
    }
    if (arcs && lines) {
      throw new IllegalStateException("graphs of one kind");
    }
    this.graphs = count;
    this.all = shelves.toArray(new Shelf[0]);
    this.directed = arcs;
    this.hasEdges = arcs || lines;
  }

  int graphs() {
    return graphs;
  }

  /** Whether edges have a direction. */
  boolean isDirected() {
    return directed;
  }

  boolean hasEdges() {
    return hasEdges;
  }

  int count() {
    return all.length;
  }

  Shelf get(int shelf) {
    return all[shelf];
  }

  LabelDictionary vertexLabels() {
    return shared.vertexLabels();
  }

  LabelDictionary edgeLabels() {
    return shared.edgeLabels();
  }

  StarTable stars() {
    return shared.stars();
  }

  RingTable rings() {
    return shared.rings();
  }

  /** Vertices and edges of the largest graph. */
  int largest() {
    int largest = 0;
    for (Shelf shelf : all) {
      largest = Math.max(largest, shelf.order() + shelf.size());
    }
    return largest;
  }

  private int segmentOf(int position) {
    int at = segments.size() - 1;
    while (firstPosition[at] > position) {
      at--;
    }
    return at;
  }

  /** Reads the graph at a position. */
  void read(int position, SmallGraph into) {
    int segment = segmentOf(position);
    segments.get(segment).read(position - firstPosition[segment], into);
  }

  /** The id of the graph at a position. */
  String id(int position) {
    int segment = segmentOf(position);
    return segments.get(segment).id(position - firstPosition[segment]);
  }
}
