package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOption;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every regime of the engine is entered, keeps its bounds and finds a planted distance. */
class RegimesTest {
  private static final ConstantCosts UNIFORM = ConstantCosts.uniform();

  /** A substitution costs more than deleting and inserting. */
  private static final ConstantCosts PADDED = new ConstantCosts(1, 1, 3, 1, 1, 1);

  private static final EugeneOptions NORMAL = EugeneOptions.defaults();
  private static final EugeneOptions PROOF = NORMAL.withEffort(Effort.PROOF);

  private static final EugeneOptions NOT_TEMPERED =
      NORMAL.with(StandardStrategy.TREE_LIKE_DEGREE, 0.0);

  private static final String SMALL = "branch tabu root tree relaxation tempering tree";
  private static final String TINY = "depth-first " + SMALL;
  private static final String SMALL_AND_DENSE =
      "depth-first branch tabu root tree relaxation tabu depth-first tree";
  private static final String MEDIUM =
      "branch tabu converged-root relaxation converged-root tempering tree tempering";
  private static final String MEDIUM_AND_QUICK = "branch tabu root relaxation tempering tree";
  private static final String DENSE = "branch tabu root relaxation tabu tree";
  private static final String LARGE = "coarse-branch percolation long-path";
  private static final String LARGE_AND_DENSE = "coarse-branch long-path";
  private static final String HUGE =
      "star-types percolation pieces regrowth reseating annealing reseating annealing reseating";
  private static final String HUGE_AND_DENSE = "coarse-branch tabu";

  private enum Reached {
    /** The planted distance is found and proved. */
    PROOF,
    /** The bounds hold, and that is all that is asked. */
    BOUNDS
  }

  private record Regime(
      String name,
      Graph graph,
      ConstantCosts costs,
      EugeneOptions options,
      String phases,
      Reached reached) {}

  private static List<Regime> regimes() {
    EugeneOptions hugeFrom300 =
        NORMAL.with(StandardStrategy.HUGE, 300L).with(StandardStrategy.HUGE_IF_SPARSE, 300L);
    EugeneOptions quick = NORMAL.withEffort(Effort.QUICK);
    return List.of(
        proving("tiny, 12", sparse(12), UNIFORM, NORMAL, TINY),
        proving("tiny, 12, quick", sparse(12), UNIFORM, quick, TINY),
        proving("small, 20", sparse(20), UNIFORM, NORMAL, SMALL),
        proving("small and dense, 20", dense(20, 0.3), UNIFORM, NORMAL, SMALL_AND_DENSE),
        proving("small and dense, 20, proof", dense(20, 0.3), UNIFORM, PROOF, SMALL_AND_DENSE),
        proving("sparse, 30", sparse(30), UNIFORM, NORMAL, MEDIUM),
        bounding("sparse, 30, quick", sparse(30), UNIFORM, quick, MEDIUM_AND_QUICK),
        proving("sparse, 80", sparse(80), UNIFORM, NORMAL, MEDIUM),
        proving("directed, 30", directed(30), UNIFORM, NORMAL, MEDIUM),
        proving("padded to the sum, 30", sparse(30), PADDED, NORMAL, MEDIUM),
        proving("many twins, 30", broom(30), UNIFORM, NORMAL, MEDIUM),
        proving("many twins, 80", broom(80), UNIFORM, NORMAL, MEDIUM),
        proving("dense, 30", dense(30, 0.3), UNIFORM, NORMAL, DENSE),
        proving("dense, 80", dense(80, 0.2), UNIFORM, NORMAL, DENSE),
        proving("too dense to split, 80", dense(80, 0.7), UNIFORM, NORMAL, LARGE_AND_DENSE),
        proving("padded beyond a hundred, 80", sparse(80), PADDED, NORMAL, MEDIUM),
        proving("sparse, 150", sparse(150), UNIFORM, NORMAL, MEDIUM),
        proving("directed, 150", directed(150), UNIFORM, NORMAL, MEDIUM),
        proving("many twins, 150", broom(150), UNIFORM, NORMAL, MEDIUM),
        proving("sparse, 400", sparse(400), UNIFORM, NORMAL, MEDIUM),
        proving("denser, 150", dense(150, 0.04), UNIFORM, NORMAL, LARGE),
        proving("dense, 150", dense(150, 0.15), UNIFORM, NORMAL, LARGE_AND_DENSE),
        proving("denser, 700", dense(700, 0.01), UNIFORM, NORMAL, HUGE),
        proving("huge, 400", sparse(400), UNIFORM, hugeFrom300, HUGE),
        bounding("huge and directed, 400", directed(400), UNIFORM, hugeFrom300, HUGE),
        proving("huge and dense, 400", dense(400, 0.4), UNIFORM, hugeFrom300, HUGE_AND_DENSE),
        proving("small, 20, proof", sparse(20), UNIFORM, PROOF, SMALL),
        proving(
            "sparse, 80, proof",
            sparse(80),
            UNIFORM,
            PROOF,
            "branch tabu converged-root relaxation converged-root"
                + " tempering tree tempering aspiration tree"),
        proving("dense, 30, proof", dense(30, 0.3), UNIFORM, PROOF, DENSE),
        proving("denser, 150, proof", dense(150, 0.04), UNIFORM, PROOF, LARGE + " tree"),
        proving("too dense to split, 80, proof", dense(80, 0.7), UNIFORM, PROOF, LARGE_AND_DENSE));
  }

