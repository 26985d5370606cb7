package org.eugene.cli.option;

import java.time.Duration;
import org.eugene.answer.TimeText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Times such as {@code 500ms}, {@code 10s}, {@code 1.5m}; without a unit, seconds. */
public final class TimeSpan implements ITypeConverter<Duration> {
  @Override
  public Duration convert(String text) {
    try {
      return TimeText.parse(text);
    } catch (IllegalArgumentException refused) {
      throw new TypeConversionException(String.valueOf(refused.getMessage()));
    }
  }
}
