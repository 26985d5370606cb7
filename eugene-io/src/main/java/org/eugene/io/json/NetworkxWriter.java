package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;

/** Writes node-link data that networkx 3 reads: an object for one graph, else an array. */
public final class NetworkxWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    if (graphs.size() == 1) {
      out.append(text(graphs.get(0))).append('\n');
      return;
    }
    String separator = "[\n";
    for (Graph graph : graphs) {
      out.append(separator).append(text(graph));
      separator = ",\n";
    }
    out.append(graphs.isEmpty() ? "[]\n" : "\n]\n");
  }

  private static String text(Graph graph) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.MAPPER.createGenerator(text)) {
      json.writeStartObject();
      json.writeBooleanField("directed", graph.isDirected());
      json.writeBooleanField("multigraph", false);
      json.writeObjectFieldStart("graph");
      json.writeStringField("name", graph.id());
      json.writeEndObject();
      json.writeArrayFieldStart("nodes");
      VertexSpelling vertices = VertexSpelling.of(graph, "");
      for (int v = 0; v < graph.order(); v++) {
        json.writeStartObject();
        writeEnd("id", v, graph, vertices, json);
        writeLabel(vertices.attributes(v), json);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("edges");
      for (int e = 0; e < graph.size(); e++) {
        json.writeStartObject();
        writeEnd("source", graph.edgeFrom(e), graph, vertices, json);
        writeEnd("target", graph.edgeTo(e), graph, vertices, json);
        writeLabel(LabelMaker.attributes(graph.labelOfEdge(e)), json);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
  }

  /** A name, or the number of a vertex of a graph without names. */
  private static void writeEnd(
      String field, int v, Graph graph, VertexSpelling vertices, JsonGenerator json)
      throws IOException {
    if (graph.hasNames()) {
      json.writeStringField(field, vertices.id(v));
    } else {
      json.writeNumberField(field, v);
    }
  }

  private static void writeLabel(Map<String, Object> attributes, JsonGenerator json)
      throws IOException {
    for (Map.Entry<String, Object> entry : attributes.entrySet()) {
      JsonValue.write(checked(entry.getKey()), entry.getValue(), json);
    }
  }

  private static String checked(String key) {
    if (List.of("id", "source", "target", "key").contains(key)) {
      throw new IllegalArgumentException(
          "node-link data cannot carry an attribute called " + key + "; choose another format");
    }
    return key;
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
