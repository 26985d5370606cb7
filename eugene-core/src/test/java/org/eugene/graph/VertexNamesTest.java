package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VertexNamesTest {
  private static Graph graph(String... names) {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (String name : names) {
      builder.addVertex(Label.of("person"), name);
    }
    builder.addEdge(0, 1, Label.of("knows"));
    return builder.build();
  }

  private static List<String> names(Graph graph) {
    return IntStream.range(0, graph.order()).mapToObj(graph::nameOfVertex).toList();
  }

  @Test
  void namesChangeNeitherEqualityNorDigests() {
    Graph named = graph("ann", "bob");
    Graph plain = graph("", "");
    assertThat(named).isEqualTo(plain).hasSameHashCodeAs(plain);
    assertThat(Digest.of(named)).isEqualTo(Digest.of(plain));
    assertThat(named.hasNames()).isTrue();
    assertThat(plain.hasNames()).isFalse();
  }

  @Test
  void someMayHaveNamesAndOthersNot() {
    GraphBuilder builder = Graph.directed("g", new LabelDictionary());
    for (int v = 0; v < 40; v++) {
      builder.addVertex(Label.BLANK, v == 17 || v == 35 ? "v" + v : "");
    }
    Graph graph = builder.build();
    assertThat(graph.nameOfVertex(17)).isEqualTo("v17");
    assertThat(graph.nameOfVertex(35)).isEqualTo("v35");
    assertThat(graph.nameOfVertex(0)).isEmpty();
    assertThat(graph.nameOfVertex(39)).isEmpty();
  }

  @Test
  void copiesKeepNames() {
    Graph graph = graph("ann", "bob", "carl");
    assertThat(names(graph.withId("h"))).containsExactly("ann", "bob", "carl");
    assertThat(names(graph.permuted(new int[] {2, 0, 1}))).containsExactly("bob", "carl", "ann");
    assertThat(names(graph.mapVertexLabels((v, label) -> Label.BLANK)))
        .containsExactly("ann", "bob", "carl");
    assertThat(names(graph.mapEdgeLabels(label -> Label.BLANK)))
        .containsExactly("ann", "bob", "carl");
  }

  @Test
  void theBuilderKnowsItsEdges() {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    builder.addVertex(Label.BLANK);
    builder.addVertex(Label.BLANK);
    builder.addEdge(1, 0, Label.BLANK);
    assertThat(builder.hasEdge(0, 1)).isTrue();
    assertThat(builder.hasEdge(1, 0)).isTrue();
    assertThat(builder.hasEdge(0, 0)).isFalse();
  }
}
