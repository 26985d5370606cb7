package org.eugene.io;

import java.util.List;
import java.util.Optional;

/**
 * A way of writing graphs down. Found through {@link java.util.ServiceLoader}, so that a module may
 * add formats; making one must be cheap, since every start of the program makes all of them.
 */
public interface GraphFormat {
  /** The name, as typed after {@code --from} and before the colon of an inline graph. */
  String name();

  /** One line. */
  String description();

  /** Endings of file names, without the dot, in lower case; the first is the one to write. */
  List<String> endings();

  /**
   * Whether a text that begins like this is surely of this format. A format whose texts look like
   * anything answers no and is known by its ending.
   *
   * @param head the first few thousand characters
   */
  boolean recognises(String head);

  /**
   * Whether files of these names belong together and are one collection of this format; the reader
   * then finds them as the siblings of its input.
   */
  default boolean recognisesFolder(List<String> files) {
    return false;
  }

  GraphReader reader();

  /** The writer; empty for formats that are only read. */
  Optional<GraphWriter> writer();
}
