package org.eugene.solver;

/**
 * A button that any thread may press to end the runs that watch it; they return the best so far.
 */
public final class Cancellation {
  private volatile boolean cancelled;

  public void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled;
  }
}
