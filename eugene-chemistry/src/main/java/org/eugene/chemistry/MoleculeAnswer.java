package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.Comparison;
import org.eugene.mapping.VertexMapping;
import org.openscience.cdk.interfaces.IAtom;

/** How far apart two molecules are, told in the atoms of their containers. */
public final class MoleculeAnswer {
  private final Comparison comparison;
  private final Map<IAtom, IAtom> atomImages = new LinkedHashMap<>();
  private final List<IAtom> deleted = new ArrayList<>();
  private final List<IAtom> inserted = new ArrayList<>();

  MoleculeAnswer(Comparison comparison, Molecule source, Molecule target) {
    this.comparison = comparison;
    comparison.result().mapping().ifPresent(mapping -> follow(mapping, source, target));
  }

  private void follow(VertexMapping mapping, Molecule source, Molecule target) {
    for (int v = 0; v < source.graph().order(); v++) {
      int image = mapping.image(v);
      if (image == VertexMapping.DELETED) {
        source.atom(v).ifPresent(deleted::add);
      } else {
        source.atom(v).ifPresent(a -> target.atom(image).ifPresent(b -> atomImages.put(a, b)));
      }
    }
    for (int w = 0; w < target.graph().order(); w++) {
      if (mapping.preImage(w) == VertexMapping.INSERTED) {
        target.atom(w).ifPresent(inserted::add);
      }
    }
  }

  /** What the best known edit path costs. */
  public double distance() {
    return comparison.distance();
  }

  /** Whether the distance is proved: there is no cheaper edit path. */
  public boolean isOptimal() {
    return comparison.isOptimal();
  }

  /** Which atom becomes which. */
  public Map<IAtom, IAtom> atomImages() {
    return new LinkedHashMap<>(atomImages);
  }

  /** The atoms of the source that go. */
  public List<IAtom> deletedAtoms() {
    return List.copyOf(deleted);
  }

  /** The atoms of the target that come. */
  public List<IAtom> insertedAtoms() {
    return List.copyOf(inserted);
  }

  /** The same answer in numbers of vertices, with its edit path, as reports take it. */
  public Comparison comparison() {
    return comparison;
  }
}
