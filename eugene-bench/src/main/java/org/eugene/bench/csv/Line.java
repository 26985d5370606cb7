package org.eugene.bench.csv;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A row of a CSV file, its fields by the name of their column. */
public final class Line {
  private final Header header;
  private final List<String> fields;

  /** Names of columns and where they stand; shared by all rows of a file. */
  record Header(List<String> names, Map<String, Integer> places) {
    static Header of(List<String> names) {
      Map<String, Integer> places = new HashMap<>();
      for (int at = 0; at < names.size(); at++) {
        places.put(names.get(at), at);
      }
      return new Header(List.copyOf(names), Map.copyOf(places));
    }
  }

  Line(Header header, List<String> fields) {
    this.header = header;
    this.fields = fields;
  }

  Header header() {
    return header;
  }

  List<String> fields() {
    return fields;
  }

  /** A field, empty if the file has no such column. */
  public String text(String column) {
    Integer place = header.places.get(column);
    return place == null ? "" : fields.get(place);
  }

  /** A field that is a number. */
  public double number(String column) {
    String text = text(column);
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "column " + column + " has \"" + text + "\" where a number belongs", wrong);
    }
  }

  /** A field that is a whole number. */
  public long whole(String column) {
    return (long) number(column);
  }

  @Override
  public String toString() {
    return Csv.line(fields);
  }
}
