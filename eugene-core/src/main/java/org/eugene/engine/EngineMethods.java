package org.eugene.engine;

import java.util.List;
import org.eugene.solver.Effort;
import org.eugene.solver.Method;
import org.eugene.solver.MethodProvider;

/** The default method and the exact one, by name. */
public final class EngineMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of(
        new Method(
            "eugene",
            "the best answer within the budget, with bounds (default)",
            options -> new EugeneSolver(new EugeneOptions(options.effort(), options.seed()))),
        new Method(
            "exact",
            "branch and bound until the answer is proved or the budget ends",
            options -> new EugeneSolver(new EugeneOptions(Effort.PROOF, options.seed()))));
  }
}
