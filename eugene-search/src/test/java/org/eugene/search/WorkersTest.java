package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WorkersTest {
  private static final int AHEAD = 8;
  private static final List<Integer> ITEMS = IntStream.range(0, 1000).boxed().toList();

  @Test
  void answersComeInOrderAndNobodyRunsFarAhead() throws IOException {
    for (int threads = 1; threads <= 3; threads++) {
      List<Integer> told = new ArrayList<>();
      AtomicInteger handedOn = new AtomicInteger();
      AtomicInteger farthest = new AtomicInteger();
      try (Workers workers = new Workers(threads)) {
        workers.inOrder(
            ITEMS,
            item -> {
              farthest.accumulateAndGet(item - handedOn.get(), Math::max);
              return item % 7 == 0 ? slowly(item) : 2 * item;
            },
            AHEAD,
            (item, answer) -> {
              assertThat(answer).isEqualTo(2 * item);
              told.add(item);
              handedOn.incrementAndGet();
            });
      }
      assertThat(told).isEqualTo(ITEMS);
      assertThat(farthest.get()).isLessThanOrEqualTo(AHEAD);
    }
  }

  /** Long enough for others to overtake. */
  private static int slowly(int item) {
    double sum = 0;
    for (int at = 1; at < 20_000; at++) {
      sum += 1.0 / at;
    }
    return sum > 0 ? 2 * item : -1;
  }

  @Test
  void workInsideOtherWorkIsHelpedWith() throws IOException {
    try (Workers workers = new Workers(2)) {
      workers.inOrder(
          ITEMS.subList(0, 50),
          item -> workers.map(ITEMS.subList(0, item), inner -> inner + item),
          AHEAD,
          (item, answers) ->
              assertThat(answers).isEqualTo(IntStream.range(item, 2 * item).boxed().toList()));
    }
  }

  @Test
  void failuresAreThoseOfTheWork() {
    for (int threads = 1; threads <= 2; threads++) {
      try (Workers workers = new Workers(threads)) {
        assertThatThrownBy(
                () ->
                    workers.inOrder(
                        ITEMS,
                        item -> {
                          if (item == 100) {
                            throw new IllegalArgumentException("item 100");
                          }
                          return item;
                        },
                        AHEAD,
                        (item, answer) -> assertThat(item).isLessThan(100)))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("item 100");
      }
    }
  }
}
