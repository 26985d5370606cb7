package org.eugene.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Optional;
import org.eugene.mapping.VertexMapping;
import org.eugene.solver.Standing;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private final StringWriter text = new StringWriter();
  private final PrintWriter err = new PrintWriter(text, true);

  @Test
  void boundsAreShownAfterAWhileAndWipedInTheEnd() throws InterruptedException {
    try (BoundsLine line = BoundsLine.after(Duration.ofMillis(20), err)) {
      line.improved(
          new Standing(2, 5, Optional.of(VertexMapping.deletingEverything(1, 1)), Duration.ZERO));
      await("at least 2, at most 5");
    }
    assertThat(text.toString()).endsWith("\r\033[K");
  }

  @Test
  void whatIsDoneAndWhatIsLeftIsToldAndSummedUp() throws InterruptedException {
    try (Waiting waiting = Waiting.after(Duration.ofMillis(20), 4, "queries", err)) {
      waiting.step();
      await("1 of 4 queries");
    }
    assertThat(text.toString()).contains(" s left").contains("eugene: 1 queries in ");
  }

  @Test
  void inAPipeNothingIsSaid() {
    try (Waiting waiting = Waiting.over(4, "queries", err)) {
      waiting.step();
    }
    assertThat(text.toString()).isEmpty();
  }

  @Test
  void whoIsInterruptedHearsHowToGoOn() {
    assertThat(Interruption.sentence(true)).contains("run the same command again");
    assertThat(Interruption.sentence(false)).contains("--out FILE");
  }

  private void await(String part) throws InterruptedException {
    for (int tries = 0; tries < 200 && !text.toString().contains(part); tries++) {
      Thread.sleep(20);
    }
    assertThat(text.toString()).contains(part);
  }
}
