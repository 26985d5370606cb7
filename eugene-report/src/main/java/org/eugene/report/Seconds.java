package org.eugene.report;

import java.math.BigDecimal;
import org.eugene.solver.GedResult;

/** The solver's own time, to the microsecond. */
public final class Seconds {
  private static final int NANOS = 9;
  private static final int DECIMALS = 6;

  private Seconds() {}

  public static BigDecimal of(GedResult result) {
    return DecimalNumber.rounded(
        BigDecimal.valueOf(result.stats().time().toNanos(), NANOS), DECIMALS);
  }

  public static String text(GedResult result) {
    return of(result).toPlainString();
  }
}
