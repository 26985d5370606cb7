package org.eugene.cli;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;

/** The Java of docs/search.md. */
final class SearchExample {
  private SearchExample() {}

  public static void main(String[] args) throws IOException {
    List<Graph> graphs = new GraphFiles().all("../examples/molecules.txt");
    GraphCollection collection = GraphCollection.of(graphs);
    Search search = Search.in(collection, SearchOptions.defaults().withThreads(2).exact());
    Answer answer = search.knn(graphs.get(0), 3);
    for (Hit hit : answer.hits()) {
      System.out.println(hit.id() + " " + hit.upper());
    }
    System.out.println("proved: " + answer.isProved());
  }
}
