package org.eugene.solver;

/** How much work a method plans, whatever the clock says. */
public enum Effort {
  /** A glance. */
  QUICK,
  /** The default: the planned search to its end, or until the bounds meet. */
  NORMAL,
  /** Several times the default. */
  HIGH,
  /** On until the answer is proved or the budget ends. */
  PROOF
}
