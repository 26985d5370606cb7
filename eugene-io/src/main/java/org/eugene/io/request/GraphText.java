package org.eugene.io.request;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.io.LabelMaker;

/** Graphs as the objects that requests are made of. */
public final class GraphText {
  private static final JsonMapper MAPPER = new JsonMapper();

  private GraphText() {}

  /** An array of objects; a request that holds one of them asks about the same graph. */
  public static String array(List<Graph> graphs) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = MAPPER.createGenerator(text)) {
      json.writeStartArray();
      for (Graph graph : graphs) {
        write(graph, json);
      }
      json.writeEndArray();
    }
    return text.toString();
  }

  private static void write(Graph graph, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", graph.id());
    json.writeBooleanField("directed", graph.isDirected());
    json.writeArrayFieldStart("vertices");
    for (int v = 0; v < graph.order(); v++) {
      json.writeStartObject();
      if (!graph.nameOfVertex(v).isEmpty()) {
        json.writeStringField("name", graph.nameOfVertex(v));
      }
      writeLabel(graph.labelOfVertex(v), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("edges");
    for (int e = 0; e < graph.size(); e++) {
      json.writeStartObject();
      json.writeNumberField("source", graph.edgeFrom(e));
      json.writeNumberField("target", graph.edgeTo(e));
      writeLabel(graph.labelOfEdge(e), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeLabel(Label label, JsonGenerator json) throws IOException {
    if (label.attributes().isEmpty()) {
      if (!label.name().isEmpty()) {
        json.writeStringField("label", label.name());
      }
      return;
    }
    json.writeObjectFieldStart("label");
    for (Map.Entry<String, Object> attribute : LabelMaker.attributes(label).entrySet()) {
      json.writeFieldName(attribute.getKey());
      Object value = attribute.getValue();
      if (value instanceof Long number) {
        json.writeNumber(number);
      } else if (value instanceof Double number) {
        json.writeNumber(number);
      } else if (value instanceof Boolean truth) {
        json.writeBoolean(truth);
      } else {
        json.writeString(value.toString());
      }
    }
    json.writeEndObject();
  }
}
