package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.vecmath.Point2d;
import org.eugene.graph.Graph;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.LayoutProvider;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayVertex;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;
import org.openscience.cdk.layout.StructureDiagramGenerator;
import org.openscience.cdk.silent.SilentChemObjectBuilder;

/**
 * Places atoms as chemists draw them. The larger molecule is laid out by the kit; in the other one
 * the largest piece that both have in common stays where it is and the kit places the rest around
 * it. Where that would stretch bonds, because a ring is closed or opened, the other one is laid out
 * on its own and turned, flipped and moved to lie on its partners as closely as it can.
 */
public final class MoleculeLayout implements LayoutProvider {
  /** Larger ones take the kit too long, and nobody draws them. */
  private static final int MOST = 500;

  @Override
  public Optional<Layout> layout(Overlay overlay) {
    if (!overlay.isMolecular() || overlay.order() == 0 || overlay.order() > MOST) {
      return Optional.empty();
    }
    try {
      return Optional.of(drawn(overlay));
    } catch (CDKException | RuntimeException notForTheKit) {
      // Any graph of elements comes here, also one that is no molecule: others can place it.
      return Optional.empty();
    }
  }

  private static Layout drawn(Overlay overlay) throws CDKException {
    Graph source = overlay.pair().source();
    Graph target = overlay.pair().target();
    int[] partner = new int[source.order()];
    for (OverlayVertex vertex : overlay.vertices()) {
      if (vertex.source() != Overlay.NONE) {
        partner[vertex.source()] = vertex.target();
      }
    }
    List<Point> ofSource;
    List<Point> ofTarget;
    if (source.order() >= target.order()) {
      ofSource = alone(source);
      ofTarget = beside(source, ofSource, target, partner);
    } else {
      int[] back = inverse(partner, target.order());
      ofTarget = alone(target);
      ofSource = beside(target, ofTarget, source, back);
    }
    return layout(overlay, ofSource, ofTarget);
  }

  private static int[] inverse(int[] partner, int order) {
    int[] inverse = new int[order];
    Arrays.fill(inverse, Overlay.NONE);
    for (int i = 0; i < partner.length; i++) {
      if (partner[i] != Overlay.NONE) {
        inverse[partner[i]] = i;
      }
    }
    return inverse;
  }

  private static Layout layout(Overlay overlay, List<Point> ofSource, List<Point> ofTarget) {
    List<Point> source = new ArrayList<>();
    List<Point> target = new ArrayList<>();
    for (OverlayVertex vertex : overlay.vertices()) {
      boolean here = vertex.source() != Overlay.NONE;
      boolean there = vertex.target() != Overlay.NONE;
      Point s = here ? ofSource.get(vertex.source()) : ofTarget.get(vertex.target());
      Point t = there ? ofTarget.get(vertex.target()) : s;
      source.add(s);
      target.add(t);
    }
    List<Point> both = AddedPieces.beside(overlay, source, target);
    return Layout.straight(both, source, target, overlay)
        .withWedges(WedgeBonds.of(overlay, both, source, target));
  }

  private static List<Point> alone(Graph graph) throws CDKException {
    IAtomContainer molecule = molecule(graph);
    return generate(molecule, Set.of(), Set.of());
  }

  private static List<Point> beside(Graph placed, List<Point> places, Graph other, int[] partner)
      throws CDKException {
    boolean[] fixed = CommonPiece.of(placed, other, partner);
    int[] back = inverse(partner, other.order());
    IAtomContainer molecule = molecule(other);
    Set<IAtom> atoms = new HashSet<>();
    Set<IBond> bonds = new HashSet<>();
    for (int k = 0; k < other.order(); k++) {
      if (back[k] != Overlay.NONE && fixed[back[k]]) {
        Point place = places.get(back[k]);
        molecule.getAtom(k).setPoint2d(new Point2d(1.5 * place.x(), -1.5 * place.y()));
        atoms.add(molecule.getAtom(k));
      }
    }
    for (IBond bond : molecule.bonds()) {
      if (atoms.contains(bond.getBegin()) && atoms.contains(bond.getEnd())) {
        bonds.add(bond);
      }
    }
    if (atoms.size() > 1) {
      try {
        List<Point> around = generate(molecule, atoms, bonds);
        if (looksRight(other, around)) {
          return around;
        }
      } catch (CDKException | RuntimeException cannotFix) {
        // The kit cannot build around every piece; on its own it can.
        atoms.clear();
      }
    }
    return Superposition.onto(alone(other), places, back);
  }

  /** No bond much too long or short, no two atoms on top of each other. */
  private static boolean looksRight(Graph graph, List<Point> places) {
    for (int e = 0; e < graph.size(); e++) {
      double length = places.get(graph.edgeFrom(e)).distance(places.get(graph.edgeTo(e)));
      if (length > 1.5 || length < 0.6) {
        return false;
      }
    }
    for (int u = 0; u < graph.order(); u++) {
      for (int v = u + 1; v < graph.order(); v++) {
        if (!(places.get(u).distance(places.get(v)) > 0.4)) {
          return false;
        }
      }
    }
    return true;
  }

  static IAtomContainer molecule(Graph graph) {
    IAtomContainer molecule = SilentChemObjectBuilder.getInstance().newAtomContainer();
    for (int v = 0; v < graph.order(); v++) {
      String symbol = MoleculeLook.symbol(graph.labelOfVertex(v));
      boolean unknown = symbol.equals("*");
      IAtom atom = molecule.getBuilder().newInstance(IAtom.class, unknown ? "C" : plain(symbol));
      atom.setImplicitHydrogenCount(0);
      molecule.addAtom(atom);
    }
    for (int e = 0; e < graph.size(); e++) {
      if (graph.edgeFrom(e) != graph.edgeTo(e)) {
        molecule.addBond(graph.edgeFrom(e), graph.edgeTo(e), order(graph, e));
      }
    }
    return molecule;
  }

  private static String plain(String symbol) {
    return symbol.equals("D") || symbol.equals("T") ? "H" : symbol;
  }

  private static IBond.Order order(Graph graph, int edge) {
    return switch (MoleculeLook.bondOrder(graph.labelOfEdge(edge))) {
      case 2 -> IBond.Order.DOUBLE;
      case 3 -> IBond.Order.TRIPLE;
      default -> IBond.Order.SINGLE;
    };
  }

  /** The kit's bonds are 1.5 long and its y grows upwards; ours are 1 and grow downwards. */
  private static List<Point> generate(
      IAtomContainer molecule, Set<IAtom> fixedAtoms, Set<IBond> fixedBonds) throws CDKException {
    StructureDiagramGenerator generator = new StructureDiagramGenerator();
    if (fixedAtoms.isEmpty()) {
      generator.setMolecule(molecule, false);
    } else {
      generator.setMolecule(molecule, false, fixedAtoms, fixedBonds);
    }
    generator.generateCoordinates();
    List<Point> places = new ArrayList<>();
    for (IAtom atom : generator.getMolecule().atoms()) {
      Point2d place = atom.getPoint2d();
      if (place == null) {
        throw new CDKException("an atom got no place");
      }
      places.add(new Point(place.x / 1.5, -place.y / 1.5));
    }
    return places;
  }
}
