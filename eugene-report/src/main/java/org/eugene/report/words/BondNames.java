package org.eugene.report.words;

import org.eugene.graph.Label;
import org.eugene.report.overlay.MoleculeLook;

/** Orders of bonds in words. */
final class BondNames {
  private BondNames() {}

  /** The order of a bond, empty where it is not given. */
  static String of(Label label) {
    if (label.name().isEmpty()) {
      return "";
    }
    return switch (MoleculeLook.bondOrder(label)) {
      case 1 -> "single";
      case 2 -> "double";
      case 3 -> "triple";
      case 4 -> "aromatic";
      default -> "";
    };
  }

  static String ofKnown(Label label) {
    return of(label).isEmpty() ? "unknown" : of(label);
  }
}
