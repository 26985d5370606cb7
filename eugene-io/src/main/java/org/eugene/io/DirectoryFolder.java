package org.eugene.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A directory; its files, not those of directories below, unless they are named. */
final class DirectoryFolder implements Folder {
  private final Path directory;
  private Optional<Path> real = Optional.empty();

  DirectoryFolder(Path directory) {
    this.directory = directory;
  }

  @Override
  public String name() {
    return directory.toString();
  }

  @Override
  public List<String> files() throws IOException {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(file -> !FileNames.isHidden(file))
          .sorted()
          .toList();
    }
  }

  @Override
  public InputStream open(String file) throws IOException {
    Path path = directory.resolve(FileNames.checked(name(), file));
    if (!Files.isRegularFile(path)) {
      throw new GraphFormatException(
          path.toString(), GraphFormatException.NO_LINE, "there is no such file; check its name");
    }
    if (!path.toRealPath().startsWith(realDirectory())) {
      throw new GraphFormatException(
          path.toString(),
          GraphFormatException.NO_LINE,
          "it is a link that leads out of its directory and is not followed; copy the file here");
    }
    return Files.newInputStream(path);
  }

  /** Asked for once: a directory may hold many files. */
  private Path realDirectory() throws IOException {
    if (real.isEmpty()) {
      real = Optional.of(directory.toRealPath());
    }
    return real.get();
  }

  @Override
  public String describe(String file) {
    return directory.resolve(file).toString();
  }
}
