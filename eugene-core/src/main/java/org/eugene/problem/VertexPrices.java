package org.eugene.problem;

/**
 * Units for every vertex pair. Vertices of one kind have the same label, as far as prices go, and
 * the same self-loop; a table of kinds is all that is held. The last kind of either side is
 * "nothing".
 */
public final class VertexPrices {
  private final int[] sourceKind; // by vertex, the last entry for "nothing"
  private final int[] targetKind;
  private final int columns;
  private final long[] rowMajor; // by kind

  VertexPrices(int[] sourceKind, int[] targetKind, int columns, long[] rowMajor) {
    this.sourceKind = sourceKind;
    this.targetKind = targetKind;
    this.columns = columns;
    this.rowMajor = rowMajor;
  }

  long price(int i, int k) {
    return rowMajor[sourceKind[i] * columns + targetKind[k]];
  }

  /** The kind of a vertex of the source. */
  public int sourceKind(int i) {
    return sourceKind[i];
  }

  /** The kind of a vertex of the target. */
  public int targetKind(int k) {
    return targetKind[k];
  }

  /** How many kinds the source's vertices have. */
  public int sourceKinds() {
    return rowMajor.length / columns - 1;
  }

  /** How many kinds the target's vertices have. */
  public int targetKinds() {
    return columns - 1;
  }

  /**
   * Units for a kind of the source and one of the target; {@link #sourceKinds} and {@link
   * #targetKinds} are "nothing".
   */
  public long ofKinds(int a, int b) {
    return rowMajor[a * columns + b];
  }

  /** What mapping a vertex of one kind to one of the other saves. */
  public long saving(int a, int b) {
    return ofKinds(a, targetKinds()) + ofKinds(sourceKinds(), b) - ofKinds(a, b);
  }

  long base() {
    int nothing = targetKind.length - 1;
    long base = 0;
    for (int i = 0; i < sourceKind.length - 1; i++) {
      base += price(i, nothing);
    }
    for (int k = 0; k < nothing; k++) {
      base += price(sourceKind.length - 1, k);
    }
    return base;
  }

  boolean someSubstitutionIsDearer() {
    return someSubstitutionSavesLessThan(0);
  }

  /** Whether some vertex could become another without saving as much as this. */
  boolean someSubstitutionSavesLessThan(long units) {
    for (int a = 0; a < sourceKinds(); a++) {
      for (int b = 0; b < targetKinds(); b++) {
        if (saving(a, b) < units) {
          return true;
        }
      }
    }
    return false;
  }
}
