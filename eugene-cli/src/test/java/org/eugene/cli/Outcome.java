package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** What a command did: its exit code and what it wrote to either side. */
record Outcome(int exitCode, String out, String err) {
  static Outcome of(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command = Main.commandLine(new PrintWriter(out, true), new PrintWriter(err, true));
    String[] texts = new String[args.length];
    for (int at = 0; at < args.length; at++) {
      texts[at] = args[at].toString();
    }
    int exitCode = command.execute(texts);
    return new Outcome(exitCode, out.toString(), err.toString());
  }

  /** Done, and nothing to say about it. */
  Outcome succeeded() {
    assertThat(err).isEmpty();
    assertThat(exitCode).isZero();
    return this;
  }

  /** Ended so, without a stack trace. */
  void exitsWith(int expectedCode) {
    assertThat(err).doesNotContain("\tat ", "should not have happened");
    assertThat(exitCode).as(err).isEqualTo(expectedCode);
  }

  /** Failed with one sentence that holds these parts, no data and no stack trace. */
  void failed(int expectedCode, String... parts) {
    assertThat(err).startsWith("eugene: ").contains(parts).doesNotContain("\tat ", "Exception");
    assertThat(err.strip().lines()).hasSize(1);
    assertThat(exitCode).isEqualTo(expectedCode);
  }
}
