package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Countdown;
import org.junit.jupiter.api.Test;

class WatchTest {
  private static Countdown countdown(int millis) {
    return Budget.of(Duration.ofMillis(millis)).start();
  }

  private static boolean isOpened(CountDownLatch gate) {
    try {
      gate.await();
      return true;
    } catch (InterruptedException ended) {
      return false;
    }
  }

  @Test
  void whoEndsInTimeIsHeard() {
    assertThat(Watch.orLeave(() -> "done", countdown(60_000), () -> {})).contains("done");
  }

  @Test
  void whoHearsTheStopIsHeard() {
    CountDownLatch stopped = new CountDownLatch(1);
    assertThat(Watch.orLeave(() -> isOpened(stopped), countdown(1), stopped::countDown))
        .contains(true);
  }

  @Test
  void whoDoesNotHearIsLeftAndWaitedForByTheNext() {
    CountDownLatch gate = new CountDownLatch(1);
    AtomicInteger stops = new AtomicInteger();
    assertThat(Watch.orLeave(() -> isOpened(gate), countdown(1), stops::incrementAndGet)).isEmpty();
    assertThat(stops.get()).isPositive();
    assertThat(Watch.orLeave(() -> "next", countdown(30), () -> {})).isEmpty();
    gate.countDown();
    assertThat(Watch.orLeave(() -> "next", countdown(60_000), () -> {})).contains("next");
  }

  @Test
  void whoDoesNotHearACancellationIsLeftToo() {
    CountDownLatch gate = new CountDownLatch(1);
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    Countdown cancelled = Budget.of(Duration.ofHours(1)).withCancellation(cancellation).start();
    assertThat(Watch.orLeave(() -> isOpened(gate), cancelled, () -> {})).isEmpty();
    gate.countDown();
  }

  @Test
  void whoFailsIsNotSilent() {
    assertThatThrownBy(
            () ->
                Watch.orLeave(
                    () -> {
                      throw new IllegalArgumentException("no such model");
                    },
                    countdown(60_000),
                    () -> {}))
        .hasMessageContaining("no such model");
  }
}
