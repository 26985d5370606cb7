package org.eugene.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
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
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void anyContentCanBeMadeAtThePart() throws IOException {
    Path file = folder.resolve("numbers.bin");
    Files.writeString(WholeFile.part(file), "left by a crash, and longer");
    WholeFile.make(file, part -> part.write(ByteBuffer.wrap(new byte[] {1, 2, 3})));
    assertThat(file).hasBinaryContent(new byte[] {1, 2, 3});
  }

  @Test
  void aDirectoryIsNotReplaced() throws IOException {
    Path directory = Files.createDirectory(folder.resolve("answers"));
    assertThatThrownBy(() -> WholeFile.write(directory, out -> out.write("gone")))
        .hasMessageContaining("it is a directory and not replaced");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aDirectoryInThePlaceOfThePartIsNotReplaced() throws IOException {
    Path file = folder.resolve("answer.txt");
    Path directory = Files.createDirectory(WholeFile.part(file));
    assertThatThrownBy(() -> WholeFile.write(file, out -> out.write("gone")))
        .hasMessageContaining("it is a directory and not replaced");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void twoCannotWriteOneFile() throws IOException {
    Path file = folder.resolve("answer.txt");
    WholeFile.write(
        file,
        out -> {
          out.write("first");
          assertThatThrownBy(() -> WholeFile.write(file, other -> other.write("second")))
              .hasMessageContaining("answer.txt.part: another run is writing it");
        });
    assertThat(file).hasContent("first");
  }

  @Test
  void whoWaitedForAFileThatIsNowCompleteStartsAnother() throws IOException {
    Path part = folder.resolve("answer.part");
    Path file = folder.resolve("answer");
    try (Claim first = Claim.of(part)) {
      first.channel().write(ByteBuffer.wrap(new byte[] {1}));
      first.moveTo(file);
    }
    try (Claim second = Claim.of(part)) {
      assertThat(second.channel().size()).isZero();
    }
    assertThat(file).hasBinaryContent(new byte[] {1});
  }
}
