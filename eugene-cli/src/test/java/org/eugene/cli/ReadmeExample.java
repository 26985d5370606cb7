package org.eugene.cli;

import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;

/** The Java of the README, line by line. */
final class ReadmeExample {
  private ReadmeExample() {}

  public static void main(String[] args) {
    GraphBuilder methanol = Graph.undirected("methanol");
    methanol.addEdge(methanol.addVertex("C"), methanol.addVertex("O"), "1");
    GraphBuilder methylamine = Graph.undirected("methylamine");
    methylamine.addEdge(methylamine.addVertex("N"), methylamine.addVertex("C"), "1");

    Comparison answer = Eugene.between(methanol.build(), methylamine.build()).solve();
    System.out.println("distance " + answer.distance() + ", proved " + answer.isOptimal());
    answer.edits().forEach(System.out::println);
  }
}
