package org.eugene.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;

/** What a command did. */
record Told(int exitCode, String out, String err) {
  static Told by(Object... args) {
    StringWriter err = new StringWriter();
    return by(err, args);
  }

  /** The same with somebody who takes what goes to standard error. */
  static Told by(Writer err, Object... args) {
    StringWriter out = new StringWriter();
    String[] words = new String[args.length];
    for (int at = 0; at < args.length; at++) {
      words[at] = args[at].toString();
    }
    int exitCode =
        Main.commandLine(new PrintWriter(out, true), new PrintWriter(err, true), words)
            .execute(words);
    return new Told(exitCode, out.toString(), err.toString());
  }
}
