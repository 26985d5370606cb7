package org.eugene.spark;

import java.io.Serializable;
import java.util.Arrays;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.search.GraphCollection;
import org.eugene.search.IndexFormatException;
import org.eugene.search.Search;

/**
 * The graphs of a collection from one position on, as the bytes of an index, opened where they are
 * first asked for.
 */
final class Part implements Serializable {
  private static final long serialVersionUID = 1;

  private final int first;
  private final int count;
  private final byte[] bytes;
  private transient GraphCollection graphs;
  private transient Search search;
  private transient SpreadOptions told;

  /**
   * @param first where the part begins in the whole collection
   */
  @SuppressWarnings("NullAway") // opened later
  Part(int first, GraphCollection graphs) {
    this.first = first;
    this.count = graphs.size();
    this.bytes = graphs.bytes();
  }

  int first() {
    return first;
  }

  /** Behind the last position. */
  int end() {
    return first + count;
  }

  synchronized GraphCollection graphs() {
    if (graphs == null) {
      try {
        graphs = GraphCollection.read("a part", bytes);
      } catch (IndexFormatException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return graphs;
  }

  /** The id of the graph at this position of the whole collection. */
  String id(int position) {
    return graphs().id(position - first);
  }

  /** A search in this part; the last one is kept, since rounds ask with the same options. */
  synchronized Search search(SpreadOptions options) {
    if (search == null || !options.equals(told)) {
      search = Search.in(graphs(), options.search());
      told = options;
    }
    return search;
  }

  @Override
  public String toString() {
    return "graphs " + first + " to " + end() + ", " + Arrays.hashCode(bytes);
  }
}
