package org.eugene.jgrapht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.eugene.cost.ConstantCosts;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DefaultUndirectedGraph;
import org.jgrapht.graph.Multigraph;
import org.junit.jupiter.api.Test;

class JGraphTTest {
  private static Graph<String, DefaultEdge> path(String... vertices) {
    Graph<String, DefaultEdge> path = new DefaultUndirectedGraph<>(DefaultEdge.class);
    for (String vertex : vertices) {
      path.addVertex(vertex);
    }
    for (int at = 1; at < vertices.length; at++) {
      path.addEdge(vertices[at - 1], vertices[at]);
    }
    return path;
  }

  @Test
  void answersComeBackAsTheirVerticesAndEdges() {
    Graph<String, DefaultEdge> before = path("A1", "B1", "C1");
    Graph<String, DefaultEdge> after = path("A2", "B2", "C2", "D2");
    JGraphTAnswer<String, DefaultEdge> answer =
        JGraphT.compare(before, after).labels(name -> name.substring(0, 1)).solve();
    assertThat(answer.distance()).isEqualTo(2);
    assertThat(answer.isOptimal()).isTrue();
    assertThat(answer.lower()).isEqualTo(2);
    assertThat(answer.vertexImages()).isEqualTo(Map.of("A1", "A2", "B1", "B2", "C1", "C2"));
    assertThat(answer.edgeImages())
        .isEqualTo(
            Map.of(
                before.getEdge("A1", "B1"),
                after.getEdge("A2", "B2"),
                before.getEdge("B1", "C1"),
                after.getEdge("B2", "C2")));
    assertThat(answer.insertedVertices()).containsExactly("D2");
    assertThat(answer.insertedEdges()).containsExactly(after.getEdge("C2", "D2"));
    assertThat(answer.deletedVertices()).isEmpty();
    assertThat(answer.deletedEdges()).isEmpty();
    assertThat(answer.comparison().edits()).hasSize(2);
  }

  @Test
  void labelsOfEdgesCountWhenTheyAreGiven() {
    Graph<String, DefaultEdge> before = path("A", "B");
    Graph<String, DefaultEdge> after = path("A", "B");
    assertThat(JGraphT.compare(before, after).labels(v -> v, e -> "one").solve().distance())
        .isZero();
    assertThat(
            JGraphT.compare(before, after)
                .labels(v -> v, e -> before.containsEdge(e) ? "old" : "new")
                .costs(ConstantCosts.uniform())
                .within(Duration.ofSeconds(5))
                .solve()
                .distance())
        .isEqualTo(1);
  }

  @Test
  void directionIsKept() {
    Graph<String, DefaultEdge> there = new DefaultDirectedGraph<>(DefaultEdge.class);
    there.addVertex("B");
    there.addVertex("A");
    there.addEdge("A", "B");
    Graph<String, DefaultEdge> back = new DefaultDirectedGraph<>(DefaultEdge.class);
    back.addVertex("A");
    back.addVertex("B");
    back.addEdge("B", "A");
    assertThat(JGraphT.compare(there, there).labels(v -> v).solve().distance()).isZero();
    assertThat(JGraphT.compare(there, back).labels(v -> v).solve().distance()).isEqualTo(2);
  }

  @Test
  void multiEdgesAreRefused() {
    Graph<String, DefaultEdge> theirs = new Multigraph<>(DefaultEdge.class);
    theirs.addVertex("A");
    theirs.addVertex("B");
    theirs.addEdge("A", "B");
    theirs.addEdge("A", "B");
    assertThatThrownBy(() -> JGraphT.compare(theirs, theirs).solve())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
  }
}
