package org.eugene.baseline.mip;

import java.util.List;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.MethodProvider;

/** The integer programmes, by name. */
public final class MipMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of(
        method("f1", "integer programme F1 (Lerouge et al. 2017)", new F1(), MipEngine.CP_SAT),
        method("f2", "integer programme F2 (Lerouge et al. 2017)", new F2(), MipEngine.CP_SAT),
        method(
            "adj-ip",
            "integer programme on adjacency matrices, edges of one price only (Justice & Hero 2006)",
            new AdjIp(),
            MipEngine.CP_SAT),
        method(
            "compact-mip",
            "the smallest integer programme, COMPACT-MIP (Blumenthal & Gamper 2020)",
            new CompactMip(),
            MipEngine.CP_SAT),
        method(
            "fori",
            "integer programme on oriented edges, FORI (D'Ascenzo et al. 2025)",
            new Fori(),
            MipEngine.CP_SAT));
  }

  private static Method method(
      String name, String description, MipFormulation formulation, MipEngine best) {
    return new Method(name, description, options -> solver(formulation, best, options));
  }

  private static GedSolver solver(
      MipFormulation formulation, MipEngine best, MethodOptions options) {
    MipEngine engine = MipEngine.named(options.mipSolver(), best);
    NativeSolvers natives = NativeSolvers.ofOrTools();
    if (options.relaxed()) {
      return new MipSolver(formulation, BranchAndCut.relaxed(), MappingReader.ROUNDED, natives);
    }
    return new MipSolver(
        formulation, engine.backend(options.seed()), MappingReader.AT_ONE_HALF, natives);
  }
}
