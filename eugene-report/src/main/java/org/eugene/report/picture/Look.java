package org.eugene.report.picture;

/** Which of its looks something that changes has in a drawing. */
enum Look {
  BEFORE,
  AFTER,
  BOTH;

  static Look in(View view) {
    return switch (view) {
      case SOURCE -> BEFORE;
      case TARGET -> AFTER;
      case OVERLAY, STEPS -> BOTH;
    };
  }
}
