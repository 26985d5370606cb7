package org.eugene.bench.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every method before an independent judge, on pairs that are made to hurt. */
class JudgeTest {
  @Test
  void nobodyClaimsWhatIsNotTrue() {
    Siege siege = new Siege(1);
    siege.run(400);
    assertThat(siege.tally().keySet()).contains("solves", "thresholds", "certificates", "searches");
  }

  /**
   * The same for as many solves as {@code -Deugene.solves} says, from seed {@code -Deugene.seed}
   * on, in {@code -Deugene.threads} threads.
   */
  @Test
  @Tag("slow")
  void forLong() throws Exception {
    long solves = Long.getLong("eugene.solves", 100_000);
    long seed = Long.getLong("eugene.seed", 1);
    int threads = Integer.getInteger("eugene.threads", 1);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Map<String, Long>>> parts = new ArrayList<>();
      for (int part = 0; part < threads; part++) {
        Siege siege = new Siege(seed + ((long) part << 32));
        parts.add(
            pool.submit(
                () -> {
                  siege.run(solves / threads);
                  return siege.tally();
                }));
      }
      Map<String, Long> tally = new TreeMap<>();
      for (Future<Map<String, Long>> part : parts) {
        part.get().forEach((what, count) -> tally.merge(what, count, Long::sum));
      }
      tally.forEach((what, count) -> System.out.printf("%-28s %,d%n", what, count));
    } finally {
      pool.shutdownNow();
    }
  }
}
