package org.eugene.report.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.madam.MAdam;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Stages;
import org.eugene.report.figure.SvgReport;
import org.eugene.solver.Budget;
import org.junit.jupiter.api.Test;

class MarkupTest {
  @Test
  void whatComesFromFilesIsOnlyText() {
    assertThat(Markup.escape("<a href=\"x\">'&\u0000\u0007\uD800</a>"))
        .isEqualTo("&lt;a href=&quot;x&quot;&gt;&#39;&amp;\uFFFD\uFFFD\uFFFD&lt;/a&gt;");
  }

  @Test
  void coordinatesHaveOneDecimal() {
    assertThat(Markup.number(1.25)).isEqualTo("1.2");
    assertThat(Markup.number(-0.04)).isEqualTo("0");
    assertThat(Markup.number(100)).isEqualTo("100");
  }

  @Test
  void picturesAreXmlWhateverTheLabels() throws Exception {
    Graph source = graph("a<b&\"c\u0001", "x", "y<script>");
    Graph target = graph("\u05D0\u202E]]>", "&", "z");
    Comparison comparison = Eugene.between(source, target).solve();
    Report report = new Report(comparison, "uniform", "eugene");
    assertParses(new SvgReport(), report);
    Stages stages = Stages.of(new MAdam().trace(comparison.problem(), Budget.unlimited()), true);
    assertParses(new SvgReport(), report.withStages(stages));
  }

  private static Graph graph(String id, String one, String other) {
    var builder = Graph.directed(id, new LabelDictionary());
    int u = builder.addVertex(Label.of(one));
    int v = builder.addVertex(Label.of(other, Map.of("k", "<&>")));
    builder.addEdge(u, v, Label.of("<" + one)).addEdge(v, u, Label.of(other));
    return builder.addEdge(u, u, Label.of("loop")).build();
  }

  private static void assertParses(ReportWriter writer, Report report) throws Exception {
    StringBuilder text = new StringBuilder();
    writer.write(report, text);
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement()
                .getTagName())
        .isEqualTo("svg");
  }
}
