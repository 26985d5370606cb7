package org.eugene.io;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/** Reads one format. Holds no state of a run, hence may be shared. */
public interface GraphReader {
  /**
   * All graphs of the input, in its order, vertices in its order. Does not close the input.
   *
   * @throws GraphFormatException if the input is not of the format; nothing half-read is returned
   */
  List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException;
}
