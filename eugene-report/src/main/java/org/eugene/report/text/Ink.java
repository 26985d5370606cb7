package org.eugene.report.text;

import org.eugene.report.overlay.Fate;

/** Colours of a terminal, or none. Words say the same, so nothing hangs on the colour. */
public enum Ink {
  /** For pipes and files. */
  PLAIN,
  /** For terminals that know ANSI's sequences. */
  ANSI;

  private static final String END = "\u001B[0m";

  String bold(String text) {
    return wrap("\u001B[1m", text);
  }

  String faint(String text) {
    return wrap("\u001B[2m", text);
  }

  /** Red goes, blue comes, magenta changes: these three differ for the colour-blind too. */
  String of(Fate fate, String text) {
    return switch (fate) {
      case DELETED -> wrap("\u001B[31m", text);
      case INSERTED -> wrap("\u001B[34m", text);
      case CHANGED -> wrap("\u001B[35m", text);
      case KEPT -> text;
    };
  }

  private String wrap(String start, String text) {
    return this == PLAIN || text.isBlank() ? text : start + text + END;
  }
}
