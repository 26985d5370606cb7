package org.eugene.spark;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a collection is cut into parts, so that each is about as much work: no part waits for one
 * that happens to hold the large graphs.
 */
final class Cuts {
  /** So many parts a core: a slow one is made up for by the others. */
  private static final int PARTS_A_CORE = 4;

  /** Parts beyond this take long to send and to open. */
  private static final int MOST_GRAPHS = 50_000;

  /** Parts below this are not worth a task. */
  private static final int FEWEST_GRAPHS = 8;

  private Cuts() {}

  /** How many parts a collection has on so many cores. */
  static int parts(long graphs, int cores) {
    long forCores = (long) PARTS_A_CORE * cores;
    long forSize = (graphs + MOST_GRAPHS - 1) / MOST_GRAPHS;
    long most = Math.max(1, graphs / FEWEST_GRAPHS);
    return (int) Math.max(1, Math.min(most, Math.max(forCores, forSize)));
  }

  /** What a graph is expected to take: the bounds that do the work look at pairs of vertices. */
  static long work(int vertices) {
    return (vertices + 1L) * (vertices + 1L);
  }

  /** The beginnings of the parts, rising from 0, and the number of graphs at the end. */
  static List<Integer> of(long[] work, int parts) {
    long total = 0;
    for (long each : work) {
      total += each;
    }
    List<Integer> cuts = new ArrayList<>(List.of(0));
    long done = 0;
    for (int at = 0; at < work.length; at++) {
      if (part(done, total, parts) >= cuts.size() && at > cuts.get(cuts.size() - 1)) {
        cuts.add(at);
      }
      done += work[at];
    }
    if (work.length > 0) {
      cuts.add(work.length);
    }
    return cuts;
  }

  /** The part of a graph before which so much of the work lies. */
  static int part(long before, long total, int parts) {
    return (int) Math.min(parts - 1, (double) before / Math.max(1, total) * parts);
  }
}
