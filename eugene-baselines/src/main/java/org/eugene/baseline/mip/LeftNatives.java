package org.eugene.baseline.mip;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Seventy megabytes of native libraries that OR-Tools unpacked for a run that was killed: nobody
 * else removes them. Those of a run that goes on are left alone until they are loaded, and are not
 * needed afterwards.
 */
final class LeftNatives {
  private static final String PREFIX = "ortools-java";

  /** Unpacking and loading takes seconds; younger directories may still be needed. */
  private static final Duration LOADED_BY_THEN = Duration.ofMinutes(10);

  private LeftNatives() {}

  /**
   * Removes what earlier runs left in a directory for temporary files, as far as that is allowed.
   */
  static void remove(Path temporary) {
    try (Stream<Path> entries = Files.list(temporary)) {
      entries
          .filter(entry -> entry.getFileName().toString().startsWith(PREFIX))
          .filter(LeftNatives::isOld)
          .toList()
          .forEach(LeftNatives::removeAll);
    } catch (IOException | UncheckedIOException | SecurityException unreadable) {
      return; // not ours to complain: loading says what is wrong with the place
    }
  }

  private static boolean isOld(Path entry) {
    try {
      return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
          && Files.getLastModifiedTime(entry)
              .toInstant()
              .isBefore(Instant.now().minus(LOADED_BY_THEN));
    } catch (IOException gone) {
      return false;
    }
  }

  /** Links are removed, not followed. */
  private static void removeAll(Path directory) {
    try (Stream<Path> below = Files.walk(directory)) {
      List<Path> deepestFirst = below.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException inUse) {
      return; // another user's, or in use on a system that minds
    }
  }
}
