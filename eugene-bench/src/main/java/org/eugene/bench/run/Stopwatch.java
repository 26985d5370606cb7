package org.eugene.bench.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.eugene.solver.TimeElsewhere;

/** The two clocks that a measurement reads. */
public interface Stopwatch {
  /** Nanoseconds of wall time since some moment. */
  long wall();

  /** Nanoseconds of CPU time that the calling thread has used, and others for it. */
  long cpu();

  /** The clocks of this machine. */
  static Stopwatch ofThisThread() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return new Stopwatch() {
      @Override
      public long wall() {
        return System.nanoTime();
      }

      @Override
      public long cpu() {
        return threads.getCurrentThreadCpuTime() + TimeElsewhere.nanos();
      }
    };
  }
}
