package org.eugene.report.overlay;

import java.util.Locale;

/** What becomes of a vertex or an edge on the way from source to target. */
public enum Fate {
  /** It stays as it is. */
  KEPT,
  /** It stays and gets another label, or staying costs something. */
  CHANGED,
  /** It is in the source only. */
  DELETED,
  /** It is in the target only. */
  INSERTED;

  /** Whether the source has it. */
  public boolean isInSource() {
    return this != INSERTED;
  }

  /** Whether the target has it. */
  public boolean isInTarget() {
    return this != DELETED;
  }

  /** As style sheets and scripts spell it. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
