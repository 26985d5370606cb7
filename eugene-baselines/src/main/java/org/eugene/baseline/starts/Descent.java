package org.eugene.baseline.starts;

/** Leads from one permutation of rows to columns to a better one. Holds scratch memory. */
@FunctionalInterface
public interface Descent {
  /** The best permutation on the way down from this one; not dearer than it. */
  int[] from(int[] permutation);
}
