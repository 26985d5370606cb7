package org.eugene.report.json;

import java.io.IOException;
import java.util.Locale;
import org.eugene.mapping.VertexMapping;
import org.eugene.optima.Optima;
import org.eugene.path.EditOperation;
import org.eugene.report.Report;

/**
 * The optimal mappings of a report as a field: whether there are no others, how many, each as an
 * array of pairs with null for nothing, and the edits that are in all of them.
 */
final class JsonOptima {
  private JsonOptima() {}

  /** Writes nothing if nobody asked for them. */
  static void write(Report report, JsonText json) throws IOException {
    if (report.optima().isEmpty()) {
      return;
    }
    Optima optima = report.optima().get();
    json.writeObjectFieldStart("optima");
    json.writeBooleanField("complete", optima.isComplete());
    json.writeStringField("end", optima.end().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeStringField("symmetry", optima.options().merged() ? "merge" : "all");
    json.writeNumberField("count", optima.mappings().size());
    if (optima.total().isPresent()) {
      json.writeFieldName("total");
      json.writeNumber(optima.total().get());
    }
    json.writeArrayFieldStart("mappings");
    for (VertexMapping mapping : optima.mappings()) {
      writePairs(mapping, json);
    }
    json.writeEndArray();
    if (optima.always().isPresent()) {
      json.writeArrayFieldStart("always");
      for (EditOperation edit : optima.always().get()) {
        JsonOperation.write(edit, report.comparison().problem().pair(), json);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void writePairs(VertexMapping mapping, JsonText json) throws IOException {
    json.writeStartArray();
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      writePair(i, mapping.image(i), json);
    }
    for (int k = 0; k < mapping.targetOrder(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        writePair(VertexMapping.INSERTED, k, json);
      }
    }
    json.writeEndArray();
  }

  private static void writePair(int source, int target, JsonText json) throws IOException {
    json.writeStartArray();
    writeVertex(source, json);
    writeVertex(target, json);
    json.writeEndArray();
  }

  private static void writeVertex(int vertex, JsonText json) throws IOException {
    if (vertex < 0) {
      json.writeNull();
    } else {
      json.writeNumber(vertex);
    }
  }
}
