package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DigestTest {
  private static Graph graph(boolean directed, String id, Label first, Label second, Label edge) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder = directed ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    builder.addVertex(first);
    builder.addVertex(second);
    builder.addEdge(1, 0, edge);
    return builder.build();
  }

  private static Graph graph(Label first, Label second, Label edge) {
    return graph(false, "g", first, second, edge);
  }

  @Test
  void whatMakesAGraphAnotherOneMakesItsDigestAnotherOne() {
    Label c = Label.of("C");
    Label n = Label.of("N");
    Label bond = Label.of("1");
    List<Graph> different =
        List.of(
            graph(c, n, bond),
            graph(n, c, bond),
            graph(c, n, Label.of("2")),
            graph(true, "g", c, n, bond),
            graph(c, n, Label.of("1", Map.of("x", 1))),
            graph(c, n, Label.of("1", Map.of("x", 1.0))),
            graph(c, n, Label.of("1", Map.of("x", "1"))),
            graph(c, n, Label.of("1", Map.of("x", "true"))),
            graph(c, n, Label.of("1", Map.of("x", true))),
            graph(c, n, Label.of("1{x=1}")),
            graph(c, n, Label.of("1", Map.of("x", "1, y=2"))),
            graph(c, n, Label.of("1", Map.of("x", "1", "y", "2"))),
            graph(Label.of("CN"), Label.BLANK, bond));
    assertThat(different.stream().map(Digest::of)).doesNotHaveDuplicates();
  }

  @Test
  void theIdAndTheDictionaryDoNotMatter() {
    Label c = Label.of("C", Map.of("x", 0.5));
    Graph one = graph(false, "one", c, c, Label.BLANK);
    LabelDictionary labels = new LabelDictionary();
    labels.intern(Label.of("in the way"));
    GraphBuilder two = Graph.undirected("two", labels);
    two.addVertex(c);
    two.addVertex(c);
    two.addEdge(0, 1, Label.BLANK);
    assertThat(Digest.of(two.build())).isEqualTo(Digest.of(one)).hasSize(64);
  }

  @Test
  void wordsDoNotRunIntoEachOther() {
    assertThat(
            Stream.of(
                new Digest().add("ab").add("c"),
                new Digest().add("a").add("bc"),
                new Digest().add("abc"),
                new Digest().add("abc").add("")))
        .extracting(Digest::hex)
        .doesNotHaveDuplicates();
  }
}
