package org.eugene.percolation;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;

/**
 * One percolation (Yartseva and Grossglauser 2013, key {@code yartseva2013}): every matched pair
 * gives a mark to each pair of its neighbours, and the pair with the highest score is matched next.
 * Marks count most; among as many, those whose own neighbours have the same degrees and classes.
 */
final class Spread {
  /**
   * A mark counts more than all resemblance. Halved or doubled, none of the twelve networks below
   * changes.
   */
  private static final long MARK = 1_000;

  /**
   * Halved, two of twelve networks of 700 vertices, a twentieth or a tenth of their edges moved,
   * are dearer by two and four edits, and two grids change; with half of what another class costs
   * none.
   */
  private static final long ALIKE = 20;

  /**
   * Of the twelve networks the grids are sensitive to it: 204, 626, 300 and 594 edits with this,
   * 226, 638, 210 and 480 with half of it, 246, 628, 300 and 486 with twice as much. Others change
   * by two edits at most.
   */
  private static final long DEGREE = 30;

  private static final long OTHER_CLASS = 1_500;

  /**
   * Two hubs whose neighbours make more pairs than this tell nothing that is worth the time: on a
   * preferential network of 10,000 vertices and mean degree 3, a tenth of its edges moved, growing
   * anew takes 14 s with this and 21 with eight times as many, and ends at 5,144 and 5,004 edits;
   * with an eighth 6,052.
   */
  private static final long MANY_PAIRS = 1 << 13;

  /** The same up to {@link #FEW} vertices, where nothing takes long. */
  private static final long MANY_PAIRS_OF_FEW = 1 << 20;

  private static final int FEW = 600;

  private static final int MARKS_BETWEEN_LOOKS = 1 << 12;
  private static final int VERTICES_BETWEEN_LOOKS = 1 << 10;
  private static final Deque<Integer> NOBODY = new ArrayDeque<>();

  private final SparseModel model;
  private final Countdown countdown;
  private final long manyPairs;
  private final Neighbours source;
  private final Neighbours target;
  private final int[][] sourceLooks; // of the neighbours, in order
  private final int[][] targetLooks;

  Spread(SparseModel model, Countdown countdown) {
    this.model = model;
    this.countdown = countdown;
    this.manyPairs = model.source().order() > FEW ? MANY_PAIRS : MANY_PAIRS_OF_FEW;
    this.source = model.source();
    this.target = model.target();
    this.sourceLooks = looks(source, model::classOfSource, countdown);
    this.targetLooks = looks(target, model::classOfTarget, countdown);
  }

  private interface VertexClass {
    int of(int vertex);
  }

  private static int[][] looks(Neighbours graph, VertexClass vertexClass, Countdown countdown) {
    int[][] looks = new int[graph.order()][];
    for (int v = 0; v < looks.length; v++) {
      if (v % VERTICES_BETWEEN_LOOKS == VERTICES_BETWEEN_LOOKS - 1) {
        countdown.look();
      }
      int[] own = new int[graph.degree(v)];
      for (int at = 0; at < own.length; at++) {
        int w = graph.vertex(graph.start(v) + at);
        own[at] = 31 * vertexClass.of(w) + graph.degree(w);
      }
      Arrays.sort(own);
      looks[v] = own;
    }
    return looks;
  }

  /** A percolation under way. */
  private final class State {
    final int[] image = new int[source.order()];
    final int[] preImage = new int[target.order()];
    final PairCounts marks = new PairCounts();
    final PairQueue queue = new PairQueue();
    int marksSinceLook;

    State() {
      Arrays.fill(image, SparseModel.NONE);
      Arrays.fill(preImage, SparseModel.NONE);
    }

    void match(int i, int k) {
      image[i] = k;
      preImage[k] = i;
    }

    boolean isFree(int i, int k) {
      return image[i] == SparseModel.NONE && preImage[k] == SparseModel.NONE;
    }

