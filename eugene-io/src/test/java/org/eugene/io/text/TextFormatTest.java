package org.eugene.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.ReadOptions;
import org.junit.jupiter.api.Test;

class TextFormatTest {
  private static List<Graph> read(String text) throws IOException {
    return new TextReader()
        .read(GraphInput.ofText("test", text, ReadOptions.defaults()), new LabelDictionary());
  }

  private static String write(List<Graph> graphs) throws IOException {
    StringBuilder text = new StringBuilder();
    new TextWriter().write(graphs, text);
    return text.toString();
  }

  @Test
  void aTinyFileHasItsKnownCounts() throws IOException {
    List<Graph> graphs =
        read("# two\n\nt # a\nv 0 C\nv 1 O\ne 0 1 2\nt # b c\n  v 0 \"x y\"\r\na 0 0 loop\n");
    assertThat(graphs).extracting(Graph::id).containsExactly("a", "b c");
    assertThat(graphs).extracting(Graph::order).containsExactly(2, 1);
    assertThat(graphs).extracting(Graph::size).containsExactly(1, 1);
    assertThat(graphs).extracting(Graph::isDirected).containsExactly(false, true);
    assertThat(graphs.get(0).labelOfVertex(1).name()).isEqualTo("O");
    assertThat(graphs.get(0).labelOfEdge(0).name()).isEqualTo("2");
    assertThat(graphs.get(1).labelOfVertex(0).name()).isEqualTo("x y");
  }

  @Test
  void labelsAreUnquoted() throws IOException {
    Graph graph = read("t # \"a b \"\nv 0 \"say \\\"hi\\\" \\\\ \\n\"\nv 1\nv 2 a\"b\n").get(0);
    assertThat(graph.id()).isEqualTo("a b ");
    assertThat(graph.labelOfVertex(0).name()).isEqualTo("say \"hi\" \\ \n");
    assertThat(graph.labelOfVertex(1).name()).isEmpty();
    assertThat(graph.labelOfVertex(2).name()).isEqualTo("a\"b");
  }

  @Test
  void whatIsWrittenReadsTheSame() throws IOException {
    String text = "t # \"a b\"\nv 0 \"\"\nv 1 \"x \\\"y\\\"\"\nv 2 é\ne 0 1 \"\"\ne 1 2 1\n";
    assertThat(write(read(text))).isEqualTo(text);
  }

  @Test
  void aByteOrderMarkIsSkipped() throws IOException {
    assertThat(read("\uFEFFt # a\nv 0 C\n")).hasSize(1);
  }

  @Test
  void linesLongerThanTheBufferAreRead() throws IOException {
    String name = "x".repeat(200_000);
    assertThat(read("t # a\nv 0 " + name + "\nv 1 C").get(0).labelOfVertex(0).name())
        .isEqualTo(name);
  }

  @Test
  void theFormatIsKnownByItsFirstLine() {
    assertThat(TextReader.recognises("# comment\n\n t # 1\nv 0 C")).isTrue();
    assertThat(TextReader.recognises("title: something")).isFalse();
    assertThat(TextReader.recognises("")).isFalse();
  }
}
