package org.eugene.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.eugene.report.csv.AnswerCsv;
import org.eugene.report.json.AnswerJson;
import org.eugene.report.text.AnswerText;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Wanted;
import org.eugene.search.Work;
import org.junit.jupiter.api.Test;

class AnswerReportTest {
  private static final Hit EXACT = new Hit(0, "a,\"b\"", 1.5, 1.5);
  private static final Hit BOUNDED = new Hit(3, "c\nd", 2, 4);
  private static final Hit UNKNOWN = new Hit(5, "e", 3, Double.POSITIVE_INFINITY);

  private static AnswerReport report(List<Hit> open) {
    return new AnswerReport(
        new Answer("q", List.of(EXACT, BOUNDED), open, Work.NONE), new Wanted.Nearest(2), 7);
  }

  private static String write(AnswerWriter writer, AnswerReport... reports) throws IOException {
    StringBuilder out = new StringBuilder();
    writer.begin(out);
    for (AnswerReport report : reports) {
      writer.write(report, out);
    }
    writer.end(out);
    return out.toString();
  }

  @Test
  void csvHasTheQueryInFrontIfThereAreSeveral() throws IOException {
    assertThat(write(new AnswerCsv(false), report(List.of())))
        .isEqualTo(
            "rank,id,lower,upper,optimal\n1,\"a,\"\"b\"\"\",1.5,1.5,true\n2,\"c\nd\",2,4,false\n");
    assertThat(write(new AnswerCsv(true), report(List.of())))
        .startsWith("query,rank,id,lower,upper,optimal\nq,1,");
  }

  @Test
  void jsonSaysNullWhereABoundIsNotKnown() throws IOException {
    assertThat(write(new AnswerJson(false), report(List.of(UNKNOWN))))
        .isEqualTo(
            "{\"query\":\"q\",\"complete\":false,\"proved\":false,\"hits\":["
                + "{\"id\":\"a,\\\"b\\\"\",\"lower\":1.5,\"upper\":1.5,\"optimal\":true},"
                + "{\"id\":\"c\\nd\",\"lower\":2,\"upper\":4,\"optimal\":false}],"
                + "\"open\":[{\"id\":\"e\",\"lower\":3,\"upper\":null,\"optimal\":false}],"
                + "\"work\":{\"pairs\":0,\"sizes\":0,\"labels\":0,\"degrees\":0,\"branch\":0,\"rings\":0,\"search\":0,"
                + "\"splitting\":0,\"engine\":0,\"exact\":0}}\n");
    assertThat(write(new AnswerJson(true), report(List.of()), report(List.of())))
        .startsWith("[\n{\"query\"")
        .contains("}},\n{\"query\"")
        .endsWith("}}\n]\n");
  }

  @Test
  void textSaysHowSureTheListIs() throws IOException {
    assertThat(write(new AnswerText(), report(List.of(UNKNOWN)), report(List.of())))
        .startsWith(
            """
            q: the 2 nearest of 7 graphs

              rank  distance  graph
                 1       1.5  a,"b"
                 2    2 to 4  c
            d

              within budget: 1 other graph may belong on the list; --exact decides
            """)
        .contains("\n\nq: the 2 nearest")
        .contains("proved: no other graph is nearer; not all distances are proved\n");
  }
}
