package org.eugene.bench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Where commands leave their files while they are measured; gone when closed.
 *
 * @param path among the temporary files
 */
record ScratchFolder(Path path) implements AutoCloseable {
  static ScratchFolder of(String purpose) throws IOException {
    return new ScratchFolder(Files.createTempDirectory("eugene-" + purpose));
  }

  Path resolve(String name) {
    return path.resolve(name);
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
