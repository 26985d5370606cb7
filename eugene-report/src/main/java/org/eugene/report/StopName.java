package org.eugene.report;

import java.util.Locale;
import org.eugene.solver.Stop;

/** Reasons to stop, as files spell them. */
public final class StopName {
  private StopName() {}

  /** The reason in lower case with hyphens, such as {@code proved-optimal}. */
  public static String of(Stop stop) {
    return stop.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
