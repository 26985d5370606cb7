package org.eugene.report.csv;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Hit;

/**
 * One row a hit: {@value #HEADER}; with the query in front if there are several.
 *
 * @param several whether there is more than one query
 * @param ids how ids stand in it
 */
public record AnswerCsv(boolean several, CsvIds ids) implements AnswerWriter {
  /** The first line, for one query. */
  public static final String HEADER = "rank,id,lower,upper,optimal";

  /** With ids as they are. */
  public AnswerCsv(boolean several) {
    this(several, CsvIds.PLAIN);
  }

  @Override
  public void begin(Appendable out) throws IOException {
    out.append(several ? "query," : "").append(HEADER).append('\n');
  }

  @Override
  public void write(AnswerReport report, Appendable out) throws IOException {
    List<Hit> hits = report.answer().hits();
    for (int at = 0; at < hits.size(); at++) {
      Hit hit = hits.get(at);
      List<String> fields =
          new ArrayList<>(several ? List.of(ids.of(report.answer().query())) : List.of());
      fields.add(String.valueOf(at + 1));
      fields.add(ids.of(hit.id()));
      fields.add(DecimalNumber.text(hit.lower()));
      fields.add(DecimalNumber.text(hit.upper()));
      fields.add(String.valueOf(hit.isOptimal()));
      out.append(CsvLine.of(fields));
    }
  }
}
