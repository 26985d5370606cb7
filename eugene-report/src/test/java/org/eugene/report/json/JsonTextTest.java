package org.eugene.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.eugene.report.DecimalNumber;
import org.junit.jupiter.api.Test;

/** What is written is what Jackson writes. */
class JsonTextTest {
  private static final String SIGNS =
      "abz09 \"\\/\b\t\n\f\r\u0000\u0001\u001f\u007f\u0080\u2028\uD83D\uDE00{}[]:,";

  @Test
  void randomValuesAreWrittenAsJacksonDoes() throws IOException {
    Random random = new Random(3);
    for (int round = 0; round < 2_000; round++) {
      long seed = random.nextLong();
      JsonText ours = new JsonText();
      writeOurs(new Random(seed), 4, ours);
      StringWriter theirs = new StringWriter();
      try (JsonGenerator json = new JsonMapper().createGenerator(theirs)) {
        writeTheirs(new Random(seed), 4, json);
      }
      assertThat(ours).hasToString(theirs.toString());
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(6); length > 0; length--) {
      text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
    }
    return text.toString();
  }

  private static void writeOurs(Random random, int depth, JsonText json) {
    switch (random.nextInt(depth == 0 ? 6 : 8)) {
      case 0 -> json.writeString(text(random));
      case 1 -> json.writeNumber(random.nextInt());
      case 2 -> json.writeNumber(random.nextInt(9) / 4.0);
      case 3 -> json.writeBoolean(random.nextBoolean());
      case 4 -> json.writeNull();
      case 5 -> json.writeRawValue("[1]");
      case 6 -> {
        json.writeStartObject();
        for (int fields = random.nextInt(4); fields > 0; fields--) {
          json.writeFieldName(text(random));
          writeOurs(random, depth - 1, json);
        }
        json.writeEndObject();
      }
      default -> {
        json.writeStartArray();
        for (int values = random.nextInt(4); values > 0; values--) {
          writeOurs(random, depth - 1, json);
        }
        json.writeEndArray();
      }
    }
  }

  private static void writeTheirs(Random random, int depth, JsonGenerator json) throws IOException {
    switch (random.nextInt(depth == 0 ? 6 : 8)) {
      case 0 -> json.writeString(text(random));
      case 1 -> json.writeNumber(random.nextInt());
      case 2 -> writeDecimal(random.nextInt(9) / 4.0, json);
      case 3 -> json.writeBoolean(random.nextBoolean());
      case 4 -> json.writeNull();
      case 5 -> json.writeRawValue("[1]");
      case 6 -> {
        json.writeStartObject();
        for (int fields = random.nextInt(4); fields > 0; fields--) {
          json.writeFieldName(text(random));
          writeTheirs(random, depth - 1, json);
        }
        json.writeEndObject();
      }
      default -> {
        json.writeStartArray();
        for (int values = random.nextInt(4); values > 0; values--) {
          writeTheirs(random, depth - 1, json);
        }
        json.writeEndArray();
      }
    }
  }

  private static void writeDecimal(double number, JsonGenerator json) throws IOException {
    if (number == (long) number) {
      json.writeNumber((long) number);
    } else {
      json.writeNumber(number);
    }
  }

  @Test
  void decimalsHaveAllTheirDigitsAndNoZerosBehind() {
    Random random = new Random(4);
    for (int round = 0; round < 20_000; round++) {
      double number =
          round % 2 == 0
              ? random.nextInt(1_000_000) / Math.pow(10, random.nextInt(9))
              : random.nextDouble() * Math.pow(10, random.nextInt(20) - 10);
      JsonText json = new JsonText();
      json.writeNumber(number);
      assertThat(json).hasToString(DecimalNumber.text(number));
    }
  }

  @Test
  void secondsAreWrittenToTheMicrosecond() {
    for (long micros :
        new long[] {0, 1, 10, 999_999, 1_000_000, 1_000_001, 1_500_000, 600_000_000}) {
      JsonText json = new JsonText();
      json.writeSecondsField("s", micros);
      String seconds = BigDecimal.valueOf(micros, 6).stripTrailingZeros().toPlainString();
      assertThat(json).hasToString("\"s\":" + seconds);
    }
  }

  @Test
  void fieldsAndNumbersOfEveryKind() {
    JsonText json = new JsonText();
    json.writeStartObject();
    json.writeStringField("a", "x");
    json.writeNumberField("b", Long.MIN_VALUE);
    json.writeNumberField("c", 1e21);
    json.writeNumberField("d", -0.0);
    json.writeNumberField("e", Double.POSITIVE_INFINITY);
    json.writeNumberField("f", new BigDecimal("1E-7"));
    json.writeArrayFieldStart("g");
    json.writeNumber(BigInteger.TEN.pow(20));
    json.writeNumber(0.125);
    json.writeEndArray();
    json.writeObjectFieldStart("h");
    json.writeEndObject();
    json.writeNullField("i");
    json.writeBooleanField("j", true);
    json.writeEndObject();
    assertThat(json)
        .hasToString(
            "{\"a\":\"x\",\"b\":-9223372036854775808,\"c\":1000000000000000000000,\"d\":0,"
                + "\"e\":null,\"f\":0.0000001,\"g\":[100000000000000000000,0.125],\"h\":{},"
                + "\"i\":null,\"j\":true}");
  }
}
