package org.eugene.answer.serve;

import java.io.IOException;
import java.util.function.Consumer;

/** Who can serve requests over the network; found by {@link java.util.ServiceLoader}. */
public interface ServerProvider {
  /**
   * Starts and returns.
   *
   * @param log takes a line for every request; no graph is ever in it
   * @throws IllegalArgumentException with a sentence, if it cannot be as the options say
   */
  Running start(ServerOptions options, Consumer<String> log) throws IOException;

  /** A server that is up. */
  interface Running extends AutoCloseable {
    /** Where it is, as typed into a browser. */
    String address();

    /** Ends all work with its best so far, answers what was asked and goes down. */
    @Override
    void close();
  }
}
