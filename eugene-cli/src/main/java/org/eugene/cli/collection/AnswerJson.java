package org.eugene.cli.collection;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Work;

/** One object a query; several queries are an array of them. */
final class AnswerJson implements AnswerWriter {
  private final boolean several;
  private boolean first = true;

  AnswerJson(boolean several) {
    this.several = several;
  }

  @Override
  public void begin(Appendable out) throws IOException {
    out.append(several ? "[\n" : "");
  }

  @Override
  public void write(Answer answer, Appendable out) throws IOException {
    out.append(first ? "" : ",\n");
    first = false;
    out.append("{\"query\":").append(JsonText.quoted(answer.query()));
    out.append(",\"complete\":").append(String.valueOf(answer.isComplete()));
    out.append(",\"proved\":").append(String.valueOf(answer.isProved()));
    out.append(",\"hits\":").append(hits(answer.hits()));
    out.append(",\"open\":").append(hits(answer.open()));
    out.append(",\"work\":").append(work(answer.work())).append('}');
  }

  @Override
  public void end(Appendable out) throws IOException {
    out.append(several ? "\n]\n" : "\n");
  }

  private static String hits(List<Hit> hits) {
    return hits.stream().map(AnswerJson::hit).collect(Collectors.joining(",", "[", "]"));
  }

  private static String hit(Hit hit) {
    return String.format(
        "{\"id\":%s,\"lower\":%s,\"upper\":%s,\"optimal\":%s}",
        JsonText.quoted(hit.id()),
        DecimalNumber.text(hit.lower()),
        DecimalNumber.text(hit.upper()),
        hit.isOptimal());
  }

  private static String work(Work work) {
    return String.format(
        "{\"pairs\":%d,\"sizes\":%d,\"labels\":%d,\"degrees\":%d,\"branch\":%d,\"splitting\":%d,"
            + "\"engine\":%d,\"exact\":%d}",
        work.pairs(),
        work.bySizes(),
        work.byLabels(),
        work.byDegrees(),
        work.byBranch(),
        work.bySplitting(),
        work.engine(),
        work.exact());
  }
}
