package org.eugene.bench.study;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.bench.run.Stopwatch;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;

/** What the studies share: drawn queries, two kinds of costs, a clock, a median. */
final class Queries {
  /** Everything 1, and costs where every edit has a price of its own. */
  static final Map<String, EditCosts> COSTS = new LinkedHashMap<>();

  static {
    COSTS.put("uniform", ConstantCosts.uniform());
    COSTS.put("lopsided", new ConstantCosts(3, 2, 1.5, 1, 2, 0.5));
  }

  private Queries() {}

  /** So many graphs, drawn without repetition. */
  static List<Graph> draw(List<Graph> graphs, int count, long seed) {
    List<Graph> shuffled = new ArrayList<>(graphs);
    Collections.shuffle(shuffled, new Random(seed));
    return List.copyOf(shuffled.subList(0, Math.min(count, shuffled.size())));
  }

  /** CPU seconds of this thread for some work. */
  static double cpuSeconds(Work work) throws IOException, InterruptedException {
    Stopwatch clock = Stopwatch.ofThisThread();
    long start = clock.cpu();
    work.run();
    return (clock.cpu() - start) / 1e9;
  }

  /** Wall seconds for some work. */
  static double wallSeconds(Work work) throws IOException, InterruptedException {
    Stopwatch clock = Stopwatch.ofThisThread();
    long start = clock.wall();
    work.run();
    return (clock.wall() - start) / 1e9;
  }

  /** The middle one of some looks; sorts them. */
  static double median(double[] looks) {
    Arrays.sort(looks);
    return looks[looks.length / 2];
  }

  /** Something to measure. */
  interface Work {
    void run() throws IOException, InterruptedException;
  }
}
