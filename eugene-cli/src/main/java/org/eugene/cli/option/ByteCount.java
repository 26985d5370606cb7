package org.eugene.cli.option;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Sizes such as {@code 500MB} or {@code 2GB}; without a unit, bytes. */
public final class ByteCount implements ITypeConverter<Long> {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,18})\\s*([kmgt]?)b?");

  private static final String UNITS = "kmgt";

  @Override
  public Long convert(String text) {
    Matcher size = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      throw new TypeConversionException("\"" + text + "\" is not a size; write one such as 500MB");
    }
    int thousands = UNITS.indexOf(size.group(2)) + (size.group(2).isEmpty() ? 0 : 1);
    long unit = 1L << (10 * thousands);
    return Math.max(1, product(Long.parseLong(size.group(1)), unit));
  }

  /** At most the largest long. */
  private static long product(long count, long unit) {
    return count > Long.MAX_VALUE / unit ? Long.MAX_VALUE : count * unit;
  }
}
