package org.eugene.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eugene.bound.EdgeSplitting;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateText;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Trees that have hardly any bound and look for no mappings but their own: what they prove, they
 * prove by branching, exchanging twins and excluding pairs, and a mistake in any of these is not
 * made good by the others. Graphs are small ones whose vertices stand there several times.
 */
class BlindTreesTest {
  private static final List<EditCosts> COSTS =
      List.of(
          ConstantCosts.uniform(),
          new ConstantCosts(3, 1, 0, 2, 2, 0),
          new ConstantCosts(1, 2, 0.5, 0.5, 0.75, 0.5),
          new ConstantCosts(1, 1, 9, 1, 2, 1));

  /** The tree starts over with more nodes, as it does in turns with the searches of the engine. */
  @Test
  void inSlicesTheyEncloseTheDistanceAndEndAtIt() {
    Seeds.forEach(
        200,
        random -> {
          Blind blind = new Blind(random, tuning(random));
          long nodes = 0;
          while (!blind.run.isAnswered()) {
            nodes += 1 + random.nextInt(4) + nodes / 2;
            blind.tree.search(nodes);
            assertThat(blind.tree.nodes()).isLessThanOrEqualTo(nodes);
            blind.checkBounds();
          }
          blind.checkEnd();
        });
  }

  @Test
  void afterDeflectedStepsToo() {
    Seeds.forEach(
        200,
        random -> {
          Blind blind = new Blind(random, tuning(random));
          for (int times = random.nextInt(3); times >= 0 && !blind.run.isAnswered(); times--) {
            blind.tree.converge(random.nextInt(6));
            blind.checkBounds();
          }
          for (long nodes = 3; !blind.run.isAnswered(); nodes *= 2) {
            blind.tree.search(nodes);
            blind.checkBounds();
          }
          blind.checkEnd();
        });
  }

  /** What is written down proves what the tree says, whenever it is cut short. */
  @Test
  void theirProofsHold() {
    Seeds.forEach(
        100,
        random -> {
          Blind blind = new Blind(random, tuning(random));
          if (random.nextBoolean()) {
            blind.tree.converge(random.nextInt(6));
            blind.checkProof();
          }
          for (long nodes = 1; !blind.run.isAnswered(); nodes *= 2) {
            blind.tree.search(nodes);
            blind.checkProof();
          }
          blind.checkEnd();
        });
  }

  /** Questions below the best mapping, some of them cut short, in between: proofs of them hold. */
  @Test
  void questionsAreAnsweredRightlyAndLeaveNothingBehind() {
    Seeds.forEach(
        200,
        random -> {
          Blind blind = new Blind(random, tuning(random));
          if (random.nextBoolean()) {
            blind.tree.converge(random.nextInt(6));
          }
          for (long nodes = 1; !blind.run.isAnswered(); nodes += random.nextInt(6)) {
            long most = blind.tree.nodes() + nodes;
            long units = blind.run.lower() + 1 + random.nextInt(4);
            if (random.nextInt(4) > 0 && units < blind.run.upper()) {
              boolean decided = blind.tree.decide(units, most);
              assertThat(!decided || blind.run.lower() >= Math.min(units, blind.exact)).isTrue();
            } else {
              blind.tree.search(random.nextInt(4) == 0 ? Long.MAX_VALUE : most);
            }
            blind.checkProof();
          }
          blind.checkEnd();
        });
  }

  /** The engine's own way of asking, cut short after any number of nodes. */
  @Test
  void aspirationEndsAtTheDistance() {
    Seeds.forEach(
        150,
        random -> {
          Blind blind = new Blind(random, tuning(random));
          MethodOptions steps =
              MethodOptions.defaults().with(Aspiration.SHARE, random.nextInt(3) / 2.0);
          Aspiration aspiration = new Aspiration(blind.tree, blind.run, steps);
          for (long nodes = 1; !blind.run.isAnswered(); nodes *= 2) {
            aspiration.search(blind.tree.nodes() + nodes);
            blind.checkProof();
          }
          blind.checkEnd();
        });
  }

