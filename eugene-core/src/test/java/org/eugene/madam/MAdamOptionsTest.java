package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eugene.madam.MAdamOptions.Adam;
import org.eugene.madam.MAdamOptions.Answer;
import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.madam.MAdamOptions.LambdaGrowth;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.madam.MAdamOptions.Reading;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.madam.MAdamOptions.Rounds;
import org.eugene.solver.Methods;
import org.junit.jupiter.api.Test;

class MAdamOptionsTest {
  @Test
  void defaultsAreThePapersParameters() {
    MAdamOptions paper = MAdamOptions.defaults();
    assertThat(paper.adam()).isEqualTo(new Adam(0.001, 0.9, 0.99, 1e-8, Precision.SINGLE));
    assertThat(paper.relaxation().mu()).isEqualTo(1);
    assertThat(paper.rounds().lambdaStep()).isEqualTo(0.5);
    assertThat(paper.rounds().sigmaStart()).isEqualTo(5);
    assertThat(paper.rounds().sigmaLimit()).isEqualTo(1000);
    assertThat(paper.rounds().tolerance()).isEqualTo(1e-7);
    assertThat(paper.rounds().relabelling()).isEqualTo(Relabelling.LITERAL);
    assertThat(paper.rounds().answer()).isEqualTo(Answer.BEST_ROUND);
  }

  @Test
  void readingsDifferInTheOpenPointsAlone() {
    MAdamOptions closest = MAdamOptions.defaults();
    MAdamOptions printed = MAdamOptions.printed();
    assertThat(closest.relaxation().edgeGradient()).isEqualTo(EdgeGradient.WITHOUT_HALF);
    assertThat(closest.rounds().lambdaGrowth()).isEqualTo(LambdaGrowth.CONSTANT);
    assertThat(closest.relaxation().range()).isEqualTo(Range.CLAMPED);
    assertThat(printed.relaxation().edgeGradient()).isEqualTo(EdgeGradient.WITH_HALF);
    assertThat(printed.rounds().lambdaGrowth()).isEqualTo(LambdaGrowth.WITH_EDGE_PRICE);
    assertThat(printed.relaxation().range()).isEqualTo(Range.PENALISED);
    assertThat(
            printed
                .withEdgeGradient(closest.relaxation().edgeGradient())
                .withLambdaGrowth(closest.rounds().lambdaGrowth())
                .withRange(closest.relaxation().range())
                .withPrecision(closest.adam().precision())
                .withIterationsPerRound(closest.rounds().iterationsPerRound()))
        .isEqualTo(closest);
    assertThat(MAdamOptions.of(Reading.PRINTED)).isEqualTo(printed);
  }

  /** Every withX there is, found by reflection so that a new one cannot skip the check. */
  @Test
  void everyWitherChangesItsOwnComponentAlone() throws ReflectiveOperationException {
    int found = 0;
    for (Method wither : MAdamOptions.class.getDeclaredMethods()) {
      if (wither.getName().startsWith("with") && wither.getName().length() > 4) {
        found++;
        checkWither(wither);
      }
    }
    assertThat(found).isPositive();
  }

  private static void checkWither(Method wither) throws ReflectiveOperationException {
    String name = wither.getName().substring(4);
    String component = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    Map<String, Object> expected = components(MAdamOptions.defaults());
    Object value = other(wither.getParameterTypes()[0]);
    assertThat(expected.put(component, value)).isNotNull().isNotEqualTo(value);

    MAdamOptions after = (MAdamOptions) wither.invoke(MAdamOptions.defaults(), value);

    assertThat(components(after)).isEqualTo(expected);
  }

  /** What is in the groups, by name. */
  private static Map<String, Object> components(MAdamOptions options)
      throws ReflectiveOperationException {
    Map<String, Object> components = new HashMap<>();
    for (Record group : List.of(options.relaxation(), options.rounds(), options.adam())) {
      for (RecordComponent part : group.getClass().getRecordComponents()) {
        components.put(part.getName(), part.getAccessor().invoke(group));
      }
    }
    return components;
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
    assertThatThrownBy(() -> paper.withMu(-1)).hasMessage("mu (-1) must not be negative");
    assertThatThrownBy(() -> paper.withIterationsPerRound(0))
        .hasMessage("iterationsPerRound (0) must be positive");
    assertThatThrownBy(() -> paper.withLambdaStep(-0.5))
        .hasMessage("lambdaStep (-0.5) must not be negative");
    assertThatThrownBy(() -> new Adam(0.001, 1, 0.99, 1e-8, Precision.SINGLE))
        .hasMessage("beta1 (1.0) and beta2 (0.99) must be at least 0 and below 1");
    assertThatThrownBy(
            () ->
                new Rounds(
                    0.5,
                    LambdaGrowth.CONSTANT,
                    5,
                    4,
                    1e-7,
                    10,
                    Relabelling.LITERAL,
                    Answer.BEST_ROUND))
        .hasMessage("sigmaLimit (4.0) must be at least sigmaStart (5.0)");
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
