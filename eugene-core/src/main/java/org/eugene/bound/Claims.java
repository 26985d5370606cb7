package org.eugene.bound;

/** What the half-edges of a row can save at most on those of a column, both of them vertices. */
interface Claims {
  int most(int i, int k);
}
