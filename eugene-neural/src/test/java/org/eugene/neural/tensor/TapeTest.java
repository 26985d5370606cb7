package org.eugene.neural.tensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
