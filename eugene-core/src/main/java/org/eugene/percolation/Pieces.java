package org.eugene.percolation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;

/**
 * Matches graphs that fall into pieces when an edge is missing, such as long chains and trees: the
 * largest piece that is left of one graph is laid onto the other and taken out of both, and what is
 * left is looked at anew. Where a piece was taken out, the next ones end as their places do, so
 * that ends find ends ({@link BranchLooks}). From a pair that looks alike a piece is laid branch by
 * branch, those first that look alike farthest.
 */
final class Pieces {
  private static final int NONE = SparseModel.NONE;

  /**
   * So many places are tried for a piece, of those that look alike so far. Halved or doubled, 24
   * such networks as below change neither answer nor time.
   */
  private static final int TRIALS = 8;

  /**
   * A piece that keeps fewer of its edges than this has no place here, nor have the others. Halved,
   * nothing changes on chains, rings, caterpillars and trees of 2,000 and 10,000 vertices with 20
   * edges removed, which are all proved.
   */
  private static final double FITS = 0.8;

  /** As many neighbours of two vertices are not compared. */
  private static final long MANY_PAIRS = 1 << 13;

  private static final int VERTICES_BETWEEN_LOOKS = 1 << 8;

  private final SparseModel model;
  private final Countdown countdown;
  private final BranchLooks sourceLooks;
  private final BranchLooks targetLooks;
  private final int[] image;
  private final int[] preImage;
  private final List<int[]> laid = new ArrayList<>(); // rows and columns, of the last trial
  private final PriorityQueue<Join> next = new PriorityQueue<>(Join.BEST_FIRST);
  private long age; // of the newest join
  private long kept; // edges of the last trial

  Pieces(SparseModel model, Countdown countdown) {
    this.model = model;
    this.countdown = countdown;
    this.sourceLooks = BranchLooks.ofSource(model);
    this.targetLooks = BranchLooks.ofTarget(model);
    this.image = new int[model.source().order()];
    this.preImage = new int[model.target().order()];
  }

  /** A pair next to one that is laid. */
  private static final class Join {
    /** Who looks alike farthest, then whose branches are as large, then the newest. */
    static final Comparator<Join> BEST_FIRST =
        Comparator.comparingInt((Join join) -> -join.alike)
            .thenComparingDouble(join -> join.difference)
            .thenComparingLong(join -> -join.age);

    final int i;
    final int k;
    final int alike;
    final double difference;
    final long age;

    Join(int i, int k, int alike, double difference, long age) {
      this.i = i;
      this.k = k;
      this.alike = alike;
      this.difference = difference;
      this.age = age;
    }
  }

  /** Every piece that has a place. */
  int[] matched() {
    Arrays.fill(image, NONE);
    Arrays.fill(preImage, NONE);
    while (layLargest()) {
      countdown.step();
    }
    return image;
  }

  /** False if there is no piece left, or it does not fit anywhere. */
  private boolean layLargest() {
    countdown.look();
    int[] ofSource = largest(model.source(), image);
    int[] ofTarget = largest(model.target(), preImage);
    boolean isOfSource = ofSource.length < ofTarget.length;
    int[] piece = isOfSource ? ofSource : ofTarget;
    if (piece.length < 2) {
      return false;
    }
    sourceLooks.look(image);
    countdown.look();
    targetLooks.look(preImage);
    long edges =
        isOfSource ? edges(model.source(), piece, image) : edges(model.target(), piece, preImage);
    int[] best = {};
    long most = -1;
    for (int depth = BranchLooks.DEPTHS - 1; depth >= 0 && most < edges; depth--) {
      for (int[] pair : rarest(depth, piece, isOfSource)) {
        lay(pair[0], pair[1]);
        takeBack();
        if (kept > most) {
          most = kept;
          best = pair;
        }
        if (most >= edges) {
          break;
        }
      }
    }
    if (most < FITS * edges) {
      return false;
    }
    lay(best[0], best[1]);
    laid.clear();
    return true;
  }

