package org.eugene.report.json;

import java.io.IOException;
import java.util.List;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Work;

/** One object a query; several queries are an array of them. */
public final class AnswerJson implements AnswerWriter {
  private final boolean several;
  private boolean first = true;

  /**
   * @param several whether there is more than one query
   */
  public AnswerJson(boolean several) {
    this.several = several;
  }

  @Override
  public void begin(Appendable out) throws IOException {
    out.append(several ? "[\n" : "");
  }

  @Override
  public void write(AnswerReport report, Appendable out) throws IOException {
    out.append(first ? "" : ",\n").append(JsonLine.of(json -> write(report.answer(), json)));
    first = false;
  }

  @Override
  public void end(Appendable out) throws IOException {
    out.append(several ? "\n]\n" : "\n");
  }

  private static void write(Answer answer, JsonText json) throws IOException {
    json.writeStartObject();
    writeFields(answer, json);
    json.writeEndObject();
  }

  static void writeFields(Answer answer, JsonText json) throws IOException {
    json.writeStringField("query", answer.query());
    json.writeBooleanField("complete", answer.isComplete());
    json.writeBooleanField("proved", answer.isProved());
    write("hits", answer.hits(), json);
    write("open", answer.open(), json);
    write(answer.work(), json);
  }

  private static void write(String field, List<Hit> hits, JsonText json) throws IOException {
    json.writeArrayFieldStart(field);
    for (Hit hit : hits) {
      writeHit(hit, json);
    }
    json.writeEndArray();
  }

  static void writeHit(Hit hit, JsonText json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", hit.id());
    json.writeNumberField("lower", hit.lower());
    json.writeNumberField("upper", hit.upper());
    json.writeBooleanField("optimal", hit.isOptimal());
    json.writeEndObject();
  }

  private static void write(Work work, JsonText json) throws IOException {
    json.writeObjectFieldStart("work");
    json.writeNumberField("pairs", work.pairs());
    json.writeNumberField("sizes", work.bySizes());
    json.writeNumberField("labels", work.byLabels());
    json.writeNumberField("degrees", work.byDegrees());
    json.writeNumberField("branch", work.byBranch());
    json.writeNumberField("rings", work.byRings());
    json.writeNumberField("search", work.bySearch());
    json.writeNumberField("splitting", work.bySplitting());
    json.writeNumberField("engine", work.engine());
    json.writeNumberField("exact", work.exact());
    json.writeEndObject();
  }
}
