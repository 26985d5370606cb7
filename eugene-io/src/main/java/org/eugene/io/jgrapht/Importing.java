package org.eugene.io.jgrapht;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;

/** Runs an importer and turns whatever it throws into a sentence. */
final class Importing {
  private static final int LONGEST = 160;
  // The grammars report "line 3:14 mismatched input …", some behind an introduction.
  private static final Pattern PLACE = Pattern.compile("(?s)(?:.*?: )?line (\\d{1,9}):\\d+ (.*)");

  private Importing() {}

  /** Importers throw exceptions of all kinds on broken input, and overflow on deep nesting. */
  static void run(GraphInput input, String format, Runnable importer) {
    try {
      importer.run();
    } catch (GraphFormatException already) {
      throw already;
    } catch (RuntimeException broken) {
      Throwable cause = broken;
      while (cause.getCause() != null && cause.getCause() != cause) {
        cause = cause.getCause();
      }
      if (cause instanceof GraphFormatException ours) {
        throw ours;
      }
      throw failure(input, format, cause);
    } catch (StackOverflowError deep) {
      throw input.error("the " + format + " is nested too deeply; remove some levels");
    }
  }

  private static GraphFormatException failure(GraphInput input, String format, Throwable cause) {
    String said =
        Objects.requireNonNullElse(cause.getMessage(), cause.getClass().getSimpleName())
            .strip()
            .replaceAll("\\s+", " ");
    Matcher place = PLACE.matcher(said);
    int line = GraphFormatException.NO_LINE;
    if (place.matches()) {
      line = Integer.parseInt(place.group(1));
      said = place.group(2);
    }
    return input.error(
        line,
        "this is not "
            + format
            + " ("
            + (said.length() > LONGEST ? said.substring(0, LONGEST) + "…" : said)
            + "); correct it");
  }
}
