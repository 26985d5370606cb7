package org.eugene.report.json;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.report.CollectionSummary;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Spread;

/** A summary as one JSON object on one line. */
public final class SummaryJson {
  private SummaryJson() {}

  /** Writes one object and the end of its line. */
  public static void write(CollectionSummary summary, Appendable out) throws IOException {
    out.append(JsonLine.of(json -> write(summary, json))).append('\n');
  }

  private static void write(CollectionSummary summary, JsonText json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", summary.name());
    json.writeNumberField("graphs", summary.graphs());
    json.writeNumberField("directed", summary.directed());
    write("vertices", summary.orders(), json);
    write("edges", summary.sizes(), json);
    write("degree", summary.degrees(), json);
    write("vertexLabels", summary.vertexLabels(), json);
    write("edgeLabels", summary.edgeLabels(), json);
    json.writeNumberField("named", summary.named());
    write("vertexAttributes", summary.vertexAttributes(), json);
    write("edgeAttributes", summary.edgeAttributes(), json);
    json.writeEndObject();
  }

  private static void write(String field, List<String> texts, JsonText json) throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private static void write(String field, Spread spread, JsonText json) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("least", spread.least());
    json.writeNumberField("median", spread.median());
    json.writeNumberField("mean", DecimalNumber.rounded(spread.mean(), 6));
    json.writeNumberField("most", spread.most());
    json.writeNumberField("sum", spread.sum());
    json.writeEndObject();
  }

  private static void write(String field, Map<String, Long> labels, JsonText json)
      throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, Long> entry : labels.entrySet()) {
      json.writeNumberField(entry.getKey(), entry.getValue());
    }
    json.writeEndObject();
  }
}
