package org.eugene.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChainsTest {
  @TempDir private Path folder;

  @Test
  void aFileIsKnownByItsEnding() throws IOException {
    Path file = folder.resolve("two.chains");
    Files.writeString(file, "a-b-c\nx-y\n");
    Graph first = new GraphFiles().one(file + "#a-b-c");
    assertThat(first.order()).isEqualTo(3);
    assertThat(first.size()).isEqualTo(2);
    assertThat(first.labelOfVertex(2).name()).isEqualTo("c");
    assertThat(new GraphFiles().all(file.toString())).hasSize(2);
  }

  @Test
  void aGraphIsTypedInPlace() throws IOException {
    assertThat(new GraphFiles().one("chains:a-b").size()).isEqualTo(1);
  }
}
