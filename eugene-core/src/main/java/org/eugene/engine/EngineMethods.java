package org.eugene.engine;

import java.util.ArrayList;
import java.util.List;
import org.eugene.solver.CommonOptions;
import org.eugene.solver.Effort;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.MethodProvider;

/** The default method and the exact one, by name. */
public final class EngineMethods implements MethodProvider {
  private static final List<Method> METHODS = made();

  @Override
  public List<Method> methods() {
    return METHODS;
  }

  private static List<Method> made() {
    List<MethodOption<?>> ofExact = new ArrayList<>(List.of(CommonOptions.SEED));
    ofExact.addAll(EugeneOptions.constants());
    ofExact.addAll(EugeneOptions.switches());
    List<MethodOption<?>> ofEugene = new ArrayList<>(List.of(CommonOptions.EFFORT));
    ofEugene.addAll(ofExact);
    return List.of(
        new Method(
            "eugene",
            "the best answer within the budget, with bounds (default)",
            ofEugene,
            options -> solver(options.get(CommonOptions.EFFORT), options)),
        new Method(
            "exact",
            "branch and bound until the answer is proved or the budget ends",
            ofExact,
            options -> solver(Effort.PROOF, options)));
  }

  private static EugeneSolver solver(Effort effort, MethodOptions options) {
    return new EugeneSolver(new EugeneOptions(effort, options.get(CommonOptions.SEED), options));
  }
}
