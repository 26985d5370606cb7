package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.solver.Effort;
import org.eugene.solver.MethodOption;

/** The constants of the engine that are numbers. */
final class EngineConstants {
  private EngineConstants() {}

  /** Those with such names that are not 0, each in an engine of this effort. */
  static List<Constant> at(Effort effort, Predicate<String> name) {
    List<Constant> constants = new ArrayList<>();
    for (MethodOption<?> option : EugeneOptions.constants()) {
      if (name.test(option.name())
          && option.standard() instanceof Number value
          && value.doubleValue() != 0) {
        constants.add(
            new Constant(
                option.name(), value.doubleValue(), other -> solver(effort, option, other)));
      }
    }
    return constants;
  }

  /** The engine with another value, whole if the constant is, and within its range. */
  private static <T> EugeneSolver solver(Effort effort, MethodOption<T> option, double other) {
    String text =
        option.type() == Long.class ? Long.toString(Math.round(other)) : Double.toString(other);
    EugeneOptions options = EugeneOptions.defaults().withEffort(effort);
    return new EugeneSolver(options.with(option, option.readOrStandard(text)));
  }
}
