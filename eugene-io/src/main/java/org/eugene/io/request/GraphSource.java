package org.eugene.io.request;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;

/** Where the graphs are that a request only names. */
@FunctionalInterface
public interface GraphSource {
  /** The one graph of this name, as on the command line. */
  Graph one(String address) throws IOException;

  /** All graphs of a file or collection of this name. */
  default List<Graph> all(String location) throws IOException {
    return List.of(one(location));
  }
}
