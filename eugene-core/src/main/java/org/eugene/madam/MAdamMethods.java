package org.eugene.madam;

import java.util.List;
import java.util.function.UnaryOperator;
import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Optimizer;
import org.eugene.madam.MAdamOptions.Reading;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodProvider;

/** M-Adam and the paper's ablations, by name; all of them in either reading of the paper. */
public final class MAdamMethods implements MethodProvider {
  private static final MethodOption<Reading> READING =
      MethodOption.choice(
          "reading",
          "of the paper: closest to its figures, or its formulas as they are printed",
          Reading.CLOSEST);

  @Override
  public List<Method> methods() {
    return List.of(
        method("m-adam", "the paper's algorithm", options -> options),
        method(
            "m-adam-no-regularizer",
            "ablation: the doubly stochastic solution rounded at once",
            options -> options.withLambdaStep(0)),
        method(
            "m-adam-no-relabeling",
            "ablation: without inverse relabelling between rounds",
            options -> options.withRelabelling(Relabelling.NONE)),
        method(
            "m-adam-frank-wolfe",
            "ablation: Frank-Wolfe with Sinkhorn scaling in place of Adam",
            options -> options.withOptimizer(Optimizer.FRANK_WOLFE)),
        method(
            "m-adam-correlation",
            "ablation: the correlation term in place of the Frobenius norm",
            options -> options.withObjective(ObjectiveKind.CORRELATION)));
  }

  private static Method method(
      String name, String description, UnaryOperator<MAdamOptions> change) {
    return new Method(
        name,
        description,
        List.of(READING),
        said -> new MAdam(change.apply(MAdamOptions.of(said.get(READING)))));
  }
}
