package org.eugene.io;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** A zip that somebody sent, unpacked in memory as far as that is allowed. */
final class SentZip implements Folder {
  /** A folder of more files than this is no collection that somebody sends. */
  private static final int MOST_FILES = 10_000;

  private final String name;
  private final Map<String, byte[]> contents;

  private SentZip(String name, Map<String, byte[]> contents) {
    this.name = name;
    this.contents = contents;
  }

  /**
   * @param maxBytes that it may hold unpacked
   */
  static SentZip of(String name, byte[] packed, long maxBytes) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    ByteCap cap = new ByteCap(maxBytes);
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(packed))) {
      int files = 0;
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (++files > MOST_FILES) {
          throw broken(name, "there are more than " + MOST_FILES + " files in it");
        }
        byte[] bytes = new CappedInputStream(zip, cap, name).readAllBytes();
        if (!entry.isDirectory() && !FileNames.isHidden(entry.getName())) {
          contents.put(FileNames.checked(name, entry.getName()), bytes);
        }
      }
    } catch (ZipException | EOFException | IllegalArgumentException damaged) {
      throw broken(name, "the zip cannot be read");
    }
    return new SentZip(name, contents);
  }

  private static GraphFormatException broken(String name, String problem) {
    return new GraphFormatException(
        name, GraphFormatException.NO_LINE, problem + "; pack it again, with fewer files");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> files() {
    return List.copyOf(contents.keySet());
  }

  @Override
  public InputStream open(String file) {
    byte[] bytes = contents.get(FileNames.checked(name, file));
    if (bytes == null) {
      throw new GraphFormatException(
          describe(file), GraphFormatException.NO_LINE, "there is no such file; check its name");
    }
    return new ByteArrayInputStream(bytes);
  }

  @Override
  public String describe(String file) {
    return name + "!" + file;
  }
}
