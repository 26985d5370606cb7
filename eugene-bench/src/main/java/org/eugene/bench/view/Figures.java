package org.eugene.bench.view;

import java.util.Locale;

/** How numbers are spelled; one that is not there is a dash. */
public final class Figures {
  private static final String NOTHING = "–";

  private Figures() {}

  /** Shares and errors. */
  public static String decimal(double value) {
    return decimal(value, 3);
  }

  public static String decimal(double value, int digits) {
    return Double.isNaN(value) ? NOTHING : String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  /** Three digits are all that a shared machine can promise. */
  public static String millis(double value) {
    return decimal(value, value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);
  }

  public static String count(double value) {
    return decimal(value, 0);
  }

  public static String percent(double share) {
    return percent(share, 1);
  }

  public static String percent(double share, int digits) {
    return Double.isNaN(share) ? NOTHING : decimal(100 * share, digits) + " %";
  }
}
