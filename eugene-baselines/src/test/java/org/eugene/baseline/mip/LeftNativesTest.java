package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftNativesTest {
  @TempDir private Path temporary;

  private Path directory(String name, Duration age) throws IOException {
    Path directory = temporary.resolve(name);
    Files.createDirectories(directory.resolve("ortools-linux-x86-64"));
    Files.writeString(directory.resolve("ortools-linux-x86-64/libortools.so"), "library");
    Files.setLastModifiedTime(directory, FileTime.from(Instant.now().minus(age)));
    return directory;
  }

  @Test
  void whatAKilledRunLeftIsRemoved() throws IOException {
    Path left = directory("ortools-java123", Duration.ofHours(1));
    Path young = directory("ortools-java456", Duration.ofSeconds(5));
    Path others = directory("other-java789", Duration.ofHours(1));
    Path kept = Files.writeString(temporary.resolve("kept"), "mine");
    Files.createSymbolicLink(left.resolve("link"), kept);
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));

    LeftNatives.remove(temporary);

    assertThat(left).doesNotExist();
    assertThat(young).isNotEmptyDirectory();
    assertThat(others).isNotEmptyDirectory();
    assertThat(kept).hasContent("mine");
  }

  @Test
  void aPlaceThatIsNotThereIsNoFailure() {
    assertThatCode(() -> LeftNatives.remove(temporary.resolve("nowhere")))
        .doesNotThrowAnyException();
  }
}
