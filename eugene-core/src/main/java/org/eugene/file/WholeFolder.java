package org.eugene.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * Directories that get several files at once: these grow in a hidden directory inside and are moved
 * up when all of them are complete. After a failure the directory is what it was before; after a
 * crash the hidden one may be left, and the next run empties it.
 */
public final class WholeFolder {
  private static final String PART = ".eugene.part";
  private static final String LOCK = ".lock";

  private WholeFolder() {}

  /** What writes files into an empty directory. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes any number of files into the hidden directory; an exception means that none appears.
     */
    void writeTo(Path part) throws IOException;
  }

  /** Has files made and puts them into a directory, which is made if there is none. */
  public static void fill(Path directory, Content content) throws IOException {
    boolean wasThere = Files.isDirectory(directory);
    Path part = Files.createDirectories(directory.resolve(PART));
    try (Claim claim = Claim.of(part.resolve(LOCK))) {
      try {
        empty(part);
        content.writeTo(part);
        moveUp(part, directory);
      } finally {
        empty(part);
        claim.delete();
        Files.delete(part);
      }
    } finally {
      if (!wasThere && files(directory).isEmpty()) {
        Files.delete(directory);
      }
    }
  }

  private static void moveUp(Path part, Path directory) throws IOException {
    List<Path> complete = files(part);
    for (Path file : complete) {
      WholeFile.refuseWhatIsNoFile(directory.resolve(file.getFileName()));
    }
    for (Path file : complete) {
      Files.move(file, directory.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void empty(Path part) throws IOException {
    for (Path file : files(part)) {
      Files.delete(file);
    }
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> !file.endsWith(LOCK)).toList();
    }
  }
}