  /** "Is it at most so much?" ends as soon as it is known, and rightly. */
  @Test
  void thresholdsAreDecidedRightly() {
    Seeds.forEach(
        150,
        random -> {
          GraphPair pair = new GraphPair(graph(random), graph(random));
          EditCosts costs = COSTS.get(random.nextInt(COSTS.size()));
          double distance = BruteForce.solve(pair, costs).distance();
          double within = Math.max(0, distance + random.nextInt(5) - 2);
          Terms terms = Terms.of(Budget.unlimited()).within(within);
          Blind blind = new Blind(pair, costs, terms, tuning(random));
          blind.tree.search(Long.MAX_VALUE);
          blind.checkBounds();
          assertThat(blind.run.isAnswered()).isTrue();
          if (distance <= within) {
            assertThat(blind.run.result().upper()).isLessThanOrEqualTo(within);
          } else {
            assertThat(blind.run.result().lower()).isGreaterThan(within);
          }
        });
  }

  /** A tree over a problem whose distance is known. */
  private static final class Blind {
    private final GedProblem problem;
    private final Run run;
    private final long exact;
    private final EdgeSplitting root;
    private final Recorder recorder;
    private final BranchAndBound tree;

    Blind(Random random, MethodOptions tuning) {
      this(
          new GraphPair(graph(random), graph(random)),
          COSTS.get(random.nextInt(COSTS.size())),
          Terms.of(Budget.unlimited()).withProof(true),
          tuning);
    }

    Blind(GraphPair pair, EditCosts costs, Terms terms, MethodOptions tuning) {
      this.problem = GedProblem.of(pair, costs);
      this.exact = problem.units(BruteForce.solve(pair, costs).mapping());
      this.run = Run.start(problem, terms);
      SavingsModel model = SavingsModel.of(problem);
      this.root = new EdgeSplitting(model);
      this.recorder = new Recorder(model);
      this.tree =
          BranchAndBound.of(
              model, root, new Incumbent(model, run), Optional.of(recorder), tuning, 1);
    }

    void checkBounds() {
      assertThat(tree.lowerUnits()).isLessThanOrEqualTo(Math.max(exact, run.lower()));
      assertThat(run.lower()).isLessThanOrEqualTo(exact);
      assertThat(run.upper()).isGreaterThanOrEqualTo(exact);
    }

    void checkEnd() {
      assertThat(run.lower()).isEqualTo(exact);
      assertThat(run.upper()).isEqualTo(exact);
    }

    void checkProof() throws Exception {
      checkBounds();
      run.prove(recorder.proof(root, run.lower()).orElseThrow());
      Certificate certificate =
          Certificates.certify(problem, "some", run.result(), Budget.unlimited()).orElseThrow();
      CertificateText.checked(certificate);
      assertThat(certificate.lower()).isEqualTo(run.lower());
    }
  }

  private static MethodOptions tuning(Random random) {
    return MethodOptions.defaults()
        .with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L)
        .with(BranchAndBound.ROOT_STEPS, random.nextInt(3) == 0 ? 3L : 0L)
        .with(BranchAndBound.NODE_STEPS, random.nextInt(3) == 0 ? 2L : 0L)
        .with(BranchAndBound.DEFLECTED_NODE_STEPS, (long) random.nextInt(3))
        .with(BranchAndBound.TRIED_ROWS, (long) random.nextInt(4))
        .with(BranchAndBound.FIXING, random.nextBoolean())
        .with(BranchAndBound.SYMMETRY, random.nextInt(4) > 0)
        .with(BranchAndBound.ORBITS, random.nextInt(4) > 0)
        .with(BranchAndBound.ORBITS_AFTER, (long) random.nextInt(3));
  }

  /** Four vertices at most, each of them up to three times, then perhaps an edge flipped. */
  private static Graph graph(Random random) {
    int order = 4 + random.nextInt(3);
    int kinds = 2 + random.nextInt(3);
    int[] kindOf = random.ints(order, 0, kinds).toArray();
    boolean[][] joined = new boolean[kinds][kinds];
    for (boolean[] row : joined) {
      for (int kind = 0; kind < kinds; kind++) {
        row[kind] = random.nextBoolean();
      }
    }
    int[] labelOf = random.ints(kinds, 0, 2).toArray();
    int flipped = random.nextBoolean() ? random.nextInt(order * order) : -1;
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    Arrays.stream(kindOf).forEach(kind -> builder.addVertex(Label.of("" + labelOf[kind])));
    for (int u = 0; u < order; u++) {
      for (int v = u + 1; v < order; v++) {
        int low = Math.min(kindOf[u], kindOf[v]);
        int high = Math.max(kindOf[u], kindOf[v]);
        if (joined[low][high] != (u * order + v == flipped)) {
          builder.addEdge(u, v, Label.BLANK);
        }
      }
    }
    return RandomGraphs.shuffled(builder.build(), random);
  }
}
