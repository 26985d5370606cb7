package org.eugene.solver;

/** A method cannot run here, for a reason that its message names: a native library is missing. */
public final class SolverUnavailableException extends RuntimeException {
  /** Says in a sentence what is missing and where it can be had. */
  public SolverUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
