package org.eugene.neural.tensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eugene.neural.NeedsTensors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a step leaves behind. */
@ExtendWith(NeedsTensors.class)
class TapeTest {
  @Test
  void aTapeForAnswersDoesNotGoBack() {
    Weight weight = Weights.seeded(1).constant("w", 1, 2);
    try (Tape tape = Tape.asking()) {
      Tensor sum = tape.of(weight).sum();
      assertThat(sum.value()).isEqualTo(2);
      assertThatThrownBy(() -> tape.backward(sum)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void statisticsMoveByTheirShare() {
    Weight mean = Weights.seeded(1).statistic("mean", 1, 2);
    Weight weight = Weights.seeded(1).constant("w", 3, 2);
    try (Tape tape = Tape.learning()) {
      Tensor value = tape.of(weight).times(tape.of(weight));
      tape.observe(mean, value, 0.25);
      tape.backward(value.sum());
    }
    assertThat(mean.values()).containsExactly(3, 3);
    assertThat(weight.gradient()).containsExactly(6, 6);
  }

  @Test
  void aNumberIsStillThereOnTheWayBack() throws InterruptedException {
    for (int trial = 0; trial < 20; trial++) {
      Weight weight = Weights.seeded(1).constant("w", 1, 4);
      try (Tape tape = Tape.learning()) {
        Tensor value = tape.of(weight).times(3).plus(1).times(0.5);
        System.gc(); // frees what the engine holds no reference to
        List<ByteBuffer> others = new ArrayList<>();
        for (int more = 0; more < 200; more++) {
          ByteBuffer other = ByteBuffer.allocateDirect(8);
          others.add(other.putLong(0, 0x7fc0_0000_7fc0_0000L));
        }
        Thread.sleep(1);
        tape.backward(value.sum());
        assertThat(others).hasSize(200);
      }
      assertThat(weight.gradient()).containsExactly(1.5f, 1.5f, 1.5f, 1.5f);
    }
  }
}
