package org.eugene.percolation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;

/**
 * Numbers that are equal for vertices with equal neighbourhoods, by radius: refinement in the
 * manner of Weisfeiler and Leman (1968, key {@code weisfeiler1968}), one hash for each vertex and
 * radius.
 */
final class Signatures {
  private static final int VERTICES_BETWEEN_LOOKS = 1 << 10;

  private final long[][] source; // by radius and vertex
  private final long[][] target;

  Signatures(SparseModel model, int radius, Countdown countdown) {
    long[] sourceEnds = new long[model.source().order()];
    Arrays.setAll(sourceEnds, i -> Mixing.mix(model.classOfSource(i) + 1L));
    long[] targetEnds = new long[model.target().order()];
    Arrays.setAll(targetEnds, k -> Mixing.mix(model.classOfTarget(k) + 1L));
    this.source = refined(model.source(), sourceEnds, radius, model::classOfSourceEdge, countdown);
    this.target = refined(model.target(), targetEnds, radius, model::classOfTargetEdge, countdown);
  }

  private interface EdgeClass {
    int of(int kind);
  }

  private static long[][] refined(
      Neighbours graph, long[] first, int radius, EdgeClass edgeClass, Countdown countdown) {
    long[][] hashes = new long[radius + 1][];
    hashes[0] = first;
    for (int r = 1; r <= radius; r++) {
      long[] before = hashes[r - 1];
      long[] after = new long[before.length];
      for (int v = 0; v < after.length; v++) {
        if (v % VERTICES_BETWEEN_LOOKS == VERTICES_BETWEEN_LOOKS - 1) {
          countdown.look();
        }
        long sum = 0;
        for (int at = graph.start(v); at < graph.start(v + 1); at++) {
          sum += Mixing.mix(before[graph.vertex(at)] + edgeClass.of(graph.kind(at)));
        }
        after[v] = Mixing.mix(3 * before[v] + sum);
      }
      hashes[r] = after;
    }
    return hashes;
  }

  /** As far as looks go. */
  int radius() {
    return source.length - 1;
  }

  long ofSource(int radius, int i) {
    return source[radius][i];
  }

  long ofTarget(int radius, int k) {
    return target[radius][k];
  }

  /**
   * Matches what looks like nothing else in its own graph and like one vertex of the other.
   *
   * @param image gains the matched pairs; who is matched already is left alone
   * @return how many were matched
   */
  int matchUnique(int radius, int[] image) {
    boolean[] taken = new boolean[target[0].length];
    for (int k : image) {
      if (k != SparseModel.NONE) {
        taken[k] = true;
      }
    }
    Map<Long, Integer> ofTarget = unique(target[radius]);
    int matched = 0;
    for (Map.Entry<Long, Integer> entry : unique(source[radius]).entrySet()) {
      int i = entry.getValue();
      int k = ofTarget.getOrDefault(entry.getKey(), SparseModel.NONE);
      if (i != SparseModel.NONE
          && k != SparseModel.NONE
          && image[i] == SparseModel.NONE
          && !taken[k]) {
        image[i] = k;
        matched++;
      }
    }
    return matched;
  }

  /** The vertex of each hash, {@link SparseModel#NONE} where there are several. */
  private static Map<Long, Integer> unique(long[] hashes) {
    Map<Long, Integer> vertices = new HashMap<>();
    for (int v = 0; v < hashes.length; v++) {
      vertices.merge(hashes[v], v, (one, other) -> SparseModel.NONE);
    }
    return vertices;
  }

  /**
   * Pairs that look alike, from the rarest looks on: the first vertex of the source that looks so
   * with each of the target's. One of them is right if any vertex that looks so is.
   */
  List<int[]> rarest(int radius, int most) {
    Map<Long, List<Integer>> ofSource = byLook(source[radius]);
    Map<Long, List<Integer>> ofTarget = byLook(target[radius]);
    List<Long> looks = new ArrayList<>(ofSource.keySet());
    looks.retainAll(ofTarget.keySet());
    looks.sort(
        Comparator.comparingLong((Long look) -> (long) size(ofSource, look) * size(ofTarget, look))
            .thenComparing(look -> first(ofSource, look)));
    List<int[]> pairs = new ArrayList<>();
    for (long look : looks) {
      for (int k : ofTarget.getOrDefault(look, List.of())) {
        if (pairs.size() == most) {
          return pairs;
        }
        pairs.add(new int[] {first(ofSource, look), k});
      }
    }
    return pairs;
  }

  private static int size(Map<Long, List<Integer>> vertices, long look) {
    return vertices.getOrDefault(look, List.of()).size();
  }

  private static int first(Map<Long, List<Integer>> vertices, long look) {
    return vertices.getOrDefault(look, List.of()).get(0);
  }

  private static Map<Long, List<Integer>> byLook(long[] hashes) {
    Map<Long, List<Integer>> vertices = new HashMap<>();
    for (int v = 0; v < hashes.length; v++) {
      vertices.computeIfAbsent(hashes[v], any -> new ArrayList<>()).add(v);
    }
    return vertices;
  }
}
