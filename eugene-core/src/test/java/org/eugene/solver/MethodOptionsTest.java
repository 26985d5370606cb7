package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class MethodOptionsTest {
  private static final MethodOption<Long> STARTS =
      MethodOption.whole("starts", "how many starts", 40, 1, 1_000);

  @Test
  void whatIsNotSaidIsTheDefault() {
    MethodOptions options = MethodOptions.defaults();
    assertThat(options.get(STARTS)).isEqualTo(40);
    assertThat(options.with(STARTS, 3L).get(STARTS)).isEqualTo(3);
    assertThat(options.get(STARTS)).as("immutable").isEqualTo(40);
    assertThat(options.withText(STARTS, "7").count(STARTS)).isEqualTo(7);
  }

  @Test
  void valuesOutOfRangeAreRefusedWithTheRange() {
    for (String wrong : List.of("0", "1001", "x", "", "1.5")) {
      assertThatThrownBy(() -> MethodOptions.defaults().withText(STARTS, wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("starts (" + wrong + ") must be 1 to 1000: how many starts");
    }
    assertThatThrownBy(() -> MethodOptions.defaults().with(STARTS, 0L))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CommonOptions.EFFORT.read("much"))
        .hasMessageContaining("quick|normal|high|proof");
  }

  @Test
  void aMethodRefusesOptionsThatItDoesNotHave() {
    Method method = Methods.named("m-adam");
    assertThatThrownBy(() -> method.solver(MethodOptions.defaults().with(STARTS, 2L)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("method m-adam has no option starts; it has reading");
    assertThatThrownBy(
            () -> Methods.named("exact").solver(MethodOptions.defaults().with(STARTS, 2L)))
        .hasMessageStartingWith("method exact has no option starts; it has seed, ");
  }

  /** Every declared option can be read back, has a meaning, and is declared once. */
  @TestFactory
  Stream<DynamicTest> declaredOptionsAreSound() {
    return Methods.all().stream()
        .map(method -> DynamicTest.dynamicTest(method.name(), () -> check(method)));
  }

  private static void check(Method method) {
    assertThat(method.options()).extracting(MethodOption::name).doesNotHaveDuplicates();
    for (MethodOption<?> option : method.options()) {
      assertThat(option.meaning()).isNotBlank();
      assertThat(option.range()).isNotBlank();
      checkDefault(option);
    }
    assertThat(method.solver(MethodOptions.defaults())).isNotNull();
  }

  private static <T> void checkDefault(MethodOption<T> option) {
    assertThat(option.read(option.text(option.standard()))).isEqualTo(option.standard());
  }
}
