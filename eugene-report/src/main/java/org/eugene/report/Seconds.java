package org.eugene.report;

import java.math.BigDecimal;
import org.eugene.solver.GedResult;

/** The solver's own time, to the microsecond. */
public final class Seconds {
  private static final int NANOS_IN_A_MICRO = 1_000;
  private static final int DECIMALS = 6;

  private Seconds() {}

  /** The time as a number to calculate with. */
  public static BigDecimal of(GedResult result) {
    return DecimalNumber.rounded(BigDecimal.valueOf(micros(result), DECIMALS), DECIMALS);
  }

  /** In microseconds, a half rounded to the even one. */
  public static long micros(GedResult result) {
    long nanos = result.stats().time().toNanos();
    long micros = nanos / NANOS_IN_A_MICRO;
    long rest = 2 * (nanos % NANOS_IN_A_MICRO);
    boolean up = rest > NANOS_IN_A_MICRO || (rest == NANOS_IN_A_MICRO && micros % 2 == 1);
    return up ? micros + 1 : micros;
  }

  /** The time as files have it, never in scientific notation. */
  public static String text(GedResult result) {
    return of(result).toPlainString();
  }
}
