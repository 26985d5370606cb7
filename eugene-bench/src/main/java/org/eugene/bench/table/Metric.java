package org.eugene.bench.table;

import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What a table of the paper shows of a method in a cell. */
enum Metric {
  /** Mean absolute error. */
  MAE("MAE", Scores::mae, Metric::hundredths),

  /** Strict interpretability: the share of distances that are exactly right. */
  SI("SI", Scores::si, Metric::hundredths),

  /** Seconds for a thousand pairs, the size of the paper's test sets, as MM:SS. */
  TIME("time for 1,000 pairs", Scores::cpuMillis, Metric::minutes),

  /** Grams of carbon dioxide for a thousand pairs. */
  CARBON("g CO₂ for 1,000 pairs", scores -> carbon(scores.cpuMillis()), Metric::grams);

  /** The paper's assumptions: a processor under full load, and the mean of the world's power. */
  private static final double WATTS = 150;

  private static final double GRAMS_PER_KILOWATT_HOUR = 475;

  private final String title;
  private final ToDoubleFunction<Scores> value;
  private final Text text;

  /** How a number is spelled. */
  private interface Text {
    String of(double value);
  }

  Metric(String title, ToDoubleFunction<Scores> value, Text text) {
    this.title = title;
    this.value = value;
    this.text = text;
  }

  String title() {
    return title;
  }

  /** Whether it is a matter of true distances. */
  boolean isJudged() {
    return this == MAE || this == SI;
  }

  double of(Scores scores) {
    return value.applyAsDouble(scores);
  }

  String text(double number) {
    return Double.isNaN(number) ? "–" : text.of(number);
  }

  /** A thousand pairs of so many milliseconds take as many seconds. */
  static double carbon(double secondsOfThousandPairs) {
    return WATTS / 1e3 * secondsOfThousandPairs / 3600 * GRAMS_PER_KILOWATT_HOUR;
  }

  private static String hundredths(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static String minutes(double seconds) {
    if (seconds < 10) {
      return String.format(Locale.ROOT, "00:%05.2f", seconds);
    }
    long whole = Math.round(seconds);
    return String.format(Locale.ROOT, "%02d:%02d", whole / 60, whole % 60);
  }

  private static String grams(double value) {
    return String.format(Locale.ROOT, value < 0.1 ? "%.4f" : "%.2f", value);
  }
}
