package org.eugene.solver;

/**
 * A button that any thread may press to end the runs that watch it; they return the best so far.
 */
public final class Cancellation {
  private volatile boolean cancelled;

  /** Ends the runs that watch this, now and for ever: there is no way back. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether somebody has pressed the button. */
  public boolean isCancelled() {
    return cancelled;
  }
}
