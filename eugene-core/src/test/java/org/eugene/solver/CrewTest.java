package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrewTest {
  private static final int PIECES = 7;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void everyPieceIsDoneOnceInEveryRound(int threads) {
    try (Crew crew = new Crew(threads)) {
      for (int round = 0; round < 2_000; round++) {
        AtomicIntegerArray done = new AtomicIntegerArray(PIECES);
        crew.each(PIECES, done::incrementAndGet);
        assertThat(IntStream.range(0, PIECES).map(done::get)).containsOnly(1);
      }
    }
  }

  @Test
  void whatPiecesWriteIsSeenByTheCaller() {
    try (Crew crew = new Crew(4)) {
      long[] sums = new long[PIECES];
      for (int round = 0; round < 20_000; round++) {
        crew.each(PIECES, piece -> sums[piece] += piece);
      }
      assertThat(sums).containsExactly(0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000);
    }
  }

  @Test
  void oneThreadDoesThemInOrderAndStartsNoOther() {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    List<Integer> order = new ArrayList<>();
    try (Crew crew = new Crew(1)) {
      crew.each(PIECES, order::add);
      assertThat(before).containsAll(crewsIn(Thread.getAllStackTraces().keySet()));
    }
    assertThat(order).containsExactly(0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void theFirstPieceIsTheCallers() {
    try (Crew crew = new Crew(4)) {
      Thread[] worker = new Thread[PIECES];
      for (int round = 0; round < 200; round++) {
        crew.each(PIECES, piece -> worker[piece] = Thread.currentThread());
        assertThat(worker[0]).isSameAs(Thread.currentThread());
      }
    }
  }

  @Test
  void piecesReallyAreDoneSideBySide() {
    CountDownLatch both = new CountDownLatch(2);
    try (Crew crew = new Crew(2)) {
      crew.each(2, piece -> meet(both));
    }
    assertThat(both.getCount()).isZero();
  }

  private static void meet(CountDownLatch latch) {
    latch.countDown();
    try {
      assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theExceptionOfTheFirstPieceThatFailsIsThrown(int threads) {
    try (Crew crew = new Crew(threads)) {
      for (int round = 0; round < 500; round++) {
        assertThatThrownBy(() -> crew.each(PIECES, CrewTest::failFromTwoOn))
            .isInstanceOf(IllegalStateException.class)
            .hasMessage("piece 2");
      }
      AtomicIntegerArray done = new AtomicIntegerArray(PIECES);
      crew.each(PIECES, done::incrementAndGet);
      assertThat(IntStream.range(0, PIECES).map(done::get)).containsOnly(1);
    }
  }

  private static void failFromTwoOn(int piece) {
    if (piece >= 2) {
      throw new IllegalStateException("piece " + piece);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void errorsAndAnEndOfTheBudgetArriveAsWhatTheyAre(int threads) {
    Countdown spent = Budget.of(Duration.ZERO).start();
    try (Crew crew = new Crew(threads)) {
      assertThatThrownBy(() -> crew.each(PIECES, piece -> spent.look()))
          .isInstanceOf(Countdown.Spent.class);
      assertThatThrownBy(
              () ->
                  crew.each(
                      PIECES,
                      piece -> {
                        throw new StackOverflowError();
                      }))
          .isInstanceOf(StackOverflowError.class);
    }
  }

  @Test
  void itsThreadsAreDaemonsAndEndWithIt() throws InterruptedException {
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    for (int at = 0; at < 50; at++) {
      try (Crew crew = new Crew(4)) {
        crew.each(PIECES, piece -> seen.addAll(crewsIn(Thread.getAllStackTraces().keySet())));
      }
    }
    assertThat(seen).isNotEmpty().allMatch(Thread::isDaemon);
    for (Thread thread : seen) {
      thread.join(10_000);
      assertThat(thread.isAlive()).isFalse();
    }
  }

  private static List<Thread> crewsIn(Set<Thread> threads) {
    return threads.stream().filter(thread -> thread.getName().startsWith("eugene-crew")).toList();
  }

  @Test
  void aCrewOfNobodyIsRefused() {
    assertThatThrownBy(() -> new Crew(0)).hasMessageContaining("threads (0)");
  }
}
