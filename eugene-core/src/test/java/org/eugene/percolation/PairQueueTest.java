package org.eugene.percolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class PairQueueTest {
  /** As a list would have it that is sorted anew for every removal. */
  @Test
  void theHighestScoreComesFirstAndOfEqualOnesTheOldest() {
    Seeds.forEach(
        50,
        random -> {
          PairQueue queue = new PairQueue();
          List<long[]> slow = new ArrayList<>();
          for (int step = 0; step < 3_000; step++) {
            if (slow.isEmpty() || random.nextInt(5) < 3) {
              int score = random.nextInt(random.nextBoolean() ? 10 : 100_000) - 2_000;
              queue.add(step, score);
              slow.add(new long[] {step, score});
            } else {
              long[] first =
                  slow.stream().max(Comparator.comparingLong(entry -> entry[1])).orElseThrow();
              for (long[] entry : slow) {
                if (entry[1] == first[1]) {
                  first = entry;
                  break;
                }
              }
              slow.remove(first);
              assertThat(queue.remove()).isEqualTo(first[0]);
            }
            assertThat(queue.isEmpty()).isEqualTo(slow.isEmpty());
          }
        });
  }
}