  private static Regime proving(
      String name, Graph graph, ConstantCosts costs, EugeneOptions options, String phases) {
    return new Regime(name, graph, costs, options, phases, Reached.PROOF);
  }

  private static Regime bounding(
      String name, Graph graph, ConstantCosts costs, EugeneOptions options, String phases) {
    return new Regime(name, graph, costs, options, phases, Reached.BOUNDS);
  }

  @TestFactory
  Stream<DynamicTest> aRegimeHasItsPlanAndFindsThePlantedDistance() {
    return regimes().stream()
        .map(regime -> DynamicTest.dynamicTest(regime.name(), () -> check(regime)));
  }

  private static void check(Regime regime) {
    Planted planted = Planted.in(regime.graph(), regime.costs(), new Random(7));
    EugeneSolver solver = new EugeneSolver(regime.options());
    assertThat(phases(planted, regime.options())).isEqualTo(regime.phases());
    GedResult result = solver.solve(planted.problem(), Budget.unlimited());
    Inspector.checkConsistent(planted.problem(), result);
    assertThat(result.lower()).isLessThanOrEqualTo(planted.distance());
    assertThat(result.upper()).isGreaterThanOrEqualTo(planted.distance());
    if (regime.reached() == Reached.PROOF) {
      assertThat(result.upper()).isEqualTo(planted.distance());
      assertThat(result.isOptimal()).isTrue();
    }
  }

  private static String phases(Planted planted, EugeneOptions options) {
    return phases(Instance.of(planted.problem()), options);
  }

  private static String phases(Instance instance, EugeneOptions options) {
    Plan plan = new StandardStrategy(options.tuning()).plan(instance, options.effort());
    return String.join(" ", plan.steps().stream().map(step -> step.phase().name()).toList());
  }

  @Test
  void aRegimeEndsWhereItsConstantSays() {
    assertThat(phases(tree(at(StandardStrategy.TINY)), NORMAL)).isEqualTo(TINY);
    assertThat(phases(tree(at(StandardStrategy.TINY) + 1), NORMAL)).isEqualTo(SMALL);
    assertThat(phases(tree(at(StandardStrategy.SMALL)), NORMAL)).isEqualTo(SMALL);
    assertThat(phases(tree(at(StandardStrategy.SMALL) + 1), NORMAL)).isEqualTo(MEDIUM);
    assertThat(phases(tree(at(StandardStrategy.LARGE_IF_TREE_LIKE)), NORMAL)).isEqualTo(MEDIUM);
    assertThat(phases(tree(at(StandardStrategy.LARGE_IF_TREE_LIKE) + 1), NORMAL)).isEqualTo(LARGE);
    assertThat(phases(tree(at(StandardStrategy.HUGE_IF_SPARSE)), NORMAL)).isEqualTo(LARGE);
    assertThat(phases(tree(at(StandardStrategy.HUGE_IF_SPARSE) + 1), NORMAL)).isEqualTo(HUGE);
    assertThat(phases(ofDegree(20, at(StandardStrategy.LARGE)), NORMAL)).isEqualTo(DENSE);
    assertThat(phases(ofDegree(20, at(StandardStrategy.LARGE) + 1), NORMAL))
        .isEqualTo(LARGE_AND_DENSE);
    assertThat(phases(ofDegree(20, at(StandardStrategy.HUGE)), NORMAL)).isEqualTo(LARGE_AND_DENSE);
    assertThat(phases(ofDegree(20, at(StandardStrategy.HUGE) + 1), NORMAL)).isEqualTo(HUGE);
    assertThat(phases(ofDegree(100, at(StandardStrategy.HUGE) + 1), NORMAL))
        .isEqualTo(HUGE_AND_DENSE);
  }

