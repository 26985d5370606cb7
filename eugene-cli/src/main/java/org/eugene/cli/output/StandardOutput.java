package org.eugene.cli.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Standard output that does not lose anything in silence. Writers that print swallow what a stream
 * cannot write; so this one throws what they do not catch, and remembers it for the end. Always
 * UTF-8: names come from files that are UTF-8 too.
 */
public final class StandardOutput {
  private final Stream stream;
  private final PrintWriter writer;
  private final boolean piped;

  private StandardOutput(OutputStream out, boolean piped) {
    this.piped = piped;
    this.stream = new Stream(out);
    this.writer = new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /** That of this process. */
  public static StandardOutput ofThisProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out), Terminal.isOutputPiped());
  }

  /** In the place of that of this process. */
  public static StandardOutput to(OutputStream out) {
    return new StandardOutput(out, false);
  }

  /** Where commands print. */
  public PrintWriter writer() {
    return writer;
  }

  /**
   * Something could not be written. An error, so that nobody between the stream and {@code main}
   * takes it for a failure of its own: no command, no parser of arguments, no tool.
   */
  public static final class Lost extends Error {
    private static final long serialVersionUID = 1;

    private Lost(IOException cause) {
      super("standard output is lost", cause);
    }
  }

  /** Writes what is left; whether all of it, and all before, has arrived. */
  public boolean hasArrived() {
    try {
      writer.flush();
    } catch (Lost known) {
      return false;
    }
    return stream.failure.isEmpty();
  }

  /** What to say about output that was lost; nothing if its reader went away. */
  public Optional<String> complaint() {
    return stream
        .failure
        .filter(failure -> !isClosedPipe(failure))
        .map(
            failure ->
                "standard output cannot be written ("
                    + Objects.requireNonNullElse(failure.getMessage(), "no reason given")
                    + "); what is there is not complete, make room or say --out with a file");
  }

  /** Nothing else can go wrong with a pipe; where it cannot be told, the message names it. */
  private boolean isClosedPipe(IOException failure) {
    String message = Objects.requireNonNullElse(failure.getMessage(), "");
    return piped || message.toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** Throws what writers do not catch, and writes nothing behind what is lost. */
  private static final class Stream extends OutputStream {
    private final OutputStream out;
    private Optional<IOException> failure = Optional.empty();

    Stream(OutputStream out) {
      this.out = out;
    }

    /** What may fail. */
    private interface Step {
      void run() throws IOException;
    }

    private void attempt(Step step) {
      if (failure.isPresent()) {
        throw new Lost(failure.get());
      }
      try {
        step.run();
      } catch (IOException failed) {
        failure = Optional.of(failed);
        throw new Lost(failed);
      }
    }

    @Override
    public void write(int b) {
      attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      attempt(() -> out.write(bytes, from, length));
    }

    @Override
    public void flush() {
      attempt(out::flush);
    }
  }
}