    void spread(int i, int k) {
      if ((long) source.degree(i) * target.degree(k) > manyPairs) {
        return;
      }
      marksSinceLook += 1 + source.degree(i) * target.degree(k);
      if (marksSinceLook > MARKS_BETWEEN_LOOKS) {
        marksSinceLook = 0;
        countdown.look();
      }
      for (int here = source.start(i); here < source.start(i + 1); here++) {
        int j = source.vertex(here);
        if (image[j] != SparseModel.NONE) {
          continue;
        }
        for (int there = target.start(k); there < target.start(k + 1); there++) {
          int l = target.vertex(there);
          if (preImage[l] == SparseModel.NONE
              && model.saving(source.kind(here), target.kind(there)) > 0) {
            mark(j, l);
          }
        }
      }
    }

    private void mark(int j, int l) {
      long pair = (long) j * target.order() + l;
      int place = marks.count(pair);
      if (marks.countAt(place) == 1) {
        marks.note(place, resemblance(j, l));
      }
      queue.add(pair, MARK * marks.countAt(place) + marks.noteAt(place));
    }
  }

  /** How much alike two vertices are beside their marks. */
  private long resemblance(int j, int l) {
    int[] a = sourceLooks[j];
    int[] b = targetLooks[l];
    int common = 0;
    for (int x = 0, y = 0; x < a.length && y < b.length; ) {
      if (a[x] == b[y]) {
        common++;
        x++;
        y++;
      } else if (a[x] < b[y]) {
        x++;
      } else {
        y++;
      }
    }
    boolean sameClass = model.classOfSource(j) == model.classOfTarget(l);
    return ALIKE * common - DEGREE * Math.abs(a.length - b.length) - (sameClass ? 0 : OTHER_CLASS);
  }

  /** From these pairs, which stay matched, as far as it goes. */
  int[] from(int[] seeds) {
    State state = new State();
    for (int i = 0; i < seeds.length; i++) {
      if (seeds[i] != SparseModel.NONE) {
        state.match(i, seeds[i]);
      }
    }
    for (int i = 0; i < seeds.length; i++) {
      if (seeds[i] != SparseModel.NONE) {
        state.spread(i, seeds[i]);
      }
    }
    return grown(state, new int[0]);
  }

  /** Anew, after every pair of this matching has given its marks and none is matched yet. */
  int[] votedBy(int[] voters) {
    State state = new State();
    for (int i = 0; i < voters.length; i++) {
      if (voters[i] != SparseModel.NONE) {
        state.spread(i, voters[i]);
      }
    }
    return grown(state, voters);
  }

  /**
   * The same matching, and what no mark has reached: parts of the graphs that hang together with
   * nothing that is matched, such as single edges. Rows there go to the first column that is left
   * and looks like them, from far looks to near ones, and from each the matching spreads.
   */
  int[] finished(int[] matched, Signatures signatures) {
    State state = new State();
    int left = 0;
    for (int i = 0; i < matched.length; i++) {
      if (matched[i] != SparseModel.NONE) {
        state.match(i, matched[i]);
      } else if (source.degree(i) > 0) {
        left++;
      }
    }
    for (int radius = signatures.radius(); radius > 0 && left > 0; radius--) {
      Map<Long, Deque<Integer>> columns = new HashMap<>();
      for (int k = 0; k < target.order(); k++) {
        if (state.preImage[k] == SparseModel.NONE && target.degree(k) > 0) {
          columns.computeIfAbsent(signatures.ofTarget(radius, k), any -> new ArrayDeque<>()).add(k);
        }
      }
      for (int i = 0; i < matched.length; i++) {
        if (state.image[i] == SparseModel.NONE && source.degree(i) > 0) {
          Deque<Integer> alike = columns.getOrDefault(signatures.ofSource(radius, i), NOBODY);
          while (!alike.isEmpty() && state.preImage[alike.peek()] != SparseModel.NONE) {
            alike.remove();
          }
          if (!alike.isEmpty()) {
            int k = alike.remove();
            state.match(i, k);
            state.spread(i, k);
            grown(state, new int[0]);
          }
        }
      }
    }
    return state.image;
  }

  private int[] grown(State state, int[] voters) {
    while (!state.queue.isEmpty()) {
      long pair = state.queue.remove();
      int i = (int) (pair / target.order());
      int k = (int) (pair % target.order());
      if (state.isFree(i, k)) {
        state.match(i, k);
        if (voters.length == 0 || voters[i] != k) {
          state.spread(i, k);
        }
      }
    }
    return state.image;
  }
}
