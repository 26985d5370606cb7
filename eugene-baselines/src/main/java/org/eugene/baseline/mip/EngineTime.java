package org.eugene.baseline.mip;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/** The CPU time of an engine that works in a thread of its own. */
final class EngineTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private volatile Thread worker = Thread.currentThread();
  private volatile boolean running;
  private volatile long spent;

  /** Does the work in the thread that calls, which does nothing else. */
  <T> T of(Supplier<T> work) {
    worker = Thread.currentThread();
    running = true;
    try {
      return work.get();
    } finally {
      spent = THREADS.getCurrentThreadCpuTime();
      running = false;
    }
  }

  /** Nanoseconds until now. */
  long nanos() {
    long now = running ? THREADS.getThreadCpuTime(worker.getId()) : spent;
    return Math.max(now, spent); // a thread that has just ended has -1
  }
}
