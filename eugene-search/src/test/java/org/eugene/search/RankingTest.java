package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Guesses change the order of work and nothing else. */
class RankingTest {
  private static Ranking random(long seed) {
    return (query, targets) -> new Random(seed).doubles(targets.size()).toArray();
  }

  @Test
  void answersAreTheSameWithAnyGuesses() {
    Seeds.forEach(
        40,
        random -> {
          SearchOptions options =
              SearchOptions.defaults()
                  .withCosts(
                      random.nextBoolean() ? ConstantCosts.uniform() : RandomCosts.any(random))
                  .exact();
          List<Graph> graphs = Collections.random(random, 150, 4);
          GraphCollection collection = GraphCollection.of(graphs);
          Graph query = graphs.get(random.nextInt(graphs.size()));
          int k = 1 + random.nextInt(20);
          Answer plain = Search.in(collection, options).knn(query, k);
          SearchOptions ranked = options.withRanking(random(random.nextLong()));
          for (int threads : new int[] {1, 3}) {
            Answer answer = Search.in(collection, ranked.withThreads(threads)).knn(query, k);
            assertThat(answer.hits()).isEqualTo(plain.hits());
            assertThat(answer.isProved()).isTrue();
            assertThat(answer.work().pairs()).isEqualTo(plain.work().pairs());
          }
        });
  }

  @Test
  void goodGuessesSaveWork() {
    List<Graph> graphs = Collections.random(new Random(5), 1500, 5);
    Graph query = graphs.get(0);
    SearchOptions options = SearchOptions.defaults().exact();
    GraphCollection collection = GraphCollection.of(graphs);
    Ranking truth =
        (source, targets) ->
            targets.stream()
                .mapToDouble(t -> BruteForce.distance(new GraphPair(source, t), options.costs()))
                .toArray();
    Ranking lie =
        (source, targets) -> {
          double[] away = truth.guesses(source, targets);
          for (int at = 0; at < away.length; at++) {
            away[at] = -away[at];
          }
          return away;
        };
    long good = searched(Search.in(collection, options.withRanking(truth)).knn(query, 60));
    long bad = searched(Search.in(collection, options.withRanking(lie)).knn(query, 60));
    long none = searched(Search.in(collection, options).knn(query, 60));
    assertThat(good).as("%s, %s, %s", good, bad, none).isLessThan(bad).isLessThanOrEqualTo(none);
  }

  private static long searched(Answer answer) {
    return answer.work().bySearch();
  }
}
