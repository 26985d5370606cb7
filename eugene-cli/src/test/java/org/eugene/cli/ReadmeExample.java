package org.eugene.cli;

import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** The Java of the README, line by line. */
final class ReadmeExample {
  private ReadmeExample() {}

  public static void main(String[] args) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder methanol = Graph.undirected("methanol", labels);
    methanol.addEdge(
        methanol.addVertex(Label.of("C")), methanol.addVertex(Label.of("O")), Label.of("1"));
    GraphBuilder methylamine = Graph.undirected("methylamine", labels);
    methylamine.addEdge(
        methylamine.addVertex(Label.of("N")), methylamine.addVertex(Label.of("C")), Label.of("1"));

    Comparison answer = Eugene.between(methanol.build(), methylamine.build()).solve();
    System.out.println("distance " + answer.distance() + ", proved " + answer.result().isOptimal());
    answer.path().orElseThrow().operations().forEach(System.out::println);
  }
}
