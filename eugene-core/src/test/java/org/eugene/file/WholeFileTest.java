package org.eugene.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  @TempDir private Path folder;

  @Test
  void aFileTakesTheOldOnesPlaceWhenItIsComplete() throws IOException {
    Path file = Files.writeString(folder.resolve("answer.txt"), "old");
    WholeFile.write(
        file,
        out -> {
          out.write("ä new");
          out.flush();
          assertThat(file).hasContent("old");
          assertThat(folder.resolve("answer.txt.part")).hasContent("ä new");
        });
    assertThat(file).hasContent("ä new");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void aFailureLeavesTheFileAsItWas() throws IOException {
    Path file = Files.writeString(folder.resolve("answer.txt"), "old");
    assertThatThrownBy(
            () ->
                WholeFile.write(
                    file,
                    out -> {
                      out.write("half");
                      throw new IOException("the disk is full");
                    }))
        .hasMessage("the disk is full");
    assertThat(file).hasContent("old");
    assertThat(WholeFile.part(file)).hasContent("half");
  }

  @Test
  void anyContentCanBeMadeAtThePart() throws IOException {
    Path file = folder.resolve("numbers.bin");
    WholeFile.make(file, part -> Files.write(part, new byte[] {1, 2, 3}));
    assertThat(file).hasBinaryContent(new byte[] {1, 2, 3});
  }
}
