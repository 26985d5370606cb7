package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eugene.madam.MAdamOptions.Answer;
import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.madam.MAdamOptions.LambdaGrowth;
import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Optimizer;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.madam.MAdamOptions.Reading;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.solver.Methods;
import org.junit.jupiter.api.Test;

class MAdamOptionsTest {
  @Test
  void defaultsAreThePapersParameters() {
    MAdamOptions paper = MAdamOptions.defaults();
    assertThat(paper.stepSize()).isEqualTo(0.001);
    assertThat(paper.mu()).isEqualTo(1);
    assertThat(paper.lambdaStep()).isEqualTo(0.5);
    assertThat(paper.sigmaStart()).isEqualTo(5);
    assertThat(paper.sigmaLimit()).isEqualTo(1000);
    assertThat(paper.beta1()).isEqualTo(0.9);
    assertThat(paper.beta2()).isEqualTo(0.99);
    assertThat(paper.tolerance()).isEqualTo(1e-7);
    assertThat(paper.relabelling()).isEqualTo(Relabelling.LITERAL);
    assertThat(paper.answer()).isEqualTo(Answer.BEST_ROUND);
  }

  @Test
  void readingsDifferInTheOpenPointsAlone() {
    MAdamOptions closest = MAdamOptions.defaults();
    MAdamOptions printed = MAdamOptions.printed();
    assertThat(closest.edgeGradient()).isEqualTo(EdgeGradient.WITHOUT_HALF);
    assertThat(closest.lambdaGrowth()).isEqualTo(LambdaGrowth.CONSTANT);
    assertThat(closest.range()).isEqualTo(Range.CLAMPED);
    assertThat(printed.edgeGradient()).isEqualTo(EdgeGradient.WITH_HALF);
    assertThat(printed.lambdaGrowth()).isEqualTo(LambdaGrowth.WITH_EDGE_PRICE);
    assertThat(printed.range()).isEqualTo(Range.PENALISED);
    assertThat(
            printed
                .withEdgeGradient(closest.edgeGradient())
                .withLambdaGrowth(closest.lambdaGrowth())
                .withRange(closest.range())
                .withPrecision(closest.precision())
                .withIterationsPerRound(closest.iterationsPerRound()))
        .isEqualTo(closest);
    assertThat(MAdamOptions.of(Reading.PRINTED)).isEqualTo(printed);
  }

  /** Every withX there is, found by reflection so that a new one cannot skip the check. */
  @Test
  void everyWitherChangesItsOwnComponentAlone() throws ReflectiveOperationException {
    int found = 0;
    for (Method wither : MAdamOptions.class.getDeclaredMethods()) {
      if (wither.getName().startsWith("with")) {
        found++;
        checkWither(wither);
      }
    }
    assertThat(found).isPositive();
  }

  private static void checkWither(Method wither) throws ReflectiveOperationException {
    String name = wither.getName().substring(4);
    String component = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    MAdamOptions before = MAdamOptions.defaults();
    Object value = other(wither.getParameterTypes()[0]);
    MAdamOptions after = (MAdamOptions) wither.invoke(before, value);
    List<String> changed = new ArrayList<>();
    for (RecordComponent part : MAdamOptions.class.getRecordComponents()) {
      Object old = part.getAccessor().invoke(before);
      if (!old.equals(part.getAccessor().invoke(after))) {
        changed.add(part.getName());
      }
    }
    assertThat(changed).containsExactly(component);
    assertThat(MAdamOptions.class.getMethod(component).invoke(after)).isEqualTo(value);
  }

  private static Object other(Class<?> type) {
    if (type == double.class) {
      return 0.123;
    }
    if (type == int.class) {
      return 77;
    }
    Object[] constants = type.getEnumConstants();
    return constants[constants.length - 1];
  }

  @Test
  void nonsenseIsRefusedWithASentence() {
    MAdamOptions paper = MAdamOptions.defaults();
    assertThatThrownBy(() -> paper.withStepSize(-0.1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("stepSize (-0.1) must be positive");
    assertThatThrownBy(() -> paper.withStepSize(Double.NaN))
        .hasMessage("stepSize (NaN) must be positive");
    assertThatThrownBy(() -> paper.withMu(-1))
        .hasMessage("mu (-1.0) and lambdaStep (0.5) must not be negative");
    assertThatThrownBy(() -> paper.withIterationsPerRound(0))
        .hasMessage("iterationsPerRound (0) must be positive");
    assertThatThrownBy(() -> weights(1, 0.99, 5, 1000))
        .hasMessage("beta1 (1.0) and beta2 (0.99) must be at least 0 and below 1");
    assertThatThrownBy(() -> weights(0.9, 0.99, 5, 4))
        .hasMessage("sigmaLimit (4.0) must be at least sigmaStart (5.0)");
  }

  private static MAdamOptions weights(
      double beta1, double beta2, double sigmaStart, double sigmaLimit) {
    return new MAdamOptions(
        0.001,
        1,
        0.5,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        1e-8,
        1e-7,
        10,
        Relabelling.LITERAL,
        ObjectiveKind.FROBENIUS,
        Optimizer.ADAM,
        Answer.BEST_ROUND,
        EdgeGradient.WITH_HALF,
        LambdaGrowth.CONSTANT,
        Range.CLAMPED,
        Precision.SINGLE);
  }

  @Test
  void theAblationsAreMethods() {
    assertThat(Methods.all())
        .extracting(org.eugene.solver.Method::name)
        .contains(
            "m-adam",
            "m-adam-no-regularizer",
            "m-adam-no-relabeling",
            "m-adam-frank-wolfe",
            "m-adam-correlation");
  }
}
