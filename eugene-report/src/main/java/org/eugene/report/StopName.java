package org.eugene.report;

import java.util.Locale;
import org.eugene.solver.Stop;

/** Reasons to stop, as files spell them. */
public final class StopName {
  private StopName() {}

  public static String of(Stop stop) {
    return stop.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
