package org.eugene.report.json;

import java.io.IOException;
import java.util.Locale;
import org.eugene.report.GroupReport;
import org.eugene.report.GroupReport.Group;
import org.eugene.report.GroupReport.Kind;
import org.eugene.report.GroupWriter;
import org.eugene.search.Hit;

/** Groups as one JSON object on one line; the center of a group is not among its members. */
public final class GroupJson implements GroupWriter {
  @Override
  public void write(GroupReport report, Appendable out) throws IOException {
    out.append(JsonLine.of(json -> write(report, json))).append('\n');
  }

  private static void write(GroupReport report, JsonText json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", report.kind().name().toLowerCase(Locale.ROOT));
    json.writeArrayFieldStart("groups");
    for (Group group : report.groups()) {
      json.writeStartObject();
      json.writeStringField(
          report.kind() == Kind.CLUSTERS ? "medoid" : "representative", group.center());
      json.writeArrayFieldStart("members");
      for (Hit member : group.members()) {
        AnswerJson.writeHit(member, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
