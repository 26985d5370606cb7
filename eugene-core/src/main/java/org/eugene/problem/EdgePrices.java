package org.eugene.problem;

/** Units for every kind of edge: to delete, to insert, to turn one into another. */
public final class EdgePrices {
  private final long[] delete;
  private final long[] insert;
  private final long[] substituteRowMajor;
  private final boolean[] replacedRowMajor;

  EdgePrices(long[] delete, long[] insert, long[] rawSubstituteRowMajor) {
    this.delete = delete;
    this.insert = insert;
    this.substituteRowMajor = rawSubstituteRowMajor.clone();
    this.replacedRowMajor = new boolean[substituteRowMajor.length];
    for (int a = 0; a < delete.length; a++) {
      for (int b = 0; b < insert.length; b++) {
        int at = a * insert.length + b;
        replacedRowMajor[at] = substituteRowMajor[at] > delete[a] + insert[b];
        substituteRowMajor[at] = Math.min(substituteRowMajor[at], delete[a] + insert[b]);
      }
    }
  }

  /** How many kinds the source's edges have. */
  public int sourceKinds() {
    return delete.length;
  }

  /** How many kinds the target's edges have. */
  public int targetKinds() {
    return insert.length;
  }

  /** Units for removing an edge of this kind of the source. */
  public long delete(int sourceKind) {
    return delete[sourceKind];
  }

  /** Units for a new edge of this kind of the target. */
  public long insert(int targetKind) {
    return insert[targetKind];
  }

  /** Units of turning one into the other, by deleting and inserting if that is cheaper. */
  public long substitute(int sourceKind, int targetKind) {
    return substituteRowMajor[sourceKind * insert.length + targetKind];
  }

  /** Whether deleting the one and inserting the other is cheaper than substituting. */
  public boolean isReplaced(int sourceKind, int targetKind) {
    return replacedRowMajor[sourceKind * insert.length + targetKind];
  }

  /** What mapping an edge onto an edge saves against deleting the one and inserting the other. */
  public long saving(int sourceKind, int targetKind) {
    return delete(sourceKind) + insert(targetKind) - substitute(sourceKind, targetKind);
  }

  /** Units of a self-loop of kind a (or none) becoming one of kind b (or none). */
  long loop(int a, int b) {
    if (a < 0) {
      return b < 0 ? 0 : insert(b);
    }
    return b < 0 ? delete(a) : substitute(a, b);
  }
}
