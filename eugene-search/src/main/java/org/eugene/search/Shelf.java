package org.eugene.search;

import java.nio.ByteBuffer;

/**
 * Graphs of one order, size and kind, as they stand in an index: how large they are is a matter of
 * where they stand, so that whoever puts a whole shelf aside needs to look at none of them. Its
 * bytes are looked at when somebody first asks, and everything that a bound wants to know is
 * counted from them then: nothing is taken on trust.
 *
 * <p>Safe for use by several threads.
 */
final class Shelf {
  private final Segment segment;
  private final Place place;
  private volatile ByteBuffer checked = IndexLayout.buffer(0);
  private volatile Sketches sketches = Sketches.NONE;

  /**
   * What the directory says.
   *
   * @param order vertices of each graph
   * @param size edges of each graph, self-loops included
   * @param directed whether edges have a direction
   * @param count how many graphs
   * @param firstRank graphs of the segment before this shelf
   * @param offset where it stands in the segment
   * @param length bytes
   * @param checksum of the bytes
   */
  record Place(
      int order,
      int size,
      boolean directed,
      int count,
      int firstRank,
      long offset,
      long length,
      int checksum) {}

  Shelf(Segment segment, Place place) {
    this.segment = segment;
    this.place = place;
  }

  int order() {
    return place.order;
  }

  /** Self-loops included. */
  int size() {
    return place.size;
  }

  boolean isDirected() {
    return place.directed;
  }

  int count() {
    return place.count;
  }

  /** Graphs of the segment before these. */
  int firstRank() {
    return place.firstRank;
  }

  private ByteBuffer bytes() {
    ByteBuffer known = checked;
    if (known.capacity() == 0 && place.length > 0) {
      known = segment.checkedShelf(place);
      checked = known;
    }
    return known;
  }

  /** What bounds look at, counted when it is first asked for. */
  Sketches sketches() {
    Sketches known = sketches;
    if (known == Sketches.NONE) {
      synchronized (this) {
        known = sketches;
        if (known == Sketches.NONE) {
          known = segment.sketch(this);
          sketches = known;
        }
      }
    }
    return known;
  }

  /** The position in the collection of the graph in this place of the shelf. */
  int position(int slot) {
    return segment.position(this, slot, bytes().getInt(slot * Integer.BYTES));
  }

  /** Reads a graph, and refuses one that is none. */
  void read(int slot, SmallGraph into) {
    int labelWidth = IndexLayout.width(segment.vertexNumbers().length);
    int endWidth = IndexLayout.width(place.order);
    int edgeWidth = IndexLayout.width(segment.edgeNumbers().length);
    int record = place.order * labelWidth + place.size * (2 * endWidth + edgeWidth);
    into.begin(place.order, place.size, place.directed);
    byte[] bytes = into.bytes(record);
    bytes().get(place.count * Integer.BYTES + slot * record, bytes, 0, record);
    if (labelWidth == 1 && endWidth == 1 && edgeWidth == 1) {
      readBytes(bytes, into);
      return;
    }
    int at = 0;
    int[] vertexNumbers = segment.vertexNumbers();
    for (int v = 0; v < place.order; v++) {
      into.vertexLabel[v] = vertexNumbers[number(bytes, at, labelWidth)];
      at += labelWidth;
    }
    int[] edgeNumbers = segment.edgeNumbers();
    int lastFrom = -1;
    int lastTo = -1;
    for (int e = 0; e < place.size; e++) {
      int from = number(bytes, at, endWidth);
      int to = number(bytes, at + endWidth, endWidth);
      into.edgeLabel[e] = edgeNumbers[number(bytes, at + 2 * endWidth, edgeWidth)];
      at += 2 * endWidth + edgeWidth;
      boolean isNext = from > lastFrom || (from == lastFrom && to > lastTo);
      boolean isEdge = from < place.order && to < place.order && (place.directed || from <= to);
      if (!isNext || !isEdge || (from | to) < 0) {
        throw new IllegalStateException("an edge");
      }
      lastFrom = from;
      lastTo = to;
      into.from[e] = from;
      into.to[e] = to;
    }
  }

  /** The same where a byte is enough for any number, as for molecules: in half the time. */
  private void readBytes(byte[] bytes, SmallGraph into) {
    int order = place.order;
    int[] vertexNumbers = segment.vertexNumbers();
    for (int v = 0; v < order; v++) {
      into.vertexLabel[v] = vertexNumbers[bytes[v] & 0xFF];
    }
    int[] edgeNumbers = segment.edgeNumbers();
    boolean directed = place.directed;
    int last = -1;
    int at = order;
    for (int e = 0; e < place.size; e++) {
      int from = bytes[at] & 0xFF;
      int to = bytes[at + 1] & 0xFF;
      into.edgeLabel[e] = edgeNumbers[bytes[at + 2] & 0xFF];
      at += 3;
      int next = from << Byte.SIZE | to;
      if (next <= last || from >= order || to >= order || (!directed && from > to)) {
        throw new IllegalStateException("an edge");
      }
      last = next;
      into.from[e] = from;
      into.to[e] = to;
    }
  }

  /** Little endian. */
  private static int number(byte[] bytes, int at, int width) {
    int number = bytes[at] & 0xFF;
    for (int more = 1; more < width; more++) {
      number |= (bytes[at + more] & 0xFF) << (8 * more);
    }
    return number;
  }

  /** Counted from the graphs. */
  Sketches counted() {
    int count = place.count;
    SmallGraph graph = new SmallGraph();
    Bars vertices = new Bars(count);
    Bars edges = new Bars(count);
    int[] position = new int[count];
    int[] proper = new int[count];
    for (int slot = 0; slot < count; slot++) {
      position[slot] = position(slot);
      if (slot > 0 && position[slot] <= position[slot - 1]) {
        throw new IllegalStateException("order of positions");
      }
      read(slot, graph);
      vertices.add(graph.vertexLabel, place.order);
      edges.add(graph.edgeLabel, place.size);
      proper[slot] = graph.properEdges();
    }
    return new Sketches(position, vertices.done(), edges.done(), proper);
  }
}
