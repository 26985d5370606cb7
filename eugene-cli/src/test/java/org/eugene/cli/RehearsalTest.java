package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eugene.cli.output.StandardOutput;
import org.junit.jupiter.api.Test;

class RehearsalTest {
  @Test
  void everySceneEndsWell() throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    assertThat(Rehearsal.failures(StandardOutput.to(printed))).isZero();
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .contains("proved: there is no cheaper edit path", "different, distance", "relabel");
  }
}
