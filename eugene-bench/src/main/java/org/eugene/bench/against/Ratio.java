package org.eugene.bench.against;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.eugene.bench.view.Figures;

/**
 * How many times as long one of two takes: the geometric mean over blocks that both were measured
 * on. All blocks are measured equally long, so each counts alike; in a ratio of sums the one with
 * the hardest pair would decide alone. The interval is the middle 95 % of what the mean is when
 * blocks are drawn again with replacement.
 */
final class Ratio {
  private static final int DRAWS = 4_000;
  private static final long SEED = 1;

  /** Fewer say nothing about how much blocks differ. */
  private static final int LEAST_BLOCKS = 3;

  private final List<double[]> blocks;

  /**
   * @param blocks what the first and the second took
   */
  Ratio(List<double[]> blocks) {
    this.blocks = List.copyOf(blocks);
  }

  double value() {
    return of(blocks);
  }

  private static double of(List<double[]> blocks) {
    double logarithms = blocks.stream().mapToDouble(block -> Math.log(block[0] / block[1])).sum();
    return Math.exp(logarithms / blocks.size());
  }

  /** The two ends, or a dash. */
  String interval() {
    if (blocks.size() < LEAST_BLOCKS) {
      return "–";
    }
    Random random = new Random(SEED);
    double[] draws =
        IntStream.range(0, DRAWS)
            .mapToDouble(
                draw ->
                    of(random.ints(blocks.size(), 0, blocks.size()).mapToObj(blocks::get).toList()))
            .sorted()
            .toArray();
    return Figures.decimal(draws[DRAWS / 40])
        + "–"
        + Figures.decimal(draws[DRAWS - 1 - DRAWS / 40]);
  }
}
