package org.eugene.io;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;

/** Writes one format. Holds no state of a run, hence may be shared. */
public interface GraphWriter {
  /**
   * Writes the graphs in their order. Does not close the output.
   *
   * @throws IllegalArgumentException if the format cannot carry them, for example several graphs in
   *     a format of one
   */
  void write(List<Graph> graphs, Appendable out) throws IOException;

  /** Whether the format has a place for the names of vertices. */
  default boolean carriesNames() {
    return false;
  }
}
