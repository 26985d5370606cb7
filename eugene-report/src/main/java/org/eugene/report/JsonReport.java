package org.eugene.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.solver.GedResult;

/**
 * One JSON object on one line: names, bounds, mapping and path. Vertices are numbers; a bound that
 * is not known is null; where no mapping was found, mapping and path are empty. {@link PatchReader}
 * reads the path back.
 */
public final class JsonReport implements ReportWriter {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN).build();

  @Override
  public void write(Report report, Appendable out) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = MAPPER.createGenerator(text)) {
      writeReport(report, json);
    }
    out.append(text.getBuffer()).append('\n');
  }

  private static void writeReport(Report report, JsonGenerator json) throws IOException {
    GedResult result = report.comparison().result();
    json.writeStartObject();
    json.writeStringField("source", report.source());
    json.writeStringField("target", report.target());
    json.writeStringField("costs", report.costs());
    json.writeStringField("method", report.method());
    writeNumber("lower", result.lower(), json);
    writeNumber("upper", result.upper(), json);
    json.writeBooleanField("optimal", result.isOptimal());
    json.writeStringField("stop", StopName.of(result.stop()));
    json.writeNumberField("seconds", Seconds.of(result));
    writeNumber("similarity", report.comparison().similarity(), json);
    json.writeBooleanField("directed", report.comparison().problem().isDirected());
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

  private static void writeNumber(String field, double number, JsonGenerator json)
      throws IOException {
    if (Double.isInfinite(number)) {
      json.writeNullField(field);
    } else {
      json.writeNumberField(field, DecimalNumber.of(number));
    }
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
