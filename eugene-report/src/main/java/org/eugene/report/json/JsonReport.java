package org.eugene.report.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.Digest;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Seconds;
import org.eugene.report.StopName;
import org.eugene.solver.GedResult;

/**
 * One JSON object on one line: names, bounds, mapping and path; all optimal mappings if asked for.
 * Vertices are numbers, with their names beside them where the files give them any; a bound that is
 * not known is null; where no mapping was found, mapping and path are empty. {@link PatchReader}
 * reads the path back.
 */
public final class JsonReport implements ReportWriter {
  @Override
  public void write(Report report, Appendable out) throws IOException {
    out.append(JsonLine.of(json -> writeReport(report, json))).append('\n');
  }

  /** What the line of a pair begins with. */
  public static String beginning(String source, String target) {
    try {
      String line =
          JsonLine.of(
              json -> {
                json.writeStartObject();
                json.writeStringField("source", source);
                json.writeStringField("target", target);
                json.writeEndObject();
              });
      return line.substring(0, line.length() - 1) + ",";
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * Whether a line that begins like this and goes on like that is one that this writes: a line read
   * back from a broken-off run may have been damaged since.
   *
   * @param rest a character a byte
   */
  public static boolean isRest(String beginning, String rest) {
    String line = new String(rest.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    JsonNode told = JsonLine.read(beginning + line);
    double lower = told.path("lower").asDouble(Double.NaN);
    double upper = told.path("upper").asDouble(Double.POSITIVE_INFINITY);
    return lower <= upper
        && told.path("optimal").asText().equals(String.valueOf(lower == upper))
        && told.path("mapping").isArray()
        && told.path("path").isArray();
  }

  private static void writeReport(Report report, JsonText json) throws IOException {
    json.writeStartObject();
    writeFields(report, json);
    writePatch(report, json);
    JsonOptima.write(report, json);
    json.writeEndObject();
  }

  /** Mapping and path, and the digest of the graph that they are for. */
  static void writePatch(Report report, JsonText json) throws IOException {
    json.writeStringField(PatchReader.DIGEST, Digest.of(pairOf(report).source()));
    writeMapping(pairOf(report), report.comparison().result().mapping(), json);
    writePath(report, json);
  }

  /** All but mapping and path. */
  static void writeFields(Report report, JsonText json) throws IOException {
    GedResult result = report.comparison().result();
    json.writeStringField("source", report.source());
    json.writeStringField("target", report.target());
    json.writeStringField("costs", report.costs());
    json.writeStringField("method", report.method());
    json.writeNumberField("lower", result.lower());
    json.writeNumberField("upper", result.upper());
    json.writeBooleanField("optimal", result.isOptimal());
    json.writeStringField("stop", StopName.of(result.stop()));
    json.writeSecondsField("seconds", Seconds.micros(result));
    json.writeNumberField("similarity", report.comparison().similarity());
    json.writeBooleanField("directed", report.comparison().problem().isDirected());
  }

  /** The mapping of two graphs, by number and, where there are names, by name. */
  static void writeMapping(GraphPair pair, Optional<VertexMapping> mapping, JsonText json)
      throws IOException {
    json.writeArrayFieldStart("mapping");
    if (mapping.isPresent()) {
      writeMapping(pair, mapping.get(), json);
    }
    json.writeEndArray();
  }

  private static GraphPair pairOf(Report report) {
    return report.comparison().problem().pair();
  }

  private static void writePath(Report report, JsonText json) throws IOException {
    json.writeArrayFieldStart("path");
    for (EditOperation operation :
        report.comparison().path().map(EditPath::operations).orElse(List.of())) {
      JsonOperation.write(operation, pairOf(report), json);
    }
    json.writeEndArray();
  }

  private static void writeMapping(GraphPair pair, VertexMapping mapping, JsonText json)
      throws IOException {
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      writeEntry(pair, i, mapping.image(i), json);
    }
    for (int k = 0; k < mapping.targetOrder(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        writeEntry(pair, VertexMapping.INSERTED, k, json);
      }
    }
  }

  private static void writeEntry(GraphPair pair, int source, int target, JsonText json)
      throws IOException {
    json.writeStartObject();
    writeVertex("source", source, json);
    writeVertex("target", target, json);
    writeName("sourceName", pair.source(), source, json);
    writeName("targetName", pair.target(), target, json);
    json.writeEndObject();
  }

  private static void writeName(String field, Graph graph, int vertex, JsonText json)
      throws IOException {
    if (vertex >= 0 && !graph.nameOfVertex(vertex).isEmpty()) {
      json.writeStringField(field, graph.nameOfVertex(vertex));
    }
  }

  private static void writeVertex(String field, int vertex, JsonText json) throws IOException {
    if (vertex < 0) {
      json.writeNullField(field);
    } else {
      json.writeNumberField(field, vertex);
    }
  }
}
