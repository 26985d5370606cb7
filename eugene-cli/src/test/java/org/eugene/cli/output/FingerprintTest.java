package org.eugene.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class FingerprintTest {
  private static Graph graph(String id, String label) {
    GraphBuilder graph = Graph.undirected(id, new LabelDictionary());
    graph.addVertex(Label.of(label));
    return graph.build();
  }

  private static Fingerprint of(Graph... graphs) {
    return new Fingerprint().with("method=eugene", "seed=1").with(List.of(graphs));
  }

  @Test
  void everythingThatDecidesTheRowsCounts() {
    Graph a = graph("a", "C");
    Graph b = graph("b", "N");
    assertThat(
            Stream.of(
                    of(a, b),
                    of(b, a),
                    of(a),
                    of(a, graph("c", "N")),
                    of(a, graph("b", "O")),
                    new Fingerprint().with("method=eugene", "seed=2").with(List.of(a, b)),
                    new Fingerprint().with("method=eugeneseed=1").with(List.of(a, b)),
                    new Fingerprint()
                        .with("method=eugene", "seed=1")
                        .with(List.of(a))
                        .with(List.of(b)))
                .map(Fingerprint::text))
        .doesNotHaveDuplicates();
    assertThat(of(a, b).text()).isEqualTo(of(graph("a", "C"), graph("b", "N")).text());
  }
}
