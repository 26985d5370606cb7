package org.eugene.cli.collection;

import java.io.IOException;
import org.eugene.report.CsvReport;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Answer;
import org.eugene.search.Hit;

/** One row a hit: {@value #HEADER}; with the query in front if there are several. */
record AnswerCsv(boolean several) implements AnswerWriter {
  static final String HEADER = "rank,id,lower,upper,optimal";

  @Override
  public void begin(Appendable out) throws IOException {
    out.append(several ? "query," : "").append(HEADER).append('\n');
  }

  @Override
  public void write(Answer answer, Appendable out) throws IOException {
    for (int at = 0; at < answer.hits().size(); at++) {
      Hit hit = answer.hits().get(at);
      String row =
          CsvReport.line(
              String.valueOf(at + 1),
              hit.id(),
              DecimalNumber.text(hit.lower()),
              DecimalNumber.text(hit.upper()),
              String.valueOf(hit.isOptimal()));
      String query = CsvReport.line(answer.query());
      out.append(several ? query.substring(0, query.length() - 1) + "," : "").append(row);
    }
  }
}
