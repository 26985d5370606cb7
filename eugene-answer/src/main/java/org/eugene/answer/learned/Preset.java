package org.eugene.answer.learned;

/** How large a model is. */
public enum Preset {
  /** The narrow widths at which these methods were last compared with each other; quick. */
  ADAPTED,
  /** The authors' widths. */
  ORIGINAL
}
