package org.eugene.report.json;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.GraphPair;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Report;
import org.eugene.search.Answer;
import org.eugene.search.DistanceMatrix;
import org.eugene.solver.Standing;

/** The answer to a request: one JSON object on one line, with the id of the request in front. */
public final class ResponseLine {
  private final String id;

  /**
   * @param id as JSON
   */
  public ResponseLine(String id) {
    this.id = id;
  }

  /**
   * About two graphs.
   *
   * @param paths whether mapping and path are told; optimal mappings are if there is a list
   */
  public String pair(Report report, boolean paths) throws IOException {
    return line(json -> writePair(report, paths, json));
  }

  private static void writePair(Report report, boolean paths, JsonText json) throws IOException {
    JsonReport.writeFields(report, json);
    if (paths) {
      JsonReport.writePatch(report, json);
    }
    JsonOptima.write(report, json);
  }

  /** About many pairs: what {@link #pair} tells of each, without ids, as an array. */
  public String pairs(List<Report> reports, boolean paths) throws IOException {
    return line(
        json -> {
          json.writeArrayFieldStart("pairs");
          for (Report report : reports) {
            json.writeStartObject();
            writePair(report, paths, json);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  /**
   * What is known in the middle of a run.
   *
   * @param paths whether the mapping is told
   */
  public String progress(GraphPair pair, Standing standing, boolean paths) throws IOException {
    return line(
        json -> {
          json.writeObjectFieldStart("progress");
          json.writeNumberField("lower", standing.lower());
          json.writeNumberField("upper", standing.upper());
          json.writeNumberField(
              "seconds", DecimalNumber.rounded(standing.time().toNanos() / 1e9, 6));
          if (paths) {
            JsonReport.writeMapping(pair, standing.mapping(), json);
          }
          json.writeEndObject();
        });
  }

  /** Graphs near a query. */
  public String near(Answer answer) throws IOException {
    return line(json -> AnswerJson.writeFields(answer, json));
  }

  /** All distances, row by row. */
  public String matrix(List<String> graphs, DistanceMatrix matrix) throws IOException {
    return line(
        json -> {
          json.writeArrayFieldStart("graphs");
          for (String graph : graphs) {
            json.writeString(graph);
          }
          json.writeEndArray();
          writeRows("lower", graphs.size(), matrix::lower, json);
          writeRows("upper", graphs.size(), matrix::upper, json);
        });
  }

  private interface Entry {
    double at(int row, int column);
  }

  private static void writeRows(String field, int order, Entry entry, JsonText json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (int row = 0; row < order; row++) {
      json.writeStartArray();
      for (int column = 0; column < order; column++) {
        json.writeNumber(entry.at(row, column));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  /** What went wrong. */
  public String error(String sentence) throws IOException {
    return line(json -> json.writeStringField("error", sentence));
  }

  private String line(JsonLine.Content fields) throws IOException {
    return JsonLine.of(
            json -> {
              json.writeStartObject();
              json.writeFieldName("id");
              json.writeRawValue(id);
              fields.writeTo(json);
              json.writeEndObject();
            })
        + "\n";
  }
}
