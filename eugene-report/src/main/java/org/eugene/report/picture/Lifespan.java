package org.eugene.report.picture;

import org.eugene.report.overlay.Fate;

/**
 * From which step on something is there, and from which on no more.
 *
 * @param in the first step with it; 0 for what is there from the start
 * @param out the first step without it; {@link #FOREVER} for what stays
 */
record Lifespan(int in, int out) {
  static final int FOREVER = -1;

  /** Of the looks of something before its edit. */
  static Lifespan before(Fate fate, int step) {
    return new Lifespan(0, fate == Fate.KEPT ? FOREVER : step);
  }

  /** Of the looks of something after its edit. */
  static Lifespan after(int step) {
    return new Lifespan(step, FOREVER);
  }

  String[] attributes() {
    return out == FOREVER
        ? new String[] {"data-in", String.valueOf(in)}
        : new String[] {"data-in", String.valueOf(in), "data-out", String.valueOf(out)};
  }
}
