package org.eugene.report.json;

import java.io.IOException;
import org.eugene.search.Join;
import org.eugene.search.Match;

/** A pair of a join as an object. */
public final class MatchJson {
  private MatchJson() {}

  /** In one line, without its end. */
  public static String of(Join join, Match match) throws IOException {
    return JsonLine.of(
        json -> {
          json.writeStartObject();
          json.writeStringField("source", join.sources().id(match.source()));
          json.writeStringField("target", join.targets().id(match.target()));
          json.writeNumberField("lower", match.lower());
          json.writeNumberField("upper", match.upper());
          json.writeBooleanField("optimal", match.isOptimal());
          json.writeEndObject();
        });
  }
}
