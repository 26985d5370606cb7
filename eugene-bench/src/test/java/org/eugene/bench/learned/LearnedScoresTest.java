package org.eugene.bench.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.TrainingOptions.Target;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.bench.table.PaperFigures;
import org.eugene.cost.NamedCosts;
import org.eugene.estimate.NamedEstimator;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class LearnedScoresTest {
  private static final TrainingReport TRAINED = new TrainingReport(10, 3, 2, "epochs", 5, 7, 0);

  private static LearnedRow.Read row(double distance, double estimate, double rounded) {
    return new LearnedRow.Read(distance, estimate, rounded, 0.001, TRAINED);
  }

  @Test
  void figuresAreThoseOfTheRows() {
    LearnedScores scores =
        new LearnedScores(
            List.of(row(4, 4.4, 4), row(8, 6, 6), row(10, 10.2, 10), row(12, 13, 14)));
    assertThat(scores.pairs()).isEqualTo(4);
    assertThat(scores.error().mean()).isCloseTo(0.9, within(1e-9));
    assertThat(scores.right().mean()).isEqualTo(0.5);
    assertThat(scores.errorOfNearPairs()).isCloseTo(0.4, within(1e-9));
    assertThat(scores.spearman()).isEqualTo(1);
    assertThat(scores.seconds()).isEqualTo(0.001);
    assertThat(scores.secondsBefore()).isEqualTo(12);
  }

  /** Of normal errors, the mean lies within 1.96 standard errors in 95 of 100 cases. */
  @Test
  void theIntervalIsThatOfAMean() {
    Random random = new Random(3);
    List<LearnedRow.Read> rows = new ArrayList<>();
    for (int at = 0; at < 400; at++) {
      rows.add(row(100, 105 + random.nextGaussian(), 0));
    }
    LearnedScores.Interval error = new LearnedScores(rows).error();
    assertThat(error.mean() - error.low()).isCloseTo(1.96 / 20, within(0.02));
    assertThat(error.high() - error.mean()).isCloseTo(1.96 / 20, within(0.02));
    assertThat(new LearnedScores(rows).error()).isEqualTo(error);
  }

  @Test
  void variantsAreTrainedOnlyIfTheyAreAskedFor() {
    List<NamedEstimator> methods =
        List.of(new NamedEstimator("greed", "", false), new NamedEstimator("egsc", "", false));
    assertThat(Pupil.of(methods, Set.of(), Set.of()).stream().map(Pupil::name))
        .containsExactly("greed", "egsc");
    assertThat(Pupil.of(methods, Set.of("greed-raw", "egsc-original", "eugene"), Set.of()))
        .containsExactly(
            new Pupil("greed-raw", "greed", Preset.ADAPTED, Target.RAW),
            new Pupil("egsc-original", "egsc", Preset.ORIGINAL, Target.SYMMETRISED));
  }

  @Test
  void someVariantsAreTrainedUnasked() {
    List<NamedEstimator> methods =
        List.of(new NamedEstimator("greed", "", false), new NamedEstimator("egsc", "", false));
    Set<String> raw = Set.of("greed-raw");
    assertThat(Pupil.of(methods, Set.of(), raw).stream().map(Pupil::name))
        .containsExactly("greed", "greed-raw", "egsc");
    assertThat(Pupil.of(methods, Set.of("egsc"), raw).stream().map(Pupil::name))
        .containsExactly("egsc");
  }

  /** What is optimal under paper-1 is optimal under paper-3, which halves it but for a term. */
  @Test
  void pairsArePricedAgainAndNotProvedAgain() {
    Graph source = path("a", 3);
    Graph target = path("b", 2);
    GraphPair pair = new GraphPair(source, target);
    VertexMapping mapping = VertexMapping.of(new int[] {0, 1, -1}, 2);
    double first = GedProblem.of(pair, NamedCosts.PAPER_1.costs()).cost(mapping);
    KnownPair known = new KnownPair(pair, first, mapping, true, 0.5);
    KnownPair third = School.priced(List.of(known), NamedCosts.PAPER_3.costs()).get(0);
    assertThat(third.distance()).isEqualTo((first - (2 - 3)) / 2).isEqualTo(2);
    assertThat(third.proved()).isTrue();
    assertThat(third.seconds()).isEqualTo(0.5);
  }

  private static Graph path(String id, int order) {
    GraphBuilder graph = Graph.undirected(id);
    for (int v = 0; v < order; v++) {
      graph.addVertex("C");
    }
    for (int v = 1; v < order; v++) {
      graph.addEdge(v - 1, v);
    }
    return graph.build();
  }

  @Test
  void thePapersFiguresAreBesideOurs() {
    assertThat(PaperFigures.figure("learned", "MAE", "eric", "paper-1", "aids")).hasValue(1.17);
    assertThat(PaperFigures.figure("learned", "MAE", "gmsm", "paper-3", "triangles"))
        .hasValue(8.20);
    assertThat(PaperFigures.figure("learned-large", "MAE", "h2mn", "paper-2", "mutagenicity"))
        .hasValue(4.54);
    assertThat(PaperFigures.figure("learned", "CARBON", "egsc", "paper-1", "molhiv"))
        .hasValue(215.27);
    assertThat(PaperFigures.figure("learned", "MAE", "graphsim", "paper-1", "aids")).isEmpty();
  }
}
