package org.eugene.bench.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * Something like molecules: rings and chains of atoms that keep their valences, with single and
 * double bonds. They look like the molecules of public data sets to an algorithm, not to a chemist.
 */
final class Molecules {
  private static final List<String> ELEMENTS =
      List.of("C", "C", "C", "C", "C", "C", "C", "N", "N", "O", "O", "O", "S", "Cl", "F");

  /** How the atoms of a kind of molecule come together. */
  enum Kind {
    /** Chains with a ring now and then. */
    CHAINS(0.35, 0),
    /** Several rings. */
    RINGS(0.9, 0),
    /** Half of the atoms are hydrogens. */
    HYDROGENS(0.6, 0.5);

    private final double rings;
    private final double hydrogens;

    Kind(double rings, double hydrogens) {
      this.rings = rings;
      this.hydrogens = hydrogens;
    }
  }

  private final Random random;
  private final GraphBuilder graph;
  private final List<Integer> free = new ArrayList<>();

  private Molecules(String id, LabelDictionary labels, Random random) {
    this.graph = Graph.undirected(id, labels);
    this.random = random;
  }

  static Graph of(Kind kind, int atoms, String id, LabelDictionary labels, Random random) {
    Molecules molecule = new Molecules(id, labels, random);
    int heavy = atoms - (int) (kind.hydrogens * atoms);
    while (molecule.graph.order() < heavy) {
      int left = heavy - molecule.graph.order();
      if (left >= 6 && random.nextDouble() < kind.rings) {
        molecule.addRing(5 + random.nextInt(2));
      } else {
        molecule.addAtom(ELEMENTS.get(random.nextInt(ELEMENTS.size())));
      }
    }
    while (molecule.graph.order() < atoms && molecule.anchor() >= 0) {
      molecule.addAtom("H");
    }
    return molecule.graph.build();
  }

  private void addAtom(String element) {
    int anchor = anchor();
    boolean doubleBond =
        anchor >= 0 && free.get(anchor) > 1 && valence(element) > 1 && random.nextInt(5) == 0;
    int atom = add(anchor < 0 ? "C" : element);
    if (anchor >= 0) {
      bond(anchor, atom, doubleBond ? 2 : 1);
    }
  }

  private void addRing(int length) {
    int anchor = anchor();
    int first = graph.order();
    for (int at = 0; at < length; at++) {
      add(random.nextInt(6) == 0 ? "N" : "C");
    }
    for (int at = 0; at < length; at++) {
      int next = (at + 1) % length;
      boolean doubleBond =
          at % 2 == 0 && next != 0 && free.get(first + at) > 2 && free.get(first + next) > 2;
      bond(first + at, first + next, doubleBond ? 2 : 1);
    }
    if (anchor >= 0) {
      for (int at = 0; at < length; at++) {
        if (free.get(first + at) > 0) {
          bond(anchor, first + at, 1);
          return;
        }
      }
    }
  }

  private int add(String element) {
    free.add(valence(element));
    return graph.addVertex(Label.of(element));
  }

  private void bond(int u, int v, int order) {
    graph.addEdge(u, v, Label.of("" + order));
    free.set(u, free.get(u) - order);
    free.set(v, free.get(v) - order);
  }

  /** Some atom that can take another bond, or -1. */
  private int anchor() {
    List<Integer> able = new ArrayList<>();
    for (int atom = 0; atom < free.size(); atom++) {
      if (free.get(atom) > 0) {
        able.add(atom);
      }
    }
    return able.isEmpty() ? -1 : able.get(random.nextInt(able.size()));
  }

  private static int valence(String element) {
    return switch (element) {
      case "C" -> 4;
      case "N" -> 3;
      case "O", "S" -> 2;
      default -> 1;
    };
  }
}
