package org.eugene.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.report.Report;
import org.junit.jupiter.api.Test;

class InkTest {
  @Test
  void coloursAddNothingButColours() throws IOException {
    LabelDictionary labels = new LabelDictionary();
    var one = Graph.undirected("one", labels);
    one.addEdge(one.addVertex(Label.of("a")), one.addVertex(Label.of("b")), Label.of("x"));
    var other = Graph.undirected("other", labels);
    other.addVertex(Label.of("c"));
    Report report =
        new Report(Eugene.between(one.build(), other.build()).solve(), "uniform", "eugene");
    StringBuilder plain = new StringBuilder();
    new TextReport().write(report, plain);
    StringBuilder coloured = new StringBuilder();
    new TextReport(Ink.ANSI).write(report, coloured);
    assertThat(coloured.toString()).contains("\u001B[31mremove vertex", "\u001B[35mrelabel");
    assertThat(coloured.toString().replaceAll("\u001B\\[\\d+m", "")).isEqualTo(plain.toString());
  }
}
