package org.eugene.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.eugene.graph.Digest;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Seconds;
import org.eugene.report.StopName;
import org.eugene.solver.GedResult;

/**
 * One JSON object on one line: names, bounds, mapping and path. Vertices are numbers; a bound that
 * is not known is null; where no mapping was found, mapping and path are empty. {@link PatchReader}
 * reads the path back.
 */
public final class JsonReport implements ReportWriter {
  @Override
  public void write(Report report, Appendable out) throws IOException {
    out.append(JsonLine.of(json -> writeReport(report, json))).append('\n');
  }

  private static void writeReport(Report report, JsonGenerator json) throws IOException {
    GedResult result = report.comparison().result();
    json.writeStartObject();
    json.writeStringField("source", report.source());
    json.writeStringField("target", report.target());
    json.writeStringField("costs", report.costs());
    json.writeStringField("method", report.method());
    JsonLine.writeNumber("lower", result.lower(), json);
    JsonLine.writeNumber("upper", result.upper(), json);
    json.writeBooleanField("optimal", result.isOptimal());
    json.writeStringField("stop", StopName.of(result.stop()));
    json.writeNumberField("seconds", Seconds.of(result));
    JsonLine.writeNumber("similarity", report.comparison().similarity(), json);
    json.writeBooleanField("directed", report.comparison().problem().isDirected());
    json.writeStringField(
        PatchReader.DIGEST, Digest.of(report.comparison().problem().pair().source()));
    json.writeArrayFieldStart("mapping");
    if (result.mapping().isPresent()) {
      writeMapping(result.mapping().get(), json);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("path");
    for (EditOperation operation :
        report.comparison().path().map(EditPath::operations).orElse(List.of())) {
      JsonOperation.write(operation, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeMapping(VertexMapping mapping, JsonGenerator json) throws IOException {
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      writeEntry(i, mapping.image(i), json);
    }
    for (int k = 0; k < mapping.targetOrder(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        writeEntry(VertexMapping.INSERTED, k, json);
      }
    }
  }

  private static void writeEntry(int source, int target, JsonGenerator json) throws IOException {
    json.writeStartObject();
    writeVertex("source", source, json);
    writeVertex("target", target, json);
    json.writeEndObject();
  }

  private static void writeVertex(String field, int vertex, JsonGenerator json) throws IOException {
    if (vertex < 0) {
      json.writeNullField(field);
    } else {
      json.writeNumberField(field, vertex);
    }
  }
}
