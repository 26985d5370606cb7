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

/** Writes one graph as the elements of Cytoscape.js; the name of a label is its "label". */
public final class CytoscapeWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    if (graphs.size() != 1) {
      throw new IllegalArgumentException(
          "Cytoscape JSON holds one graph a file, not "
              + graphs.size()
              + "; name one with file#id, or write into a directory");
    }
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.MAPPER.createGenerator(text)) {
      write(graphs.get(0), json);
    }
    out.append(text.getBuffer()).append('\n');
  }

  private static void write(Graph graph, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("data");
    json.writeStringField("name", graph.id());
    json.writeBooleanField("directed", graph.isDirected());
    json.writeEndObject();
    json.writeObjectFieldStart("elements");
    json.writeArrayFieldStart("nodes");
    VertexSpelling vertices = VertexSpelling.of(graph, "n");
    for (int v = 0; v < graph.order(); v++) {
      json.writeStartObject();
      json.writeObjectFieldStart("data");
      json.writeStringField("id", vertices.id(v));
      writeAttributes(vertices.attributes(v), json);
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("edges");
    for (int e = 0; e < graph.size(); e++) {
      json.writeStartObject();
      json.writeObjectFieldStart("data");
      json.writeStringField("id", "e" + e);
      json.writeStringField("source", vertices.id(graph.edgeFrom(e)));
      json.writeStringField("target", vertices.id(graph.edgeTo(e)));
      writeAttributes(LabelMaker.attributes(graph.labelOfEdge(e)), json);
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeAttributes(Map<String, Object> attributes, JsonGenerator json)
      throws IOException {
    for (Map.Entry<String, Object> entry : attributes.entrySet()) {
      if (List.of("id", "source", "target", "key").contains(entry.getKey())) {
        throw new IllegalArgumentException(
            "Cytoscape JSON cannot carry an attribute called "
                + entry.getKey()
                + "; choose another format");
      }
      JsonValue.write(entry.getKey(), entry.getValue(), json);
    }
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
