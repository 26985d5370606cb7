package org.eugene.cost;

import java.util.Locale;
import org.eugene.graph.Label;

/**
 * Attributes as costs ask for them: by the first of several names, with the label's name as a
 * fallback.
 */
final class Attributes {
  private Attributes() {}

  /** The first of these attributes that is there, or else the label's name. */
  static String textOrName(Label label, String... names) {
    for (String name : names) {
      var text = label.text(name);
      if (text.isPresent()) {
        return text.get();
      }
    }
    return label.name().strip();
  }

  /** The element of an atom; a label of one name stands for it. */
  static String element(Label label) {
    return textOrName(label, "chem", "symbol");
  }

  /** The valence of a bond; a label of one name stands for it. */
  static String valence(Label label) {
    return textOrName(label, "valence");
  }

  /** A number that the costs cannot do without. */
  static double number(Label label, String attribute) {
    return label
        .number(attribute)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "these costs need the number \""
                        + attribute
                        + "\", which label \""
                        + label
                        + "\" does not have; choose other costs or another label"));
  }

  static double numberOr(Label label, String attribute, double absent) {
    return label.number(attribute).orElse(absent);
  }

  /** Distance of two vertices in the plane. */
  static double distance(Label a, Label b) {
    return Math.hypot(number(a, "x") - number(b, "x"), number(a, "y") - number(b, "y"));
  }

  static boolean sameText(Label a, Label b, String... names) {
    return textOrName(a, names)
        .toLowerCase(Locale.ROOT)
        .equals(textOrName(b, names).toLowerCase(Locale.ROOT));
  }
}