  /** The vertices of the largest piece that is left of a graph, the first of equally large ones. */
  private static int[] largest(Neighbours graph, int[] partner) {
    boolean[] seen = new boolean[graph.order()];
    int[] queue = new int[graph.order()];
    int[] largest = {};
    for (int first = 0; first < seen.length; first++) {
      if (partner[first] == NONE && !seen[first]) {
        int size = 0;
        queue[size++] = first;
        seen[first] = true;
        for (int head = 0; head < size; head++) {
          int v = queue[head];
          for (int at = graph.start(v); at < graph.start(v + 1); at++) {
            int w = graph.vertex(at);
            if (partner[w] == NONE && !seen[w]) {
              seen[w] = true;
              queue[size++] = w;
            }
          }
        }
        if (size > largest.length) {
          largest = Arrays.copyOf(queue, size);
        }
      }
    }
    return largest;
  }

  private static long edges(Neighbours graph, int[] piece, int[] partner) {
    long twice = 0;
    for (int v : piece) {
      for (int at = graph.start(v); at < graph.start(v + 1); at++) {
        twice += partner[graph.vertex(at)] == NONE ? 1 : 0;
      }
    }
    return twice / 2;
  }

  /** Pairs that look alike, of which as few as possible do. */
  private List<int[]> rarest(int depth, int[] piece, boolean isOfSource) {
    BranchLooks own = isOfSource ? sourceLooks : targetLooks;
    BranchLooks others = isOfSource ? targetLooks : sourceLooks;
    int[] otherPartner = isOfSource ? preImage : image;
    Map<Long, List<Integer>> ofPiece = new HashMap<>();
    for (int v : piece) {
      ofPiece.computeIfAbsent(own.of(depth, v), any -> new ArrayList<>()).add(v);
    }
    Map<Long, List<Integer>> ofOthers = new HashMap<>();
    for (int w = 0; w < otherPartner.length; w++) {
      if (otherPartner[w] == NONE && ofPiece.containsKey(others.of(depth, w))) {
        ofOthers.computeIfAbsent(others.of(depth, w), any -> new ArrayList<>()).add(w);
      }
    }
    List<Long> looks = new ArrayList<>(ofOthers.keySet());
    looks.sort(
        Comparator.comparingLong(
                (Long look) -> (long) with(ofPiece, look).size() * with(ofOthers, look).size())
            .thenComparing(look -> with(ofOthers, look).get(0)));
    List<int[]> pairs = new ArrayList<>();
    for (long look : looks) {
      int v = with(ofPiece, look).get(0);
      for (int w : with(ofOthers, look)) {
        if (pairs.size() == TRIALS) {
          return pairs;
        }
        pairs.add(isOfSource ? new int[] {v, w} : new int[] {w, v});
      }
    }
    return pairs;
  }

  private static List<Integer> with(Map<Long, List<Integer>> vertices, long look) {
    return vertices.getOrDefault(look, List.of());
  }

  /** From this pair on, as far as it goes. */
  private void lay(int i, int k) {
    kept = 0;
    match(i, k);
    while (!next.isEmpty()) {
      Join join = next.remove();
      if (image[join.i] == NONE && preImage[join.k] == NONE) {
        match(join.i, join.k);
      }
    }
  }

  private void match(int i, int k) {
    if (laid.size() % VERTICES_BETWEEN_LOOKS == 0) {
      countdown.look();
    }
    image[i] = k;
    preImage[k] = i;
    laid.add(new int[] {i, k});
    Neighbours source = model.source();
    Neighbours target = model.target();
    boolean few = (long) source.degree(i) * target.degree(k) <= MANY_PAIRS;
    for (int here = source.start(i); here < source.start(i + 1); here++) {
      int j = source.vertex(here);
      if (image[j] != NONE) {
        kept += model.savedOn(source.kind(here), k, image[j]) > 0 ? 1 : 0;
        continue;
      }
      for (int there = target.start(k); few && there < target.start(k + 1); there++) {
        int l = target.vertex(there);
        if (preImage[l] == NONE && model.saving(source.kind(here), target.kind(there)) > 0) {
          int alike = sourceLooks.alike(here, targetLooks, there);
          double difference = sourceLooks.difference(here, targetLooks, there);
          next.add(new Join(j, l, alike, difference, age++));
        }
      }
    }
  }

  private void takeBack() {
    for (int[] pair : laid) {
      image[pair[0]] = NONE;
      preImage[pair[1]] = NONE;
    }
    laid.clear();
  }
}
