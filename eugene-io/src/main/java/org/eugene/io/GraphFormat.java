package org.eugene.io;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A way of writing graphs down.
 *
 * @param name as typed after {@code --from} and before the colon of an inline graph
 * @param description one line
 * @param endings of file names, without the dot, in lower case; the first is the one to write
 * @param recognises whether a text that begins like this is surely of this format; formats whose
 *     texts look like anything say no and are known by their endings
 * @param recognisesFolder whether files of these names belong together and are one collection of
 *     this format; the reader then finds them as the siblings of its input
 * @param isListing whether its files name other files, so that a folder is read without them
 * @param reader reads it
 * @param writer writes it; empty for formats that are only read
 */
public record GraphFormat(
    String name,
    String description,
    List<String> endings,
    Predicate<String> recognises,
    Predicate<List<String>> recognisesFolder,
    boolean isListing,
    GraphReader reader,
    Optional<GraphWriter> writer) {

  /** Keeps a copy of the endings. */
  public GraphFormat {
    endings = List.copyOf(endings);
  }

  /** A format that is read only and known by its endings. */
  public static GraphFormat of(
      String name, String description, GraphReader reader, String... endings) {
    return new GraphFormat(
        name,
        description,
        List.of(endings),
        head -> false,
        files -> false,
        false,
        reader,
        Optional.empty());
  }

  /** The same format, which can now also be written. */
  public GraphFormat withWriter(GraphWriter newWriter) {
    return new GraphFormat(
        name,
        description,
        endings,
        recognises,
        recognisesFolder,
        isListing,
        reader,
        Optional.of(newWriter));
  }

  /** The same format, known by how a text begins. */
  public GraphFormat recognisedBy(Predicate<String> head) {
    return new GraphFormat(
        name, description, endings, head, recognisesFolder, isListing, reader, writer);
  }

  /** The same format, which the names of the files in a directory or zip give away. */
  public GraphFormat recognisedInFolder(Predicate<List<String>> files) {
    return new GraphFormat(
        name, description, endings, recognises, files, isListing, reader, writer);
  }

  /** The same format, whose files name other files. */
  public GraphFormat asListing() {
    return new GraphFormat(
        name, description, endings, recognises, recognisesFolder, true, reader, writer);
  }
}
