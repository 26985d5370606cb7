package org.eugene.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.report.DecimalNumber;
import org.eugene.report.words.EditKind;

/** One edit as a JSON object: operation, source and target, labels, cost. */
final class JsonOperation {
  private JsonOperation() {}

  static void write(EditOperation operation, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("operation", EditKind.of(operation).key());
    if (operation instanceof DeleteEdge edit) {
      writeEdge("source", edit.from(), edit.to(), json);
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof DeleteVertex edit) {
      json.writeNumberField("source", edit.vertex());
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof SubstituteVertex edit) {
      json.writeNumberField("source", edit.vertex());
      json.writeNumberField("target", edit.targetVertex());
      JsonLabel.write("label", edit.label(), json);
      JsonLabel.write("newLabel", edit.newLabel(), json);
    } else if (operation instanceof SubstituteEdge edit) {
      writeEdge("source", edit.from(), edit.to(), json);
      writeEdge("target", edit.targetFrom(), edit.targetTo(), json);
      JsonLabel.write("label", edit.label(), json);
      JsonLabel.write("newLabel", edit.newLabel(), json);
    } else if (operation instanceof InsertVertex edit) {
      json.writeNumberField("target", edit.targetVertex());
      JsonLabel.write("label", edit.label(), json);
    } else if (operation instanceof InsertEdge edit) {
      writeEdge("target", edit.targetFrom(), edit.targetTo(), json);
      JsonLabel.write("label", edit.label(), json);
    }
    json.writeNumberField("cost", DecimalNumber.of(operation.cost()));
    json.writeEndObject();
  }

  private static void writeEdge(String field, int from, int to, JsonGenerator json)
      throws IOException {
    json.writeFieldName(field);
    json.writeArray(new int[] {from, to}, 0, 2);
  }
}
