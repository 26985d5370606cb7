package org.eugene.baseline.mip;

import java.util.List;
import org.eugene.solver.CommonOptions;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.MethodProvider;

/** The integer programmes, by name. */
public final class MipMethods implements MethodProvider {
  static final MethodOption<MipEngine> SOLVER =
      MethodOption.choice("mip-solver", "who solves the integer programme", MipEngine.CP_SAT);

  static final MethodOption<Boolean> RELAXATION =
      MethodOption.flag(
          "relaxation",
          "solve a linear programme instead: its bound, and a rounded mapping",
          false);

  @Override
  public List<Method> methods() {
    return List.of(
        method("f1", "integer programme F1 (Lerouge et al. 2017)", new F1()),
        method("f2", "integer programme F2 (Lerouge et al. 2017)", new F2()),
        method(
            "adj-ip",
            "integer programme on adjacency matrices, edges of one price only (Justice & Hero 2006)",
            new AdjIp()),
        method(
            "compact-mip",
            "the smallest integer programme, COMPACT-MIP (Blumenthal & Gamper 2020)",
            new CompactMip()),
        method(
            "fori",
            "integer programme on oriented edges, FORI (D'Ascenzo et al. 2025)",
            new Fori()));
  }

  private static Method method(String name, String description, MipFormulation formulation) {
    return new Method(
        name,
        description,
        List.of(SOLVER, RELAXATION, CommonOptions.SEED),
        options -> solver(formulation, options));
  }

  private static GedSolver solver(MipFormulation formulation, MethodOptions options) {
    // Before the backends, which cannot be loaded without it, and before any budget that would pay.
    NativeSolvers.require();
    if (options.get(RELAXATION)) {
      return new MipSolver(formulation, BranchAndCut.relaxed(), MappingReader.ROUNDED);
    }
    Backend backend = options.get(SOLVER).backend(options.get(CommonOptions.SEED));
    return new MipSolver(formulation, backend, MappingReader.AT_ONE_HALF);
  }
}
