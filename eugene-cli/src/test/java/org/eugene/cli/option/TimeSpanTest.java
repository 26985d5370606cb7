package org.eugene.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class TimeSpanTest {
  @ParameterizedTest
  @CsvSource({"500ms,500", "10s,10000", "2m,120000", "1.5s,1500", "1h,3600000", "3,3000"})
  void unitsAreKnown(String text, long millis) {
    assertThat(new TimeSpan().convert(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "abc", "-1s", "10 parsecs", "1e9s", "s"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> new TimeSpan().convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("is not a time");
  }

  @Test
  void sizesHaveUnitsToo() {
    assertThat(new ByteCount().convert("2MB")).isEqualTo(2L << 20);
    assertThat(new ByteCount().convert("17")).isEqualTo(17);
    assertThatThrownBy(() -> new ByteCount().convert("big"))
        .isInstanceOf(TypeConversionException.class);
  }
}
