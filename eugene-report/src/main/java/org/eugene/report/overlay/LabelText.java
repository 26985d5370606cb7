package org.eugene.report.overlay;

import org.eugene.graph.Label;

/** What people see of a label. */
public final class LabelText {
  private LabelText() {}

  /** The name, for it decides; the attributes where there is no name. */
  public static String of(Label label) {
    if (isBlank(label)) {
      return "nothing";
    }
    return OneLine.of(label.name().isEmpty() ? label.attributes().toString() : label.name());
  }

  public static boolean isBlank(Label label) {
    return label.name().isEmpty() && label.attributes().isEmpty();
  }

  /** A vertex by its label and number: "send invoice 3"; an atom "C3"; without a label "3". */
  public static String vertex(Label label, int number, boolean atom) {
    return isBlank(label) ? String.valueOf(number) : of(label) + (atom ? "" : " ") + number;
  }
}
