package org.eugene.bound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.problem.VertexPrices;
import org.eugene.solver.Countdown;

/**
 * BRANCH ({@link StarAssignment}) for graphs of thousands of vertices, most of which are alike: a
 * vertex of one kind with so many edges of each kind is a type, and what is assigned are types, as
 * often as there are vertices of them. A mapping saves at most
 *
 * <pre>
 * ½ Σ (2·vertexSaving + M) over pairs of types, M = what the edges of the one can save on the other's
 * </pre>
 *
 * which {@link Transport} bounds from above. M is replaced by what it cannot exceed: every edge on
 * the best of the other star, from either side.
 */
public final class StarTypes {
  /** Pairs of types that a table is made for; with more, edges count by their number only. */
  private static final long MANY = 1 << 21;

  private static final int VERTICES_BETWEEN_LOOKS = 1 << 8;

  private final SparseModel model;
  private final List<int[]> sources; // a vertex kind, then the kinds of its edges in order
  private final List<int[]> targets;
  private final long[] supply;
  private final long[] demand;
  private final boolean byNumber;

  private StarTypes(SparseModel model, boolean byNumber, Countdown countdown) {
    this.model = model;
    this.byNumber = byNumber;
    VertexPrices vertices = model.problem().vertexPrices();
    Census source = new Census();
    for (int i = 0; i < model.source().order(); i++) {
      lookNowAndThen(i, countdown);
      source.count(star(vertices.sourceKind(i), model.source(), i));
    }
    Census target = new Census();
    for (int k = 0; k < model.target().order(); k++) {
      lookNowAndThen(k, countdown);
      target.count(star(vertices.targetKind(k), model.target(), k));
    }
    this.sources = source.types;
    this.targets = target.types;
    this.supply = source.numbers();
    this.demand = target.numbers();
  }

  private static void lookNowAndThen(int vertex, Countdown countdown) {
    if (vertex % VERTICES_BETWEEN_LOOKS == VERTICES_BETWEEN_LOOKS - 1) {
      countdown.look();
    }
  }

  private int[] star(int vertexKind, Neighbours graph, int v) {
    int[] star = new int[1 + graph.degree(v)];
    for (int at = 1; at < star.length; at++) {
      star[at] = byNumber ? 0 : graph.kind(graph.start(v) + at - 1);
    }
    Arrays.sort(star, 1, star.length);
    star[0] = vertexKind;
    return star;
  }

  /** Types as they come, and how many there are of each. */
  private static final class Census {
    final List<int[]> types = new ArrayList<>();
    final List<Long> counts = new ArrayList<>();
    final Map<List<Integer>, Integer> places = new HashMap<>();

    void count(int[] star) {
      List<Integer> key = Arrays.stream(star).boxed().toList();
      int place = places.computeIfAbsent(key, any -> types.size());
      if (place == types.size()) {
        types.add(star);
        counts.add(0L);
      }
      counts.set(place, counts.get(place) + 1);
    }

    long[] numbers() {
      return counts.stream().mapToLong(Long::longValue).toArray();
    }
  }

  /** What the distance is at least, in units; 0 if there are too many types to say. */
  public static long lower(SparseModel model, Countdown countdown) {
    StarTypes types = new StarTypes(model, false, countdown);
    if (types.pairs() > MANY) {
      types = new StarTypes(model, true, countdown);
    }
    return types.pairs() > MANY ? 0 : types.lower(countdown);
  }

  private long pairs() {
    return (long) sources.size() * targets.size();
  }

  private long lower(Countdown countdown) {
    long[][] value = new long[sources.size()][targets.size()];
    for (int s = 0; s < sources.size(); s++) {
      for (int t = 0; t < targets.size(); t++) {
        countdown.look(); // a pair of hubs takes as long as their edges, each with each
        value[s][t] = value(sources.get(s), targets.get(t));
      }
    }
    try {
      long most = Transport.most(value, supply, demand, countdown);
      return Math.max(0, -Math.floorDiv(most - 2 * model.problem().base(), 2L));
    } catch (ArithmeticException hugePrices) {
      return 0;
    }
  }

  /** Twice what a vertex of the one type can save on one of the other. */
  private long value(int[] source, int[] target) {
    long ofVertices = model.problem().vertexPrices().saving(source[0], target[0]);
    long fromSource = 0;
    for (int at = 1; at < source.length; at++) {
      long most = 0;
      for (int other = 1; other < target.length; other++) {
        most = Math.max(most, saving(source[at], target[other]));
      }
      fromSource += most;
    }
    long fromTarget = 0;
    for (int other = 1; other < target.length; other++) {
      long most = 0;
      for (int at = 1; at < source.length; at++) {
        most = Math.max(most, saving(source[at], target[other]));
      }
      fromTarget += most;
    }
    return Math.max(0, 2 * ofVertices + Math.min(fromSource, fromTarget));
  }

  private long saving(int sourceKind, int targetKind) {
    return byNumber ? largestSaving() : model.saving(sourceKind, targetKind);
  }

  private long largestSaving() {
    long most = 0;
    for (int a = 0; a < model.source().kinds(); a++) {
      for (int b = 0; b < model.target().kinds(); b++) {
        most = Math.max(most, model.saving(a, b));
      }
    }
    return most;
  }
}
