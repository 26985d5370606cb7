package org.eugene.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.Checker;
import org.eugene.exact.Certificates;
import org.eugene.graph.Graph;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.Standing;
import org.eugene.solver.Stop;
import org.eugene.testkit.Samples.Sample;

/** Looks at an answer and says what is wrong with it. */
public final class Inspector {
  /** Random costs are rounded to nine digits, and doubles add up with an error: allow for both. */
  public static final double TOLERANCE = 1e-6;

  private Inspector() {}

  /** The answer does not contradict itself, and its mapping costs what it says. */
  public static void checkConsistent(GedProblem problem, GedResult result) {
    assertThat(result.lower()).isNotNegative().isLessThanOrEqualTo(result.upper());
    assertThat(result.mapping().isPresent()).isEqualTo(Double.isFinite(result.upper()));
    result.mapping().ifPresent(m -> assertThat(problem.cost(m)).isEqualTo(result.upper()));
    if (result.stop() == Stop.PROVED_OPTIMAL) {
      assertThat(result.lower()).isEqualTo(result.upper());
    }
  }

  /** The true distance lies between the bounds, and the judge prices the mapping alike. */
  public static void checkBounds(Sample sample, GedProblem problem, GedResult result) {
    checkConsistent(problem, result);
    double exact = BruteForce.distance(sample.pair(), sample.costs());
    assertThat(result.lower()).as("lower of %s", sample).isLessThanOrEqualTo(exact + TOLERANCE);
    assertThat(result.upper()).as("upper of %s", sample).isGreaterThanOrEqualTo(exact - TOLERANCE);
    result
        .mapping()
        .ifPresent(
            mapping ->
                assertThat(BruteForce.cost(sample.pair(), sample.costs(), mapping))
                    .as("cost of %s for %s", mapping, sample)
                    .isCloseTo(result.upper(), within(TOLERANCE)));
  }

  /**
   * What was told only ever got better, every mapping cost what was said, the last is the result.
   */
  static void checkTold(GedProblem problem, List<Standing> told, GedResult result) {
    double lower = 0;
    double upper = Double.POSITIVE_INFINITY;
    for (Standing standing : told) {
      assertThat(standing.lower()).isGreaterThanOrEqualTo(lower);
      assertThat(standing.upper()).isLessThanOrEqualTo(upper);
      assertThat(standing.lower() > lower || standing.upper() < upper).as("news").isTrue();
      standing.mapping().ifPresent(m -> assertThat(problem.cost(m)).isEqualTo(standing.upper()));
      lower = standing.lower();
      upper = standing.upper();
    }
    assertThat(result.lower()).isEqualTo(lower);
    assertThat(result.upper()).isEqualTo(upper);
    if (!told.isEmpty()) {
      assertThat(result.mapping()).isEqualTo(told.get(told.size() - 1).mapping());
    }
    assertThat(result.stats().timeToUpper()).isLessThanOrEqualTo(result.stats().time());
  }

  /** A proof that came with a result proves its lower bound. */
  static void checkProof(GedProblem problem, GedResult result) {
    if (result.proof().isEmpty()) {
      return;
    }
    Certificate certificate =
        Certificates.certify(problem, "costs", result, Budget.of(Duration.ZERO)).orElseThrow();
    assertThat(problem.scale().cost(certificate.lower())).isEqualTo(result.lower());
    assertThatCode(() -> Checker.check(certificate)).doesNotThrowAnyException();
  }

  /** The mapping spelled out leads to the target, over graphs, for what the mapping costs. */
  public static void checkPath(GedProblem problem, VertexMapping mapping) {
    Graph source = problem.pair().source();
    Graph target = problem.pair().target();
    EditPath path = EditPath.of(problem, mapping);
    assertThat(path.applyTo(source)).isEqualTo(target);
    assertThat(path.cost()).isEqualTo(problem.cost(mapping));
    double sum = path.operations().stream().mapToDouble(EditOperation::cost).sum();
    assertThat(sum).isCloseTo(path.cost(), within(TOLERANCE));
    checkSteps(path, source, target);
  }

  private static void checkSteps(EditPath path, Graph source, Graph target) {
    List<Graph> steps = path.steps(source);
    assertThat(steps).hasSize(path.operations().size() + 1);
    assertThat(steps.get(0)).isEqualTo(source);
    for (int s = 1; s < steps.size(); s++) {
      int vertices = Math.abs(steps.get(s).order() - steps.get(s - 1).order());
      int edges = Math.abs(steps.get(s).size() - steps.get(s - 1).size());
      assertThat(vertices + edges).as("what step %s changes", s).isLessThanOrEqualTo(1);
    }
    Graph last = steps.get(steps.size() - 1);
    assertThat(last.order()).isEqualTo(target.order());
    assertThat(last.size()).isEqualTo(target.size());
  }
}
