package org.eugene.madam;

import java.util.List;
import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Optimizer;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.solver.Method;
import org.eugene.solver.MethodProvider;

/** M-Adam and the paper's ablations, by name. */
public final class MAdamMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    MAdamOptions paper = MAdamOptions.defaults();
    return List.of(
        method("m-adam", "the paper's algorithm", paper),
        method(
            "m-adam-no-regularizer",
            "ablation: the doubly stochastic solution rounded at once",
            paper.withLambdaStep(0)),
        method(
            "m-adam-no-relabeling",
            "ablation: without inverse relabelling between rounds",
            paper.withRelabelling(Relabelling.NONE)),
        method(
            "m-adam-frank-wolfe",
            "ablation: Frank-Wolfe with Sinkhorn scaling in place of Adam",
            paper.withOptimizer(Optimizer.FRANK_WOLFE)),
        method(
            "m-adam-correlation",
            "ablation: the correlation term in place of the Frobenius norm",
            paper.withObjective(ObjectiveKind.CORRELATION)));
  }

  private static Method method(String name, String description, MAdamOptions options) {
    return new Method(name, description, new MAdam(options));
  }
}
