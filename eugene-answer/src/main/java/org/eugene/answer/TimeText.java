package org.eugene.answer;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times such as {@code 500ms}, {@code 10s}, {@code 1.5m}; without a unit, seconds. */
public final class TimeText {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)\\s*(ms|s|m|h|)");
  private static final Map<String, Long> NANOS =
      Map.of(
          "ms",
          1_000_000L,
          "s",
          1_000_000_000L,
          "",
          1_000_000_000L,
          "m",
          60_000_000_000L,
          "h",
          3_600_000_000_000L);

  private TimeText() {}

  /**
   * @throws IllegalArgumentException with a sentence, if it is no time
   */
  public static Duration parse(String text) {
    Matcher time = TIME.matcher(text.strip());
    Long unit = time.matches() ? NANOS.get(time.group(2)) : null;
    if (unit == null) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a time; write one such as 500ms, 10s or 2m");
    }
    BigDecimal nanos = new BigDecimal(time.group(1)).multiply(BigDecimal.valueOf(unit));
    BigDecimal[] parts = nanos.divideAndRemainder(BigDecimal.valueOf(1_000_000_000L));
    return Duration.ofSeconds(parts[0].longValue(), parts[1].longValue());
  }
}
