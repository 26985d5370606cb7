package org.eugene.report.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.eugene.report.DecimalNumber;

/**
 * Writes JSON without line breaks, called like Jackson's generator. A stream of small pairs spent
 * as long on having that generator compiled as on telling the answers; this one is a twentieth of
 * its size. Who calls it answers for the order of names, values, beginnings and ends.
 */
final class JsonText {
  private static final String HEX = "0123456789ABCDEF";

  /** From here on a double is written without an exponent. */
  private static final double PLAIN_FROM = 1e-3;

  /** Up to here. */
  private static final double PLAIN_TO = 1e7;

  private static final int MICROS_IN_A_SECOND = 1_000_000;

  private final StringBuilder text = new StringBuilder(1 << 10);

  @Override
  public String toString() {
    return text.toString();
  }

  /** A comma, unless this is the first of its object or array or the value behind a name. */
  private StringBuilder next() {
    int last = text.length() - 1;
    if (last >= 0) {
      char before = text.charAt(last);
      if (before != '{' && before != '[' && before != ':') {
        text.append(',');
      }
    }
    return text;
  }

  void writeStartObject() {
    next().append('{');
  }

  void writeEndObject() {
    text.append('}');
  }

  void writeStartArray() {
    next().append('[');
  }

  void writeEndArray() {
    text.append(']');
  }

  void writeFieldName(String name) {
    writeString(name);
    text.append(':');
  }

  void writeObjectFieldStart(String name) {
    writeFieldName(name);
    writeStartObject();
  }

  void writeArrayFieldStart(String name) {
    writeFieldName(name);
    writeStartArray();
  }

  void writeString(String value) {
    next().append('"');
    int from = 0;
    for (int at = 0; at < value.length(); at++) {
      char c = value.charAt(at);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(value, from, at);
        writeEscaped(c);
        from = at + 1;
      }
    }
    text.append(value, from, value.length()).append('"');
  }

  private void writeEscaped(char c) {
    text.append('\\');
    switch (c) {
      case '\b' -> text.append('b');
      case '\t' -> text.append('t');
      case '\n' -> text.append('n');
      case '\f' -> text.append('f');
      case '\r' -> text.append('r');
      case '"', '\\' -> text.append(c);
      default -> text.append("u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }

  void writeStringField(String name, String value) {
    writeFieldName(name);
    writeString(value);
  }

  void writeNumber(long number) {
    next().append(number);
  }

  /** All digits; null, since JSON has no infinity, for a bound that is not known. */
  void writeNumber(double number) {
    if (number == (int) number) {
      next().append((int) number);
    } else if (Double.isInfinite(number)) {
      writeNull();
    } else if (PLAIN_FROM <= number && number < PLAIN_TO) {
      next().append(number);
      // Java 17 writes a zero too many now and then.
      while (text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    } else {
      writeNumber(DecimalNumber.of(number));
    }
  }

  void writeNumber(BigDecimal number) {
    next().append(number.toPlainString());
  }

  void writeNumber(BigInteger number) {
    next().append(number);
  }

  void writeNumberField(String name, long number) {
    writeFieldName(name);
    writeNumber(number);
  }

  void writeNumberField(String name, double number) {
    writeFieldName(name);
    writeNumber(number);
  }

  void writeNumberField(String name, BigDecimal number) {
    writeFieldName(name);
    writeNumber(number);
  }

  /** Seconds, to the microsecond. */
  void writeSecondsField(String name, long micros) {
    writeFieldName(name);
    next().append(micros / MICROS_IN_A_SECOND);
    long fraction = micros % MICROS_IN_A_SECOND;
    if (fraction > 0) {
      int point = text.length();
      text.append(MICROS_IN_A_SECOND + fraction).setCharAt(point, '.');
      while (text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    }
  }

  void writeBoolean(boolean truth) {
    next().append(truth);
  }

  void writeBooleanField(String name, boolean truth) {
    writeFieldName(name);
    writeBoolean(truth);
  }

  void writeNull() {
    next().append("null");
  }

  void writeNullField(String name) {
    writeFieldName(name);
    writeNull();
  }

  /** A value that is JSON already. */
  void writeRawValue(String json) {
    next().append(json);
  }
}