  private static int at(MethodOption<Long> constant) {
    return constant.standard().intValue();
  }

  private static Instance ofDegree(int degree, int order) {
    return new Instance(order, order, order, degree, degree, 1, false, false, 1);
  }

  private static Instance tree(int order) {
    return new Instance(order, order, order, 2, 2, 1, false, false, 1);
  }

  /** The planned runs above end early; here every search has to do it alone. */
  @TestFactory
  Stream<DynamicTest> eachSearchFindsThePlantedDistanceAlone() {
    return Stream.of(
        alone(Phases.TABU, sparse(30), UNIFORM, NOT_TEMPERED),
        alone(Phases.TABU, dense(30, 0.3), UNIFORM, NORMAL),
        alone(Phases.TABU, sparse(30), PADDED, NOT_TEMPERED),
        alone(Phases.RELAXATION, sparse(30), UNIFORM, NORMAL),
        alone(Phases.RELAXATION, dense(30, 0.3), UNIFORM, NORMAL),
        alone(Phases.TEMPERING, sparse(30), UNIFORM, NORMAL),
        alone(Phases.TEMPERING, directed(30), UNIFORM, NORMAL),
        alone(Phases.TEMPERING, sparse(20), PADDED, NORMAL),
        alone(Phases.TREE, sparse(30), UNIFORM, PROOF),
        alone(Phases.TREE, sparse(30), PADDED, PROOF),
        alone(Phases.TREE, directed(30), UNIFORM, PROOF),
        alone(Phases.TREE, broom(30), UNIFORM, PROOF),
        alone(Phases.TREE, sparse(150), UNIFORM, PROOF),
        alone(Phases.LONG_PATH, dense(150, 0.04), UNIFORM, NORMAL),
        alone(Phases.PERCOLATION, dense(150, 0.04), UNIFORM, NORMAL));
  }

  private static DynamicTest alone(
      Phase phase, Graph graph, ConstantCosts costs, EugeneOptions options) {
    return DynamicTest.dynamicTest(
        phase.name() + " on " + graph + (costs.equals(PADDED) ? ", padded" : ""),
        () -> {
          Planted planted = Planted.in(graph, costs, new Random(7));
          EugeneOptions only = options;
          for (Phase other : Phases.ALL) {
            only = other.equals(phase) ? only : only.without(other);
          }
          GedResult result = new EugeneSolver(only).solve(planted.problem(), Budget.unlimited());
          Inspector.checkConsistent(planted.problem(), result);
          assertThat(result.upper()).isEqualTo(planted.distance());
          assertThat(result.isOptimal()).isEqualTo(phase == Phases.TREE);
        });
  }

  private static Graph sparse(int order) {
    return random(new Shape(order, false, 3, 1, 2.2 / order, 0));
  }

  private static Graph directed(int order) {
    return random(new Shape(order, true, 3, 1, 1.1 / order, 0));
  }

  private static Graph dense(int order, double density) {
    return random(new Shape(order, false, 3, 1, density, 0));
  }

  private static Graph random(Shape shape) {
    return RandomGraphs.graph("s", shape, new Random(shape.order()));
  }

  /** A path whose every vertex has five leaves, all with one label. */
  private static Graph broom(int order) {
    GraphBuilder graph = Graph.undirected("s", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      graph.addVertex(Label.of("a"));
      if (v > 0) {
        graph.addEdge(v, v % 6 == 0 ? v - 6 : v - v % 6, Label.of("1"));
      }
    }
    return graph.build();
  }
}
