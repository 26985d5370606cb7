package org.eugene.report.overlay;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

/**
 * Tells molecules from other graphs by their labels, whatever file they came from: an undirected
 * graph is one if every vertex is labelled with a chemical element (or {@code *}), no vertex has
 * more than eight edges, and the edges are labelled 0 to 4 or not at all. Without edge labels there
 * has to be a carbon, since single letters are easily elements.
 */
public final class MoleculeLook {
  private static final int MOST_BONDS = 8;
  private static final Set<String> BONDS = Set.of("0", "1", "2", "3", "4");
  private static final Set<String> ELEMENTS =
      Set.of(
          ("* H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge"
                  + " As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce"
                  + " Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po"
                  + " At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds"
                  + " Rg Cn Nh Fl Mc Lv Ts Og D T")
              .split(" "));

  private MoleculeLook() {}

  /** An empty graph may be anything, hence also a molecule. */
  public static boolean isMolecule(Graph graph) {
    if (graph.isDirected() && graph.size() > 0) {
      return false;
    }
    boolean carbon = false;
    for (int v = 0; v < graph.order(); v++) {
      String symbol = symbol(graph.labelOfVertex(v));
      carbon |= symbol.equals("C");
      if (!ELEMENTS.contains(symbol) || graph.degree(v) > MOST_BONDS) {
        return false;
      }
    }
    return hasBonds(graph, carbon);
  }

  private static boolean hasBonds(Graph graph, boolean carbon) {
    boolean labelled = graph.size() > 0 && !graph.labelOfEdge(0).name().isEmpty();
    for (int e = 0; e < graph.size(); e++) {
      String name = first(graph.labelOfEdge(e));
      if (labelled ? !BONDS.contains(name) : !name.isEmpty()) {
        return false;
      }
    }
    return labelled || carbon || graph.order() == 0;
  }

  /** The element of an atom; charges and the like may stand behind a bar. */
  public static String symbol(Label label) {
    return first(label);
  }

  /** R or S, where the label of an atom says how its neighbours are arranged in space. */
  public static Optional<String> handedness(Label label) {
    return Arrays.stream(label.name().split("\\|"))
        .skip(1)
        .filter(part -> part.equals("R") || part.equals("S"))
        .findFirst();
  }

  private static String first(Label label) {
    String name = label.name();
    int bar = name.indexOf('|');
    return (bar < 0 ? name : name.substring(0, bar)).strip();
  }

  /** 1, 2, 3, 4 for aromatic, 0 for unknown; a bond without a label is a single one. */
  public static int bondOrder(Label label) {
    String name = first(label);
    return name.length() == 1 && BONDS.contains(name) ? name.charAt(0) - '0' : 1;
  }
}
