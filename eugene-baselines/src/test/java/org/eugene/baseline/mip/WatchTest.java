package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Countdown;
import org.eugene.solver.TimeElsewhere;
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

  private static <T> Optional<T> orLeave(Supplier<T> run, Countdown countdown, Runnable stop) {
    return Watch.orLeave(tell -> run.get(), countdown, stop, nothing -> {});
  }

  @Test
  void whoEndsInTimeIsHeard() {
    assertThat(orLeave(() -> "done", countdown(60_000), () -> {})).contains("done");
  }

  @Test
  void whoHearsTheStopIsHeard() {
    CountDownLatch stopped = new CountDownLatch(1);
    assertThat(orLeave(() -> isOpened(stopped), countdown(1), stopped::countDown)).contains(true);
  }

  @Test
  void whoDoesNotHearIsLeftAndWaitedForByTheNext() {
    CountDownLatch gate = new CountDownLatch(1);
    AtomicInteger stops = new AtomicInteger();
    assertThat(orLeave(() -> isOpened(gate), countdown(1), stops::incrementAndGet)).isEmpty();
    assertThat(stops.get()).isPositive();
    assertThat(orLeave(() -> "next", countdown(30), () -> {})).isEmpty();
    gate.countDown();
    assertThat(orLeave(() -> "next", countdown(60_000), () -> {})).contains("next");
  }

  @Test
  void whoDoesNotHearACancellationIsLeftToo() {
    CountDownLatch gate = new CountDownLatch(1);
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    Countdown cancelled = Budget.of(Duration.ofHours(1)).withCancellation(cancellation).start();
    assertThat(orLeave(() -> isOpened(gate), cancelled, () -> {})).isEmpty();
    gate.countDown();
  }

  @Test
  void whatIsFoundOnTheWayIsHeardInOrderByWhoAsked() {
    List<Integer> heard = new ArrayList<>();
    Set<Thread> hearers = new HashSet<>();
    Optional<String> end =
        Watch.<Integer, String>orLeave(
            tell -> {
              for (int found = 1; found <= 100; found++) {
                tell.accept(found);
              }
              return "done";
            },
            countdown(60_000),
            () -> {},
            found -> {
              heard.add(found);
              hearers.add(Thread.currentThread());
            });
    assertThat(end).contains("done");
    assertThat(heard).containsExactlyElementsOf(IntStream.rangeClosed(1, 100).boxed().toList());
    assertThat(hearers).containsExactly(Thread.currentThread());
  }

  @Test
  void whatWasFoundBeforeARunWasLeftIsHeard() {
    CountDownLatch gate = new CountDownLatch(1);
    List<String> heard = new ArrayList<>();
    Optional<Boolean> end =
        Watch.<String, Boolean>orLeave(
            tell -> {
              tell.accept("something");
              return isOpened(gate);
            },
            countdown(1),
            () -> {},
            heard::add);
    gate.countDown();
    assertThat(end).isEmpty();
    assertThat(heard).containsExactly("something");
  }

  @Test
  void whoCannotHearEndsTheRun() {
    CountDownLatch stopped = new CountDownLatch(1);
    assertThatThrownBy(
            () ->
                Watch.<String, Boolean>orLeave(
                    tell -> {
                      tell.accept("something");
                      return isOpened(stopped);
                    },
                    countdown(60_000),
                    stopped::countDown,
                    found -> {
                      throw new IllegalStateException("not now");
                    }))
        .hasMessage("not now");
    assertThat(orLeave(() -> "next", countdown(60_000), () -> {})).contains("next");
  }

  @Test
  void anEnginesTimeIsThatOfWhoAsked() {
    long before = TimeElsewhere.nanos();
    orLeave(() -> LongStream.range(0, 100_000_000).sum(), countdown(60_000), () -> {});
    long after = TimeElsewhere.nanos();
    assertThat(after).isGreaterThan(before);
    orLeave(() -> "nothing", countdown(60_000), () -> {});
    assertThat(TimeElsewhere.nanos()).isGreaterThanOrEqualTo(after);
  }

  @Test
  void whoFailsIsNotSilent() {
    assertThatThrownBy(
            () ->
                orLeave(
                    () -> {
                      throw new IllegalArgumentException("no such model");
                    },
                    countdown(60_000),
                    () -> {}))
        .hasMessageContaining("no such model");
  }
}
