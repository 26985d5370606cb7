package org.eugene.madam;

import java.util.Arrays;

/**
 * Rows that are sums of other rows, each an array of its own: the products of {@link FloatDescent}.
 * Which rows are added up is settled beforehand, so that running takes no look at a graph.
 *
 * <p>One loop for each number of terms, because the Java compiler makes vectors only of loops that
 * read all arrays at one index, and short loops are mostly beginning and end.
 */
final class RowSums {
  private final float[][] out;
  private final float[][][] terms;

  /**
   * Row i of out becomes the sum of the rows of terms[i]; a row may be the first term of itself.
   */
  RowSums(float[][] out, float[][][] terms) {
    this.out = out;
    this.terms = terms;
  }

  /** Some rows, and before them others. */
  static float[][] terms(float[][] rows, int[] listed, float[]... before) {
    float[][] terms = Arrays.copyOf(before, before.length + listed.length);
    for (int k = 0; k < listed.length; k++) {
      terms[before.length + k] = rows[listed[k]];
    }
    return terms;
  }

  void run() {
    for (int i = 0; i < out.length; i++) {
      add(terms[i], out[i]);
    }
  }

  /** to = the sum of all terms. */
  static void add(float[][] terms, float[] to) {
    switch (terms.length) {
      case 0 -> Arrays.fill(to, 0);
      case 1 -> System.arraycopy(terms[0], 0, to, 0, to.length);
      case 2 -> two(terms[0], terms[1], to);
      case 3 -> three(terms[0], terms[1], terms[2], to);
      case 4 -> four(terms[0], terms[1], terms[2], terms[3], to);
      default -> {
        five(terms[0], terms[1], terms[2], terms[3], terms[4], to);
        addFrom(5, terms, to);
      }
    }
  }

  private static void addFrom(int first, float[][] terms, float[] to) {
    int k = first;
    for (; k + 3 < terms.length; k += 4) {
      five(terms[k], terms[k + 1], terms[k + 2], terms[k + 3], to, to);
    }
    for (; k < terms.length; k++) {
      two(terms[k], to, to);
    }
  }

  private static void two(float[] a, float[] b, float[] to) {
    for (int j = 0; j < to.length; j++) {
      to[j] = a[j] + b[j];
    }
  }

  private static void three(float[] a, float[] b, float[] c, float[] to) {
    for (int j = 0; j < to.length; j++) {
      to[j] = a[j] + b[j] + c[j];
    }
  }

  private static void four(float[] a, float[] b, float[] c, float[] d, float[] to) {
    for (int j = 0; j < to.length; j++) {
      to[j] = a[j] + b[j] + c[j] + d[j];
    }
  }

  private static void five(float[] a, float[] b, float[] c, float[] d, float[] e, float[] to) {
    for (int j = 0; j < to.length; j++) {
      to[j] = a[j] + b[j] + c[j] + d[j] + e[j];
    }
  }
}
