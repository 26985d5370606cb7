package org.eugene.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalNumberTest {
  @ParameterizedTest
  @CsvSource({"0,0", "1,1", "100,100", "0.825,0.825", "1e10,10000000000", "1e-7,0.0000001"})
  void noExponentAndNoNeedlessZeros(double number, String text) {
    assertThat(DecimalNumber.text(number)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.1234567,0.123457", "2,2", "0.00000004,0"})
  void secondsEndAtTheMicrosecond(double number, String text) {
    assertThat(DecimalNumber.rounded(number, 6).toPlainString()).isEqualTo(text);
  }
}
