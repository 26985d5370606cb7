package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.search.JoinQuery.Pairs;
import org.eugene.search.Wanted.Nearest;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class JoinTest {
  private static final double CLOSE = 1e-6;

  private static SearchOptions exactly(EditCosts costs) {
    return SearchOptions.defaults().withCosts(costs).exact();
  }

  private static double distance(Graph source, Graph target, EditCosts costs) {
    return BruteForce.distance(new GraphPair(source, target), costs);
  }

  /** Holds an answer against brute force. */
  private static void check(Join join, List<Graph> sources, List<Graph> targets, EditCosts costs) {
    List<Match> expected = new ArrayList<>();
    for (int s = 0; s < sources.size(); s++) {
      for (int t = 0; t < targets.size(); t++) {
        double distance = distance(sources.get(s), targets.get(t), costs);
        if (join.query().has(s, t) && distance <= join.query().within()) {
          expected.add(new Match(s, t, distance, distance));
        }
      }
    }
    JoinAnswer answer = join.answer();
    assertThat(answer.isProved()).isTrue();
    assertThat(answer.matches())
        .as("%s at %s", join.query(), costs)
        .usingElementComparator(
            Match.ROW_BY_ROW.thenComparing(
                Match::upper, (a, b) -> Math.abs(a - b) < 2 * CLOSE ? 0 : Double.compare(a, b)))
        .isEqualTo(expected);
  }

  @Test
  void pairsAreThoseOfBruteForceAtAnyCosts() {
    Seeds.forEach(40, random -> compare(random, RandomCosts.any(random)));
    Seeds.forEach(20, random -> compare(random, ConstantCosts.uniform()));
  }

  private static void compare(Random random, EditCosts costs) {
    Shape shape = Samples.shape(random);
    List<Graph> graphs = Collections.random(shape, random, 9, 5);
    List<Graph> others = Collections.random(shape, random, 6, 5);
    double within = distance(graphs.get(random.nextInt(9)), graphs.get(0), costs) + 2 * CLOSE;
    check(Join.of(GraphCollection.of(graphs), within, exactly(costs)), graphs, graphs, costs);
    check(
        Join.between(
            GraphCollection.of(graphs), GraphCollection.of(others), within, exactly(costs)),
        graphs,
        others,
        costs);
  }

  @Test
  void symmetricCostsAskForEachPairOnce() {
    GraphCollection graphs = GraphCollection.of(Paths.of("CO", "CN", "CC"));
    assertThat(Join.of(graphs, 1, exactly(ConstantCosts.uniform())).query().pairs())
        .isEqualTo(Pairs.ONCE);
    EditCosts lopsided = new ConstantCosts(1, 2, 1, 1, 1, 1);
    assertThat(Join.of(graphs, 1, exactly(lopsided)).query().pairs()).isEqualTo(Pairs.BOTH_WAYS);
  }

  @Test
  void blocksAndPartsMergeIntoTheWhole() {
    Seeds.forEach(
        10,
        random -> {
          List<Graph> graphs = Collections.random(random, 13, 5);
          EditCosts costs =
              random.nextBoolean() ? ConstantCosts.uniform() : RandomCosts.any(random);
          GraphCollection all = GraphCollection.of(graphs);
          Join join = Join.of(all, 3, exactly(costs));
          JoinAnswer whole = join.answer();
          List<JoinAnswer> blocks = new ArrayList<>();
          List<JoinAnswer> parts = new ArrayList<>();
          for (Block block : join.whole().split(4, 4)) {
            blocks.add(0, join.answer(block));
            GraphCollection sources = all.part(block.firstSource(), block.endSource());
            GraphCollection targets = all.part(block.firstTarget(), block.endTarget());
            if (join.query().pairs() != Pairs.ONCE || block.firstSource() <= block.firstTarget()) {
              JoinQuery query = join.query().ofParts(block.firstSource(), block.firstTarget());
              parts.add(
                  0,
                  Join.of(query, sources, sent(targets), exactly(costs))
                      .answer()
                      .moved(block.firstSource(), block.firstTarget()));
            }
          }
          assertThat(JoinAnswer.merged(blocks)).isEqualTo(whole);
          assertThat(JoinAnswer.merged(parts).matches()).isEqualTo(whole.matches());
        });
  }

  private static GraphCollection sent(GraphCollection part) throws IndexFormatException {
    return GraphCollection.read("a part", part.bytes());
  }

  @Test
  void anyNumberOfThreadsGivesTheSameAnswer() throws IOException {
    GraphCollection graphs = GraphCollection.of(Collections.random(new Random(3), 60, 7));
    Join alone = Join.of(graphs, 3, SearchOptions.defaults());
    Join together = Join.of(graphs, 3, SearchOptions.defaults().withThreads(3));
    assertThat(together.answer()).isEqualTo(alone.answer());
    List<JoinAnswer> rows = new ArrayList<>();
    together.answer(
        together.whole(),
        (source, answer) -> {
          assertThat(source).isEqualTo(rows.size());
          rows.add(answer);
        });
    assertThat(JoinAnswer.merged(rows)).isEqualTo(alone.answer());
  }

  @Test
  void everyPairIsCountedOnce() {
    GraphCollection graphs = GraphCollection.of(Collections.random(new Random(3), 20, 6));
    assertThat(Join.of(graphs, 2, SearchOptions.defaults()).answer().work().pairs()).isEqualTo(190);
  }

  @Test
  void queriesAndAnswersCanBeSent() throws Exception {
    GraphCollection graphs = GraphCollection.of(Paths.of("CO", "CN", "CC"));
    Join join = Join.of(graphs, 1, SearchOptions.defaults());
    for (Object value :
        List.of(
            join.query(),
            join.whole(),
            join.answer(),
            new Nearest(3, 2.5),
            Search.in(graphs).knn(graphs.graph(0), 2))) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        assertThat(in.readObject()).isEqualTo(value);
      }
    }
  }

  /** A bound from elsewhere keeps parts short and changes nothing once they are merged. */
  @Test
  void aBoundFromOutsideChangesNothingOfTheWhole() {
    Seeds.forEach(
        20,
        random -> {
          List<Graph> graphs = Collections.random(random, 24, 6);
          Graph query = graphs.get(5);
          Nearest wanted = new Nearest(4);
          GraphCollection all = GraphCollection.of(graphs);
          SearchOptions options = SearchOptions.defaults().exact();
          Answer whole = Search.in(all, options).answer(query, wanted);
          Answer first = Search.in(all.part(0, 8), options).answer(query, wanted);
          Nearest bounded = new Nearest(4, first.hits().get(3).upper());
          Answer second = Search.in(all.part(8, 24), options).answer(query, bounded).moved(8);
          assertThat(second.hits()).allMatch(hit -> hit.upper() <= bounded.within());
          assertThat(Answer.merged(wanted, List.of(second, first)).hits()).isEqualTo(whole.hits());
        });
  }

  @Test
  void senselessQuestionsAreRefused() {
    assertThatThrownBy(() -> JoinQuery.between(-1))
        .hasMessage("within (-1.0) must not be negative");
    assertThatThrownBy(() -> new Nearest(1, -1)).hasMessage("within (-1.0) must not be negative");
    assertThatThrownBy(() -> new Block(2, 1, 0, 0)).hasMessageContaining("no block of pairs");
    assertThatThrownBy(() -> new Block(0, 1, 0, 0).split(0, 1)).hasMessageContaining("no pair");
  }
}
