package org.eugene.baseline.mip;

import java.time.Duration;

/**
 * About what it takes to hand a model to an engine, which nobody can interrupt and which is begun
 * only if there is time for it.
 *
 * @param nanosAVariable nanoseconds for each variable
 * @param nanosATerm nanoseconds for each term of a row
 */
record Handover(long nanosAVariable, long nanosATerm) {
  Handover plus(Handover next) {
    return new Handover(nanosAVariable + next.nanosAVariable, nanosATerm + next.nanosATerm);
  }

  Duration of(MipModel model) {
    return Duration.ofNanos(
        nanosAVariable * model.columns() + nanosATerm * model.start(model.rows()));
  }
}
