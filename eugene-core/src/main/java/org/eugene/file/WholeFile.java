package org.eugene.file;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that come into being whole: they grow beside their place as FILE.part and are renamed when
 * complete. After a failure FILE is what it was before, and FILE.part is gone; after a crash it may
 * be left, and the next run writes over it.
 */
public final class WholeFile {
  private WholeFile() {}

  /** What writes a text. */
  @FunctionalInterface
  public interface Text {
    /** Writes the text; an exception means that there will be no file. */
    void writeTo(Writer out) throws IOException;
  }

  /** What writes an empty file. */
  @FunctionalInterface
  public interface Content {
    /** Fills the file that grows beside its place; an exception means that there will be none. */
    void writeTo(Claim part) throws IOException;
  }

  /** Writes a text in UTF-8. */
  public static void write(Path file, Text text) throws IOException {
    make(file, part -> part.write(text));
  }

  /** Has FILE.part written and puts it into its place. */
  public static void make(Path file, Content content) throws IOException {
    make(file, part(file), content);
  }

  /** Has a file grow at another place than FILE.part. */
  public static void make(Path file, Path part, Content content) throws IOException {
    refuseWhatIsNoFile(file);
    boolean complete = false;
    Claim claim = Claim.of(part);
    try {
      claim.channel().truncate(0);
      content.writeTo(claim);
      claim.moveTo(file);
      complete = true;
    } finally {
      if (!complete) {
        claim.delete();
      }
    }
  }

  /** Where a file grows. */
  public static Path part(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  /** Directories and devices are not replaced by a file, not even empty ones. */
  public static void refuseWhatIsNoFile(Path file) throws FileSystemException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileSystemException(
          file.toString(),
          null,
          (Files.isDirectory(file) ? "it is a directory" : "it is a device or pipe")
              + " and not replaced; name a file");
    }
  }
}
