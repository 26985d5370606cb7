package org.eugene.report.json;

import java.io.IOException;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.report.words.EditKind;

/** One edit as a JSON object: operation, source and target, their names, labels, cost. */
final class JsonOperation {
  private JsonOperation() {}

  static void write(EditOperation operation, GraphPair pair, JsonText json) throws IOException {
    json.writeStartObject();
    json.writeStringField("operation", EditKind.of(operation).key());
    if (operation instanceof DeleteEdge edit) {
      writeEdge("source", edit.from(), edit.to(), json);
      writeNames("sourceNames", pair.source(), json, edit.from(), edit.to());
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof DeleteVertex edit) {
      json.writeNumberField("source", edit.vertex());
      writeNames("sourceNames", pair.source(), json, edit.vertex());
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof SubstituteVertex edit) {
      json.writeNumberField("source", edit.vertex());
      json.writeNumberField("target", edit.targetVertex());
      writeNames("sourceNames", pair.source(), json, edit.vertex());
      writeNames("targetNames", pair.target(), json, edit.targetVertex());
      JsonLabel.write("label", edit.label(), json);
      JsonLabel.write("newLabel", edit.newLabel(), json);
    } else if (operation instanceof SubstituteEdge edit) {
      writeEdge("source", edit.from(), edit.to(), json);
      writeEdge("target", edit.targetFrom(), edit.targetTo(), json);
      writeNames("sourceNames", pair.source(), json, edit.from(), edit.to());
      writeNames("targetNames", pair.target(), json, edit.targetFrom(), edit.targetTo());
      JsonLabel.write("label", edit.label(), json);
      JsonLabel.write("newLabel", edit.newLabel(), json);
    } else if (operation instanceof InsertVertex edit) {
      json.writeNumberField("target", edit.targetVertex());
      writeNames("targetNames", pair.target(), json, edit.targetVertex());
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof InsertEdge edit) {
      writeEdge("target", edit.targetFrom(), edit.targetTo(), json);
      writeNames("targetNames", pair.target(), json, edit.targetFrom(), edit.targetTo());
      JsonLabel.write("label", edit.label(), json);
    }
    json.writeNumberField("cost", operation.cost());
    json.writeEndObject();
  }

  /** Null for a vertex without a name among others that have names. */
  private static void writeNames(String field, Graph graph, JsonText json, int... vertices)
      throws IOException {
    if (!graph.hasNames()) {
      return;
    }
    json.writeArrayFieldStart(field);
    for (int vertex : vertices) {
      String name = graph.nameOfVertex(vertex);
      if (name.isEmpty()) {
        json.writeNull();
      } else {
        json.writeString(name);
      }
    }
    json.writeEndArray();
  }

  private static void writeEdge(String field, int from, int to, JsonText json) throws IOException {
    json.writeArrayFieldStart(field);
    json.writeNumber(from);
    json.writeNumber(to);
    json.writeEndArray();
  }
}
