package org.eugene.answer;

import java.io.IOException;
import org.eugene.graph.Graph;
import org.eugene.io.request.GraphSource;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;

/** Where graphs come from that a request names. Safe for several threads. */
public interface Graphs extends GraphSource {
  /** A graph that came with its request, as if it had been read. */
  Graph asRead(Graph graph);

  /** The collection of this name. */
  GraphCollection collection(String name) throws IOException;

  /** Questions to a collection. */
  Search search(String collection, SearchOptions wanted) throws IOException;
}
