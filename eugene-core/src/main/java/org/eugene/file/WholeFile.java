package org.eugene.file;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Files that come into being whole: they grow beside their place as FILE.part and are renamed when
 * complete. After a crash FILE is what it was before.
 */
public final class WholeFile {
  private WholeFile() {}

  /** What writes a text. */
  @FunctionalInterface
  public interface Text {
    void writeTo(Writer out) throws IOException;
  }

  /** What makes a file at a place. */
  @FunctionalInterface
  public interface Content {
    void writeTo(Path part) throws IOException;
  }

  /** Writes a text in UTF-8. */
  public static void write(Path file, Text text) throws IOException {
    make(
        file,
        part -> {
          try (Writer out = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
            text.writeTo(out);
          }
        });
  }

  /** Has FILE.part made and puts it into its place; if that fails, FILE.part stays. */
  public static void make(Path file, Content content) throws IOException {
    content.writeTo(part(file));
    intoPlace(part(file), file);
  }

  /** Where a file grows. */
  public static Path part(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  /** Renames what is complete. */
  public static void intoPlace(Path part, Path file) throws IOException {
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
