package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;

/** A molecule of the Chemistry Development Kit and the graph that stands for it. */
public final class Molecule {
  private final Graph graph;
  private final List<Optional<IAtom>> atoms;

  private Molecule(Graph graph, List<Optional<IAtom>> atoms) {
    this.graph = graph;
    this.atoms = List.copyOf(atoms);
  }

  /**
   * @param atomIndices for every vertex the index of its atom, -1 for none
   */
  static Molecule of(Graph graph, IAtomContainer container, List<Integer> atomIndices) {
    List<Optional<IAtom>> atoms = new ArrayList<>();
    for (int index : atomIndices) {
      atoms.add(index < 0 ? Optional.empty() : Optional.of(container.getAtom(index)));
    }
    return new Molecule(graph, atoms);
  }

  /** The graph to compute with: it can be compared, searched for, put into a collection. */
  public Graph graph() {
    return graph;
  }

  /** The atom behind a vertex; none behind a hydrogen that is only implied. */
  public Optional<IAtom> atom(int vertex) {
    return atoms.get(vertex);
  }
}
