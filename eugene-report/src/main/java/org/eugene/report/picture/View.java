package org.eugene.report.picture;

import org.eugene.report.overlay.Fate;

/** What a drawing of an overlay shows. */
public enum View {
  /** The source alone. */
  SOURCE,
  /** The target alone. */
  TARGET,
  /** Both at once. */
  OVERLAY,
  /** Everything that is there at some step, for a script to show and hide. */
  STEPS;

  boolean shows(Fate fate) {
    return switch (this) {
      case SOURCE -> fate.isInSource();
      case TARGET -> fate.isInTarget();
      case OVERLAY, STEPS -> true;
    };
  }
}
