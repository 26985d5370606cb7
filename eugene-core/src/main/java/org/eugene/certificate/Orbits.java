package org.eugene.certificate;

import java.util.Arrays;
import java.util.List;

/**
 * Who can take whose place while the fixed rows, or columns, stay where they are: what exchanges of
 * twins and the symmetries that name nothing fixed take to each other, one after the other. Without
 * symmetries that is a class of twins, less those that are fixed.
 */
final class Orbits {
  private final int[] next; // in a circle through the orbit

  /**
   * Of one case.
   *
   * @param symmetries each as vertices in turn with where they go
   */
  Orbits(Twins twins, List<int[]> symmetries, boolean[] fixed, Work work)
      throws CertificateException {
    int n = fixed.length;
    int[] parent = new int[n];
    this.next = new int[n];
    Arrays.setAll(parent, v -> v);
    Arrays.setAll(next, v -> v);
    work.spend(n);
    int[] firstOfClass = new int[n];
    Arrays.fill(firstOfClass, -1);
    for (int v = 0; v < n; v++) {
      int its = twins.classOf(v);
      if (!fixed[v] && firstOfClass[its] >= 0) {
        join(parent, firstOfClass[its], v);
      } else if (!fixed[v]) {
        firstOfClass[its] = v;
      }
    }
    for (int[] symmetry : symmetries) {
      work.spend(symmetry.length);
      if (namesNone(symmetry, fixed)) {
        for (int at = 0; at < symmetry.length; at += 2) {
          join(parent, symmetry[at], symmetry[at + 1]);
        }
      }
    }
  }

  private static boolean namesNone(int[] symmetry, boolean[] fixed) {
    for (int v : symmetry) {
      if (fixed[v]) {
        return false;
      }
    }
    return true;
  }

  /** Two circles become one when two of their members exchange who follows them. */
  private void join(int[] parent, int u, int v) {
    int one = root(parent, u);
    int other = root(parent, v);
    if (one != other) {
      parent[other] = one;
      int after = next[u];
      next[u] = next[v];
      next[v] = after;
    }
  }

  private static int root(int[] parent, int v) {
    int at = v;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** The next one in the orbit; the last is followed by the first. */
  int after(int v) {
    return next[v];
  }
}
