package org.eugene.examples;

import org.eugene.jgrapht.JGraphT;
import org.eugene.jgrapht.JGraphTAnswer;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;

/**
 * Compares two graphs of JGraphT and gets their own vertices back.
 *
 * <pre>
 * distance 2.0
 * packing becomes wrapping
 * [sending] comes with [(wrapping : sending)]
 * </pre>
 */
final class JGraphTGraphs {
  private JGraphTGraphs() {}

  /** A vertex of somebody's own. */
  record Step(String name, String kind) {
    @Override
    public String toString() {
      return name;
    }
  }

  public static void main(String[] args) {
    Graph<Step, DefaultEdge> before = new DefaultDirectedGraph<>(DefaultEdge.class);
    Step order = new Step("ordering", "form");
    Step pack = new Step("packing", "work");
    before.addVertex(order);
    before.addVertex(pack);
    before.addEdge(order, pack);

    Graph<Step, DefaultEdge> after = new DefaultDirectedGraph<>(DefaultEdge.class);
    Step ask = new Step("asking", "form");
    Step wrap = new Step("wrapping", "work");
    Step send = new Step("sending", "post");
    after.addVertex(ask);
    after.addVertex(wrap);
    after.addVertex(send);
    after.addEdge(ask, wrap);
    after.addEdge(wrap, send);

    JGraphTAnswer<Step, DefaultEdge> answer =
        JGraphT.compare(before, after).labels(Step::kind).solve();
    System.out.println("distance " + answer.distance());
    System.out.println(pack + " becomes " + answer.vertexImages().get(pack));
    System.out.println(answer.insertedVertices() + " comes with " + answer.insertedEdges());
  }
}
