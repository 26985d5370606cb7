package org.eugene.io;

/**
 * How a molecule becomes a graph. These choices change every distance.
 *
 * @param hydrogens which hydrogen atoms are vertices
 * @param aromaticBonds how the bonds of aromatic rings are labelled
 * @param stereo whether the arrangement in space is part of the labels
 */
public record MoleculeOptions(Hydrogens hydrogens, AromaticBonds aromaticBonds, boolean stereo) {
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

  /** Heavy atoms only, aromatic bonds wherever they are, however the file draws them. */
  public static MoleculeOptions defaults() {
    return new MoleculeOptions(Hydrogens.HEAVY, AromaticBonds.PERCEIVE, false);
  }

  /** The same with other hydrogen atoms as vertices. */
  public MoleculeOptions withHydrogens(Hydrogens newHydrogens) {
    return new MoleculeOptions(newHydrogens, aromaticBonds, stereo);
  }

  /** The same with bonds of aromatic rings labelled otherwise. */
  public MoleculeOptions withAromaticBonds(AromaticBonds newAromaticBonds) {
    return new MoleculeOptions(hydrogens, newAromaticBonds, stereo);
  }

  /** The same with or without the arrangement in space. */
  public MoleculeOptions withStereo(boolean newStereo) {
    return new MoleculeOptions(hydrogens, aromaticBonds, newStereo);
  }
}
