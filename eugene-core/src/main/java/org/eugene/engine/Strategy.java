package org.eugene.engine;

import org.eugene.solver.Effort;

/** Decides which phases a problem gets. May look at the problem and the effort, not at a clock. */
@FunctionalInterface
public interface Strategy {
  /** The phases in their order for a problem of this kind; the same every time it is asked. */
  Plan plan(Instance instance, Effort effort);
}
