package org.eugene.io.jgrapht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DefaultUndirectedGraph;
import org.jgrapht.graph.Multigraph;
import org.junit.jupiter.api.Test;

class JGraphTGraphTest {
  private final LabelDictionary labels = new LabelDictionary();

  private JGraphTGraph<String, DefaultEdge> over(Graph<String, DefaultEdge> theirs) {
    return JGraphTGraph.of(
        theirs, labels, name -> Label.of(name.substring(0, 1)), edge -> Label.BLANK);
  }

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
    JGraphTGraph<String, DefaultEdge> source = over(before);
    JGraphTGraph<String, DefaultEdge> target = over(after);
    Comparison answer = Eugene.between(source.graph(), target.graph()).solve();
    assertThat(answer.distance()).isEqualTo(2);
    VertexMapping mapping = answer.result().mapping().orElseThrow();
    assertThat(source.vertexImages(mapping, target))
        .isEqualTo(Map.of("A1", "A2", "B1", "B2", "C1", "C2"));
    assertThat(source.edgeImages(mapping, target))
        .isEqualTo(
            Map.of(
                before.getEdge("A1", "B1"),
                after.getEdge("A2", "B2"),
                before.getEdge("B1", "C1"),
                after.getEdge("B2", "C2")));
  }

  @Test
  void directionIsKept() {
    Graph<String, DefaultEdge> theirs = new DefaultDirectedGraph<>(DefaultEdge.class);
    theirs.addVertex("B");
    theirs.addVertex("A");
    DefaultEdge edge = theirs.addEdge("A", "B");
    JGraphTGraph<String, DefaultEdge> ours = over(theirs);
    assertThat(ours.graph().isDirected()).isTrue();
    assertThat(ours.vertex(0)).isEqualTo("B");
    assertThat(ours.graph().edge(1, 0)).isZero();
    assertThat(ours.edge(0)).isSameAs(edge);
  }

  @Test
  void multiEdgesAreRefused() {
    Graph<String, DefaultEdge> theirs = new Multigraph<>(DefaultEdge.class);
    theirs.addVertex("A");
    theirs.addVertex("B");
    theirs.addEdge("A", "B");
    theirs.addEdge("A", "B");
    assertThatThrownBy(() -> over(theirs))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
  }
}
