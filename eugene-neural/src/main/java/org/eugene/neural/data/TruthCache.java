package org.eugene.neural.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;

/**
 * Mappings found before, by problem, in memory or in a file to which every new one is appended at
 * once: an interrupted run goes on where it was. A line is the problem's digest, {@code proved} or
 * {@code open}, the microseconds that it took, and the images of the source vertices; a line cut
 * short is ignored.
 */
public final class TruthCache {
  private static final double MICROS = 1e6;

  private final Optional<Path> file;
  private final Map<String, Image> known = new HashMap<>();

  private TruthCache(Optional<Path> file) {
    this.file = file;
  }

  /** Forgets everything at the end. */
  public static TruthCache inMemory() {
    return new TruthCache(Optional.empty());
  }

  /** Reads what the file holds, if it is there, and appends to it. */
  public static TruthCache inFile(Path file) {
    TruthCache cache = new TruthCache(Optional.of(file));
    if (Files.exists(file)) {
      try {
        for (String line : Files.readAllLines(file)) {
          cache.read(line);
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException("cannot read the distances kept in " + file, unreadable);
      }
    }
    return cache;
  }

  private void read(String line) {
    String[] fields = line.split(" ", -1);
    if (line.endsWith(" .") && fields.length >= 4) {
      int[] images =
          Arrays.stream(fields, 3, fields.length - 1).mapToInt(Integer::parseInt).toArray();
      double seconds = Long.parseLong(fields[2]) / MICROS;
      known.put(fields[0], new Image(fields[1].equals("proved"), seconds, images));
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // nobody changes or compares it
  record Image(boolean proved, double seconds, int[] images) {
    VertexMapping mapping(GedProblem problem) {
      return VertexMapping.of(images, problem.targetOrder());
    }
  }

  Optional<Image> find(String digest) {
    return Optional.ofNullable(known.get(digest));
  }

  void add(String digest, VertexMapping mapping, boolean proved, double seconds) {
    known.put(digest, new Image(proved, seconds, mapping.images()));
    if (file.isEmpty()) {
      return;
    }
    String images =
        Arrays.stream(mapping.images())
            .mapToObj(image -> image + " ")
            .collect(Collectors.joining());
    String head = digest + (proved ? " proved " : " open ") + Math.round(MICROS * seconds);
    String line = head + " " + images + ".";
    try {
      Files.write(file.get(), List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException full) {
      throw new UncheckedIOException("cannot write the distances to " + file.get(), full);
    }
  }
}
