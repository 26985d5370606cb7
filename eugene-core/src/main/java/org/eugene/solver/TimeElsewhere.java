package org.eugene.solver;

import java.util.function.LongSupplier;

/**
 * CPU time that methods spend in threads of their own, as those with a native engine do. Whoever
 * measures a method by the CPU time of the thread that asks has to add this, or it seems to take
 * none.
 */
public final class TimeElsewhere {
  private static final ThreadLocal<TimeElsewhere> OF_THIS_THREAD =
      ThreadLocal.withInitial(TimeElsewhere::new);

  private long before; // of earlier runs
  private LongSupplier latest = () -> 0;

  private TimeElsewhere() {}

  /** Nanoseconds that were spent for the calling thread until now. */
  public static long nanos() {
    TimeElsewhere time = OF_THIS_THREAD.get();
    return time.before + time.latest.getAsLong();
  }

  /**
   * A run for the calling thread starts in another one. What an earlier run, if it was left to
   * itself, takes from now on counts for nobody.
   *
   * @param nanos what it has taken so far, whenever somebody asks
   */
  public static void of(LongSupplier nanos) {
    TimeElsewhere time = OF_THIS_THREAD.get();
    time.before += time.latest.getAsLong();
    time.latest = nanos;
  }
}
