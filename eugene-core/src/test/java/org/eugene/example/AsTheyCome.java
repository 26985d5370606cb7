package org.eugene.example;

import java.util.Arrays;
import java.util.List;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.Method;
import org.eugene.solver.MethodProvider;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/** Vertices are mapped in the order in which the files have them. */
public final class AsTheyCome implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of(new Method("as-they-come", "vertices in their order", AsTheyCome::solve));
  }

  static GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    int[] image = new int[problem.sourceOrder()];
    Arrays.setAll(image, i -> i < problem.targetOrder() ? i : VertexMapping.DELETED);
    run.offer(VertexMapping.of(image, problem.targetOrder()));
    return run.result();
  }
}
