package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class BudgetTest {
  @Test
  void anUnlimitedBudgetIsNotOver() {
    Countdown countdown = Budget.unlimited().start();
    countdown.steps(1_000_000);
    assertThat(countdown.isOver()).isFalse();
    assertThat(countdown.stop(Stop.CONVERGED)).isEqualTo(Stop.CONVERGED);
    assertThat(countdown.iterations()).isEqualTo(1_000_000);
  }

  @Test
  @Timeout(10)
  void theDeadlinePasses() {
    Countdown countdown = Budget.of(Duration.ofMillis(20)).start();
    assertThat(countdown.timeUsed()).isNotNegative();
    while (!countdown.isOver()) {
      countdown.step();
    }
    assertThat(countdown.stop(Stop.CONVERGED)).isEqualTo(Stop.OUT_OF_TIME);
    assertThat(countdown.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
    assertThat(countdown.timeUsed()).isGreaterThanOrEqualTo(1);
  }

  @Test
  void iterationsRunOut() {
    Countdown countdown = Budget.unlimited().withIterations(2).start();
    countdown.step();
    assertThat(countdown.isOver()).isFalse();
    countdown.step();
    assertThat(countdown.isOver()).isTrue();
    assertThat(countdown.isOutOfIterations()).isTrue();
    assertThat(countdown.stop(Stop.CONVERGED)).isEqualTo(Stop.OUT_OF_ITERATIONS);
  }

  @Test
  @Timeout(10)
  void anotherThreadCancels() throws InterruptedException {
    Cancellation cancellation = new Cancellation();
    Countdown countdown = Budget.unlimited().withCancellation(cancellation).start();
    CountDownLatch working = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    Thread worker =
        new Thread(
            () -> {
              while (!countdown.isOver()) {
                countdown.step();
                working.countDown();
              }
              ended.countDown();
            });
    worker.setDaemon(true);
    worker.start();
    assertThat(working.await(5, TimeUnit.SECONDS)).isTrue();
    cancellation.cancel();
    assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
    assertThat(countdown.stop(Stop.CONVERGED)).isEqualTo(Stop.OUT_OF_TIME);
  }

  @Test
  void oneButtonEndsManyRuns() {
    Cancellation cancellation = new Cancellation();
    Budget budget = Budget.unlimited().withCancellation(cancellation);
    Countdown one = budget.start();
    Countdown other = budget.withTime(Duration.ofDays(1)).start();
    assertThat(one.isOver() || other.isOver()).isFalse();
    cancellation.cancel();
    assertThat(one.isOver() && other.isOver()).isTrue();
    assertThat(cancellation.isCancelled()).isTrue();
  }

  @Test
  void negativeBudgetsAreRefused() {
    assertThatThrownBy(() -> Budget.of(Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("time (PT-1S) must not be negative");
    assertThatThrownBy(() -> Budget.unlimited().withIterations(-1))
        .hasMessage("iterations (-1) must not be negative");
  }

  @Test
  void endlessTimeFitsIntoNanoseconds() {
    Budget budget = Budget.of(Duration.ofSeconds(Long.MAX_VALUE));
    assertThat(budget.time()).isEqualTo(Budget.FOREVER);
    assertThat(budget.start().isOver()).isFalse();
  }
}
