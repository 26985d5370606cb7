package org.eugene.report.csv;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eugene.report.DecimalNumber;
import org.eugene.report.StopName;
import org.eugene.solver.Stop;

/**
 * Whether the fields behind the two ids of a row are what this program writes: a row read back from
 * a broken-off run may have been damaged since.
 */
public final class RowEnd {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,310}(\\.[0-9]{1,400})?");
  private static final List<String> STOPS = Stream.of(Stop.values()).map(StopName::of).toList();

  private RowEnd() {}

  /** Whether these are {@code lower,upper,optimal} of a matrix. */
  public static boolean isOfMatrix(String fields) {
    String[] field = fields.split(",", -1);
    return field.length == 3 && areBounds(field);
  }

  /** Whether these are {@code lower,upper,optimal,stop,seconds} of pairs. */
  public static boolean isOfPairs(String fields) {
    String[] field = fields.split(",", -1);
    return field.length == 5
        && areBounds(field)
        && STOPS.contains(field[3])
        && (!field[3].equals(StopName.of(Stop.PROVED_OPTIMAL)) || field[2].equals("true"))
        && isNumber(field[4]);
  }

  private static boolean areBounds(String[] field) {
    boolean unbounded = field[1].equals(DecimalNumber.text(Double.POSITIVE_INFINITY));
    if (!isNumber(field[0]) || !(unbounded || isNumber(field[1]))) {
      return false;
    }
    double lower = Double.parseDouble(field[0]);
    double upper = Double.parseDouble(field[1]);
    return lower <= upper && field[2].equals(String.valueOf(lower == upper));
  }

  /** Spelled as this program spells it: a number cut short may be one too, but not this one. */
  private static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches()
        && DecimalNumber.text(Double.parseDouble(text)).equals(text);
  }
}
