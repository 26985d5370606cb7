package org.eugene.report.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.Eugene;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.report.Report;
import org.eugene.report.figure.SvgReport;
import org.eugene.report.layout.TextLines;
import org.junit.jupiter.api.Test;

class SideBySideTest {
  private static final Pattern WIDTH = Pattern.compile("<svg[^>]* viewBox=\"0 0 ([0-9.]+)");
  private static final Pattern ENTRY =
      Pattern.compile(
          "translate\\(([0-9.]+) [0-9.]+\\)\"><g class=\"e v .*?<text x=\"48\"[^>]*>(\\w+)</text>");

  /** A small graph is narrower than what is written below it. */
  @Test
  void allWordsOfTheLegendAreInsideTheSmallestPicture() throws IOException {
    String svg = svg(path("one", "A", "B", "C"), path("two", "A", "D"));
    double width = Double.parseDouble(only(WIDTH, svg).group(1));
    Matcher entries = ENTRY.matcher(svg);
    int words = 0;
    while (entries.find()) {
      double left = Double.parseDouble(entries.group(1)) + 48;
      assertThat(left + TextLines.width(entries.group(2))).as(entries.group(2)).isLessThan(width);
      words++;
    }
    assertThat(words).isGreaterThanOrEqualTo(3);
  }

  private static MatchResult only(Pattern pattern, String text) {
    return pattern.matcher(text).results().findFirst().orElseThrow();
  }

  private static String svg(Graph source, Graph target) throws IOException {
    Report report =
        new Report(
            Eugene.between(source, target).costs(ConstantCosts.uniform()).solve(),
            "uniform",
            "eugene");
    StringBuilder text = new StringBuilder();
    new SvgReport().write(report, text);
    return text.toString();
  }

  private static Graph path(String id, String... labels) {
    GraphBuilder graph = Graph.undirected(id);
    for (int v = 0; v < labels.length; v++) {
      graph.addVertex(labels[v]);
      if (v > 0) {
        graph.addEdge(v - 1, v, "x");
      }
    }
    return graph.build();
  }
}
