package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.Wedge;
import org.eugene.report.layout.Wedges;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;
import org.openscience.cdk.graph.Cycles;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;
import org.openscience.cdk.interfaces.ITetrahedralChirality.Stereo;
import org.openscience.cdk.stereo.TetrahedralChirality;

/**
 * Finds for each atom that is labelled R or S the bond that says so in a drawing. One of its bonds
 * is taken to come out of the plane; if the atom is named as it is labelled then, the bond does,
 * and goes behind the plane otherwise.
 */
final class WedgeBonds {
  /** A sine below which two bonds count as one straight line. */
  private static final double STRAIGHT = 0.09;

  private final Graph graph;
  private final List<Point> places;
  private final IAtomContainer molecule;
  private final List<Wedge> wedges = new ArrayList<>();

  private WedgeBonds(Graph graph, List<Point> places) {
    this.graph = graph;
    this.places = places;
    this.molecule = ImpliedHydrogens.added(graph);
    Cycles.markRingAtomsAndBonds(molecule);
  }

  /** The wedges of the three drawings of an overlay, for which these are the places. */
  static Wedges of(Overlay overlay, List<Point> both, List<Point> source, List<Point> target) {
    Graph from = overlay.pair().source();
    Graph to = overlay.pair().target();
    if (!hasHands(from) && !hasHands(to)) {
      return Wedges.NONE;
    }
    List<Wedge> before = of(overlay, from, both, true);
    List<Wedge> after = of(overlay, to, both, false);
    return new Wedges(
        valid(overlay, before, after),
        of(overlay, from, source, true),
        of(overlay, to, target, false));
  }

  private static boolean hasHands(Graph graph) {
    for (int v = 0; v < graph.order(); v++) {
      if (MoleculeLook.handedness(graph.labelOfVertex(v)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** A bond of both molecules leaves the plane of their common drawing if it does in both. */
  private static List<Wedge> valid(Overlay overlay, List<Wedge> before, List<Wedge> after) {
    List<Wedge> valid = new ArrayList<>();
    for (OverlayEdge edge : overlay.edges()) {
      Optional<Wedge> old = Wedges.between(edge.from(), edge.to(), before);
      Optional<Wedge> young = Wedges.between(edge.from(), edge.to(), after);
      switch (edge.fate()) {
        case DELETED -> old.ifPresent(valid::add);
        case INSERTED -> young.ifPresent(valid::add);
        case KEPT, CHANGED -> old.filter(wedge -> young.equals(old)).ifPresent(valid::add);
      }
    }
    return valid;
  }

  private static List<Wedge> of(
      Overlay overlay, Graph graph, List<Point> ofOverlay, boolean before) {
    Map<Integer, Integer> numbers = new HashMap<>();
    List<Point> places = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      places.add(new Point(0, 0));
    }
    for (OverlayVertex vertex : overlay.vertices()) {
      int v = before ? vertex.source() : vertex.target();
      if (v != Overlay.NONE) {
        numbers.put(v, vertex.number());
        places.set(v, ofOverlay.get(vertex.number()));
      }
    }
    List<Wedge> renumbered = new ArrayList<>();
    for (Wedge wedge : new WedgeBonds(graph, places).all(numbers)) {
      Integer from = numbers.get(wedge.from());
      Integer to = numbers.get(wedge.to());
      if (from != null && to != null) {
        renumbered.add(new Wedge(from, to, wedge.near()));
      }
    }
    return renumbered;
  }

  /** All wedges at atoms which are drawn with all of their neighbours. */
  private List<Wedge> all(Map<Integer, Integer> drawn) {
    for (int v = 0; v < graph.order(); v++) {
      Optional<String> hand = MoleculeLook.handedness(graph.labelOfVertex(v));
      List<IAtom> neighbours = molecule.getConnectedAtomsList(molecule.getAtom(v));
      boolean whole =
          drawn.containsKey(v)
              && neighbours.stream().allMatch(other -> drawn.containsKey(other.getIndex()));
      if (hand.isPresent() && whole) {
        add(molecule.getAtom(v), hand.get());
      }
    }
    return wedges;
  }

  private void add(IAtom centre, String hand) {
    for (IBond bond : candidates(centre)) {
      IAtom out = bond.getOther(centre);
      Optional<String> named = seenFrom(out, centre).flatMap(ligands -> name(centre, ligands));
      if (named.isPresent()) {
        boolean near = named.get().equals(hand);
        wedges.add(new Wedge(centre.getIndex(), out.getIndex(), near));
        return;
      }
    }
  }

  /** Single bonds, best first: to an atom without a hand, not in a ring, to a small group. */
  private List<IBond> candidates(IAtom centre) {
    List<IBond> bonds = new ArrayList<>();
    for (IBond bond : centre.bonds()) {
      int v = centre.getIndex();
      int w = bond.getOther(centre).getIndex();
      boolean single = MoleculeLook.bondOrder(graph.labelOfEdge(graph.edge(v, w))) == 1;
      if (single && Wedges.between(v, w, wedges).isEmpty()) {
        bonds.add(bond);
      }
    }
    bonds.sort(
        Comparator.comparing((IBond bond) -> hasHand(bond.getOther(centre)))
            .thenComparing(IBond::isInRing)
            .thenComparing(bond -> bond.getOther(centre).getBondCount()));
    return bonds;
  }

  private boolean hasHand(IAtom atom) {
    return MoleculeLook.handedness(graph.labelOfVertex(atom.getIndex())).isPresent();
  }

  /**
   * The neighbour that comes out of the plane, then the others clockwise; the atom itself stands
   * for its hydrogen or lone pair, which points away from these. Nothing where that could be read
   * in two ways.
   */
  private Optional<IAtom[]> seenFrom(IAtom out, IAtom centre) {
    List<IAtom> others = new ArrayList<>(molecule.getConnectedAtomsList(centre));
    others.remove(out);
    others.sort(Comparator.comparingDouble(other -> turn(centre, out, other)));
    if (others.size() == 3) {
      return Optional.of(new IAtom[] {out, others.get(0), others.get(1), others.get(2)});
    }
    if (others.size() != 2) {
      return Optional.empty();
    }
    double between = turn(centre, others.get(0), others.get(1));
    if (Math.abs(Math.sin(between)) < STRAIGHT) {
      return Optional.empty();
    }
    // Clockwise from the wedge come one, other: beyond half a turn the wedge lies between them.
    return between > Math.PI
        ? Optional.empty()
        : Optional.of(new IAtom[] {out, others.get(0), others.get(1), centre});
  }

  /** The clockwise angle at an atom from one neighbour to another; y grows downwards. */
  private double turn(IAtom centre, IAtom one, IAtom other) {
    double angle = direction(centre, other) - direction(centre, one);
    return angle < 0 ? angle + 2 * Math.PI : angle;
  }

  private double direction(IAtom centre, IAtom other) {
    Point here = places.get(centre.getIndex());
    Point there = places.get(other.getIndex());
    return StrictMath.atan2(there.y() - here.y(), there.x() - here.x());
  }

  private Optional<String> name(IAtom centre, IAtom[] ligands) {
    molecule.setStereoElements(
        List.of(new TetrahedralChirality(centre, ligands, Stereo.CLOCKWISE)));
    return Handedness.of(molecule).of(centre);
  }
}
