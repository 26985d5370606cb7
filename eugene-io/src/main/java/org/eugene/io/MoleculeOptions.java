package org.eugene.io;

/**
 * How a molecule becomes a graph. These choices change every distance.
 *
 * @param hydrogens which hydrogen atoms are vertices
 * @param aromaticBonds how the bonds of aromatic rings are labelled
 */
public record MoleculeOptions(Hydrogens hydrogens, AromaticBonds aromaticBonds) {
  /** Which hydrogens are vertices. */
  public enum Hydrogens {
    /** None but those that are a molecule of their own. */
    HEAVY,
    /** Those that are written as atoms. */
    WRITTEN,
    /** All, also those that are only implied. */
    ALL
  }

  /** How bonds of aromatic rings are labelled. */
  public enum AromaticBonds {
    /** 4, where the file marks them as aromatic. */
    LABEL,
    /** 4, wherever they are aromatic by Daylight's rules, however the file draws them. */
    PERCEIVE,
    /** 1 and 2 by turns, as in a Kekulé drawing. */
    KEKULE
  }

  /** Heavy atoms only, aromatic bonds as the file has them. */
  public static MoleculeOptions defaults() {
    return new MoleculeOptions(Hydrogens.HEAVY, AromaticBonds.LABEL);
  }

  public MoleculeOptions withHydrogens(Hydrogens newHydrogens) {
    return new MoleculeOptions(newHydrogens, aromaticBonds);
  }

  public MoleculeOptions withAromaticBonds(AromaticBonds newAromaticBonds) {
    return new MoleculeOptions(hydrogens, newAromaticBonds);
  }
}
