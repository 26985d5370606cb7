package org.eugene.examples;

import java.util.Arrays;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.chemistry.Molecules;
import org.eugene.graph.Graph;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * A method of one's own: every vertex of the source takes the cheapest vertex of the target that is
 * left. Its test says which solver it is and inherits all the laws that solvers obey.
 *
 * <pre>
 * greedy: at most 4.0
 * the best: 1.0
 * </pre>
 */
final class OwnMethod implements GedSolver {
  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    int[] image = new int[problem.sourceOrder()];
    boolean[] taken = new boolean[problem.targetOrder()];
    Arrays.fill(image, VertexMapping.DELETED);
    for (int i = 0; i < image.length; i++) {
      long best = problem.vertexPrice(i, problem.targetOrder());
      for (int k = 0; k < taken.length; k++) {
        if (!taken[k] && problem.vertexPrice(i, k) < best) {
          best = problem.vertexPrice(i, k);
          image[i] = k;
        }
      }
      if (image[i] != VertexMapping.DELETED) {
        taken[image[i]] = true;
      }
    }
    run.offer(VertexMapping.of(image, problem.targetOrder()));
    return run.result();
  }

  public static void main(String[] args) {
    Graph source = Molecules.parse("CCCO").graph();
    Graph target = Molecules.parse("NCCC").graph();
    Comparison greedy = Eugene.between(source, target).with(new OwnMethod()).solve();
    System.out.println("greedy: at most " + greedy.distance());
    System.out.println("the best: " + Eugene.between(source, target).solve().distance());
  }
}
