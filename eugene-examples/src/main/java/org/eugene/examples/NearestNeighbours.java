package org.eugene.examples;

import java.util.List;
import java.util.stream.Stream;
import org.eugene.chemistry.Molecules;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;

/**
 * Finds the graphs of a collection that are nearest to another one.
 *
 * <pre>
 * OCC 0.0
 * CCN 1.0
 * proved true
 * </pre>
 */
final class NearestNeighbours {
  private NearestNeighbours() {}

  public static void main(String[] args) {
    List<Graph> graphs =
        Stream.of("CCN", "c1ccccc1", "OCC", "CC(=O)O")
            .map(s -> Molecules.parse(s).graph())
            .toList();
    Search search =
        Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withThreads(2).exact());

    Answer answer = search.knn(Molecules.parse("CCO").graph(), 2);
    for (Hit hit : answer.hits()) {
      System.out.println(hit.id() + " " + hit.upper());
    }
    System.out.println("proved " + answer.isProved());
  }
}
