package org.eugene.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** A zip, read entry by entry where it lies; nothing is ever unpacked to disk. */
final class ZipFolder implements Folder, AutoCloseable {
  private final String name;
  private final ZipFile zip;

  private ZipFolder(String name, ZipFile zip) {
    this.name = name;
    this.zip = zip;
  }

  static ZipFolder open(Path file) throws IOException {
    try {
      return new ZipFolder(file.toString(), new ZipFile(file.toFile()));
    } catch (ZipException | IllegalArgumentException broken) {
      throw new GraphFormatException(
          file.toString(),
          GraphFormatException.NO_LINE,
          "the zip cannot be read (" + broken.getMessage() + "); pack it again",
          broken);
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> files() {
    return zip.stream()
        .filter(entry -> !entry.isDirectory())
        .map(ZipEntry::getName)
        .filter(file -> !FileNames.isHidden(file))
        .map(file -> FileNames.checked(name, file))
        .sorted()
        .toList();
  }

  @Override
  public InputStream open(String file) throws IOException {
    String inside = FileNames.checked(name, file);
    ZipEntry entry = zip.getEntry(inside);
    if (entry == null || entry.isDirectory()) {
      throw new GraphFormatException(
          describe(inside), GraphFormatException.NO_LINE, "there is no such file; check its name");
    }
    try {
      return new ZippedStream(zip.getInputStream(entry), describe(inside));
    } catch (ZipException broken) {
      throw new GraphFormatException(
          describe(inside),
          GraphFormatException.NO_LINE,
          "the zip cannot be read (" + broken.getMessage() + "); pack it again",
          broken);
    }
  }

  @Override
  public String describe(String file) {
    return name + "!" + file;
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
