package org.eugene.cli.output;

import java.io.PrintWriter;

/** Says how to go on if the program is ended from outside while this is open. */
public final class Interruption implements AutoCloseable {
  private final Thread hook;

  private Interruption(Thread hook) {
    this.hook = hook;
  }

  /**
   * @param kept whether what is done so far is in a file that the same command goes on from
   */
  public static Interruption during(PrintWriter err, boolean kept) {
    Thread hook =
        new Thread(
            () -> {
              err.println(sentence(kept));
              err.flush();
            });
    Runtime.getRuntime().addShutdownHook(hook);
    return new Interruption(hook);
  }

  static String sentence(boolean kept) {
    return "eugene: interrupted; "
        + (kept
            ? "run the same command again and it goes on where it stopped"
            : "with --out FILE, the same command would go on where it stopped");
  }

  /** Everything is written: from now on there is nothing to say. */
  public void over() {
    close();
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
