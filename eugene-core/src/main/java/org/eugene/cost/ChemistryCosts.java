package org.eugene.cost;

import java.util.Locale;
import java.util.OptionalDouble;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

/**
 * The paper's costs for molecules: exchanging an atom costs 1, 2 or 3 as the electronegativities
 * differ by less than 0.2, by 0.2 to 0.7, or by more; removing or adding an atom costs 1, 2 or 3 as
 * its highest bond is single, double or triple; removing or adding a bond costs 1 and changing it
 * nothing. An aromatic bond counts as double, which it is in one of the Kekulé drawings; an atom
 * without a tabulated electronegativity differs from all others by more than 0.7.
 */
public record ChemistryCosts() implements EditCosts {
  private static final String HIGHEST_BOND = "highest-bond";
  private static final double SIMILAR = 0.2;
  private static final double MODERATE = 0.7;
  // Two-decimal table values: differences such as 2.75 - 2.55 must not fall on the wrong side.
  private static final double ROUNDING = 1e-9;

  @Override
  public Graph annotate(Graph graph) {
    int[] highest = new int[graph.order()];
    for (int e = 0; e < graph.size(); e++) {
      int multiplicity = multiplicity(graph.labelOfEdge(e));
      highest[graph.edgeFrom(e)] = Math.max(highest[graph.edgeFrom(e)], multiplicity);
      highest[graph.edgeTo(e)] = Math.max(highest[graph.edgeTo(e)], multiplicity);
    }
    return graph.mapVertexLabels((v, label) -> label.with(HIGHEST_BOND, Math.max(1, highest[v])));
  }

  private static int multiplicity(Label bond) {
    return switch (Attributes.valence(bond).toLowerCase(Locale.ROOT)) {
      case "2", "=", "double" -> 2;
      case "4", ":", "ar", "aromatic", "1.5" -> 2;
      case "3", "#", "triple" -> 3;
      default -> 1;
    };
  }

  @Override
  public double deleteVertex(Label a) {
    return Attributes.numberOr(a, HIGHEST_BOND, 1);
  }

  @Override
  public double insertVertex(Label b) {
    return Attributes.numberOr(b, HIGHEST_BOND, 1);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    String from = element(a);
    String to = element(b);
    if (from.equalsIgnoreCase(to)) {
      return 0;
    }
    OptionalDouble x = Electronegativity.of(from);
    OptionalDouble y = Electronegativity.of(to);
    if (x.isEmpty() || y.isEmpty()) {
      return 3;
    }
    double difference = Math.abs(x.getAsDouble() - y.getAsDouble());
    if (difference < SIMILAR - ROUNDING) {
      return 1;
    }
    return difference <= MODERATE + ROUNDING ? 2 : 3;
  }

  // The IAM files number their elements in "chem" in a way of their own, so the symbol comes first.
  private static String element(Label label) {
    return Attributes.textOrName(label, "symbol", "chem");
  }

  @Override
  public double deleteEdge(Label a) {
    return 1;
  }

  @Override
  public double insertEdge(Label b) {
    return 1;
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return 0;
  }
}
