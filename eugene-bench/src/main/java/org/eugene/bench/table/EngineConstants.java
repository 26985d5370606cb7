package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.List;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.solver.MethodOption;

/** The constants of the engine that are numbers. */
final class EngineConstants {
  private EngineConstants() {}

  /** Those that play a part at normal effort. */
  static List<Constant> all() {
    List<Constant> constants = new ArrayList<>();
    for (MethodOption<?> option : EugeneOptions.constants()) {
      boolean elsewhere = option.name().startsWith("quick.") || option.name().startsWith("high.");
      if (!elsewhere && option.standard() instanceof Number value && value.doubleValue() != 0) {
        constants.add(
            new Constant(option.name(), value.doubleValue(), other -> solver(option, other)));
      }
    }
    return constants;
  }

  /** The engine with another value, whole if the constant is, and within its range. */
  private static <T> EugeneSolver solver(MethodOption<T> option, double other) {
    String text =
        option.type() == Long.class ? Long.toString(Math.round(other)) : Double.toString(other);
    return new EugeneSolver(EugeneOptions.defaults().with(option, option.readOrStandard(text)));
  }
}
