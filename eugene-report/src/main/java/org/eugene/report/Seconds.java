package org.eugene.report;

import java.math.BigDecimal;
import org.eugene.solver.GedResult;

/** The solver's own time, to the microsecond. */
final class Seconds {
  private static final int DECIMALS = 6;

  private Seconds() {}

  static BigDecimal of(GedResult result) {
    return DecimalNumber.rounded(result.stats().seconds(), DECIMALS);
  }

  static String text(GedResult result) {
    return of(result).toPlainString();
  }
}
