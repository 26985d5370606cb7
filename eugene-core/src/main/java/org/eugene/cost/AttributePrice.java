package org.eugene.cost;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import org.eugene.graph.Label;

/**
 * What an attribute adds to the price of a substitution where it differs.
 *
 * @param attribute its name
 * @param measure how two values are compared
 * @param weight the price of a difference of one
 * @param most the price is never higher
 * @param missing the price where one of the two has no such attribute; if neither has it, nothing
 */
public record AttributePrice(
    String attribute, Measure measure, double weight, double most, double missing) {
  /** How far apart two values are. */
  public enum Measure {
    /** Numbers: |a − b|. */
    DIFFERENCE,
    /** Anything: 0 if equal, else 1. */
    EQUALITY,
    /** Texts: single characters inserted, deleted or exchanged. */
    EDIT_DISTANCE
  }

  double of(Label a, Label b) {
    boolean there = a.text(attribute).isPresent();
    if (there != b.text(attribute).isPresent()) {
      return missing;
    }
    return there ? Math.min(most, OnePrice.product(weight, apart(a, b))) : 0;
  }

  private double apart(Label a, Label b) {
    String first = a.text(attribute).orElse("");
    String second = b.text(attribute).orElse("");
    return switch (measure) {
      case EQUALITY -> first.equals(second) ? 0 : 1;
      case EDIT_DISTANCE -> Levenshtein.distance(first, second);
      case DIFFERENCE ->
          BigDecimal.valueOf(number(a)).subtract(BigDecimal.valueOf(number(b))).abs().doubleValue();
    };
  }

  private double number(Label label) {
    OptionalDouble number = label.number(attribute);
    return number.orElseThrow(
        () ->
            new IllegalArgumentException(
                "the costs compare "
                    + attribute
                    + " as a number, but \""
                    + label.text(attribute).orElse("")
                    + "\" is none; compare it by equality"));
  }
}
