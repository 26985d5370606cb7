package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SearchTest {
  private static final double CLOSE = 1e-6;

  /** All graphs with their true distances from the query, best first. */
  private static List<Hit> bruteForce(List<Graph> graphs, Graph query, EditCosts costs) {
    List<Hit> all = new ArrayList<>();
    for (int g = 0; g < graphs.size(); g++) {
      // A billionth more or less is a tie: the judge adds doubles.
      double distance = BruteForce.distance(new GraphPair(query, graphs.get(g)), costs);
      double rounded = Math.rint(distance / CLOSE) * CLOSE;
      all.add(new Hit(g, graphs.get(g).id(), rounded, rounded));
    }
    all.sort(Hit.BEST_FIRST);
    return all;
  }

  private static void checkEqual(List<Hit> found, List<Hit> expected, String what) {
    assertThat(found).as(what).hasSameSizeAs(expected);
    for (int rank = 0; rank < found.size(); rank++) {
      assertThat(found.get(rank).position()).as(what).isEqualTo(expected.get(rank).position());
      assertThat(found.get(rank).upper())
          .as(what)
          .isCloseTo(expected.get(rank).upper(), within(2 * CLOSE));
    }
  }

  @Test
  void exactAnswersAreThoseOfBruteForceAtAnyCosts() {
    Seeds.forEach(60, random -> compare(random, RandomCosts.any(random), 12, 5));
  }

  @Test
  void uniformCostsHaveTheSameTiesAsBruteForce() {
    Seeds.forEach(40, random -> compare(random, ConstantCosts.uniform(), 20, 5));
  }

  @Test
  @Tag("slow")
  void exactAnswersAreThoseOfBruteForceOnManyMore() {
    Seeds.forEach(600, random -> compare(random, RandomCosts.any(random), 25, 6));
  }

  private static void compare(Random random, EditCosts costs, int count, int maxOrder) {
    List<Graph> graphs = Collections.random(random, count, maxOrder);
    Search search =
        Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withCosts(costs).exact());
    Graph query = graphs.get(random.nextInt(count));
    List<Hit> all = bruteForce(graphs, query, costs);
    int k = 1 + random.nextInt(count + 2);
    Answer nearest = search.knn(query, k);
    assertThat(nearest.isProved()).isTrue();
    checkEqual(nearest.hits(), all.subList(0, Math.min(k, count)), "k = " + k + " at " + costs);
    double within = all.get(random.nextInt(count)).upper() + 2 * CLOSE;
    Answer near = search.range(query, within);
    assertThat(near.isProved()).isTrue();
    checkEqual(
        near.hits(),
        all.stream().filter(hit -> hit.upper() <= within).toList(),
        "within " + within + " at " + costs);
  }

  @Test
  void withoutProofsBoundsHoldAndOpenOnesAreSaid() {
    Seeds.forEach(
        30,
        random -> {
          List<Graph> graphs = Collections.random(random, 15, 6);
          EditCosts costs = RandomCosts.any(random);
          Search search =
              Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withCosts(costs));
          List<Hit> all = bruteForce(graphs, graphs.get(0), costs);
          Answer answer = search.knn(graphs.get(0), 5);
          assertThat(answer.hits()).hasSize(5);
          for (Hit hit : answer.hits()) {
            double exact =
                all.stream().filter(h -> h.position() == hit.position()).findFirst().get().upper();
            assertThat(hit.lower()).isLessThanOrEqualTo(exact + 2 * CLOSE);
            assertThat(hit.upper()).isGreaterThanOrEqualTo(exact - 2 * CLOSE);
          }
          if (answer.isProved()) {
            checkEqual(answer.hits(), all.subList(0, 5), "proved");
          }
        });
  }

  @Test
  void everyPairIsCountedOnce() {
    Seeds.forEach(
        20,
        random -> {
          List<Graph> graphs = Collections.random(random, 30, 6);
          Search search = Search.in(GraphCollection.of(graphs));
          for (Wanted wanted : List.of(new Nearest(3), new Within(2))) {
            Work work = search.answer(graphs.get(1), wanted).work();
            assertThat(work.pairs()).isEqualTo(30);
            assertThat(
                    work.bySizes()
                        + work.byLabels()
                        + work.byDegrees()
                        + work.byBranch()
                        + work.byRings()
                        + work.bySearch()
                        + work.bySplitting()
                        + work.engine())
                .isEqualTo(30);
            assertThat(work.exact()).isLessThanOrEqualTo(work.engine());
          }
        });
  }

  @Test
  void anyNumberOfThreadsGivesTheSameAnswersAndDoesTheSameWork() {
    Random random = new Random(3);
    Shape shape = Shape.plain(0).withLabels(3, 2).withDensity(0.3);
    List<Graph> graphs = Collections.random(shape, random, 120, 9);
    GraphCollection collection = GraphCollection.of(graphs);
    List<Graph> queries = graphs.subList(0, 6);
    for (Wanted wanted : List.of(new Nearest(7), new Within(4))) {
      List<Answer> alone = Search.in(collection).answer(queries, wanted);
      for (int threads : new int[] {2, 5}) {
        Search together = Search.in(collection, SearchOptions.defaults().withThreads(threads));
        assertThat(together.answer(queries, wanted)).isEqualTo(alone);
        assertThat(together.answer(queries.get(0), wanted)).isEqualTo(alone.get(0));
      }
    }
  }

  @Test
  void threadsMayShareASearch() throws Exception {
    List<Graph> graphs = Collections.random(new Random(4), 40, 7);
    Search search = Search.in(GraphCollection.of(graphs));
    List<Answer> expected = search.knn(graphs, 4);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<Answer>>> answers = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        answers.add(threads.submit(() -> search.knn(graphs, 4)));
      }
      for (Future<List<Answer>> answer : answers) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void theQueryIsTheSource() {
    List<Graph> graphs = Paths.of("CCO", "CCOO", "CC");
    EditCosts lopsided = new ConstantCosts(1, 10, 1, 1, 10, 1);
    Answer answer =
        Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withCosts(lopsided))
            .knn(graphs.get(0), 3);

    assertThat(answer.hits()).extracting(Hit::id).containsExactly("CCO", "CCOO", "CC");
    assertThat(answer.hits()).extracting(Hit::upper).containsExactly(0.0, 2.0, 20.0);
  }

  @Test
  void equallyDistantGraphsComeInTheOrderOfTheCollection() {
    List<Graph> graphs = Paths.of("CN", "CF", "CS", "CP", "CC");
    Search search = Search.in(GraphCollection.of(graphs));

    assertThat(search.knn(Paths.of("CO").get(0), 3).hits())
        .extracting(Hit::id)
        .containsExactly("CN", "CF", "CS");
  }

  @Test
  void partsOfACollectionMergeIntoTheWhole() {
    Seeds.forEach(
        20,
        random -> {
          List<Graph> graphs = Collections.random(random, 24, 6);
          Graph query = graphs.get(5);
          for (Wanted wanted : List.of(new Nearest(6), new Within(3))) {
            List<Answer> parts = new ArrayList<>();
            for (int first = 0; first < 24; first += 8) {
              parts.add(moved(part(graphs, first).answer(query, wanted), first));
            }
            Answer whole = exactly(graphs).answer(query, wanted);
            assertThat(Answer.merged(wanted, parts).hits()).isEqualTo(whole.hits());
          }
        });
  }

  private static Search exactly(List<Graph> graphs) {
    return Search.in(GraphCollection.of(graphs), SearchOptions.defaults().exact());
  }

  private static Search part(List<Graph> graphs, int first) {
    return exactly(graphs.subList(first, first + 8));
  }

  private static Answer moved(Answer part, int by) {
    return new Answer(
        part.query(),
        part.hits().stream()
            .map(hit -> new Hit(hit.position() + by, hit.id(), hit.lower(), hit.upper()))
            .toList(),
        List.of(),
        part.work());
  }

  @Test
  void emptyCollectionsAndGraphsAreNoTrouble() {
    Graph empty = Graph.undirected("empty", new LabelDictionary()).build();
    assertThat(Search.in(GraphCollection.of(List.of())).knn(empty, 3).hits()).isEmpty();
    assertThat(Search.in(GraphCollection.of(List.of(empty))).range(empty, 0).hits()).hasSize(1);
    assertThat(Search.in(GraphCollection.of(Paths.of("CO"))).knn(empty, 3).hits().get(0).upper())
        .isEqualTo(3);
  }

  @Test
  void graphsOfTwoKindsAreRefused() {
    Shape shape = new Shape(4, true, 2, 2, 0.8, 0);
    Graph directed = RandomGraphs.graph("d", shape, new Random(1));
    List<Graph> undirected = Paths.of("CCO");
    assertThatThrownBy(() -> Search.in(GraphCollection.of(undirected)).knn(directed, 1))
        .hasMessage("d is directed and the collection is undirected; compare graphs of one kind");
    assertThatThrownBy(() -> GraphCollection.of(List.of(undirected.get(0), directed)))
        .hasMessageContaining("compare graphs of one kind");
  }

  @Test
  void costsThatDoNotFitTheLabelsAreRefusedAlikeAtAnyNumberOfThreads() {
    List<Graph> graphs = Paths.of("CCO", "CCN", "CC");
    SearchOptions letters =
        SearchOptions.defaults().withCosts(NamedCosts.named("gedlib-letter").costs());
    for (int threads : new int[] {1, 3}) {
      Search search = Search.in(GraphCollection.of(graphs), letters.withThreads(threads));
      assertThatThrownBy(() -> search.knn(graphs, 1))
          .hasMessageStartingWith("these costs need the number \"x\"");
    }
  }

  @Test
  void senselessQuestionsAreRefused() {
    assertThatThrownBy(() -> new Nearest(0)).hasMessage("k (0) must be at least 1");
    assertThatThrownBy(() -> new Within(-1)).hasMessage("within (-1.0) must not be negative");
    assertThatThrownBy(() -> SearchOptions.defaults().withThreads(0))
        .hasMessageContaining("must be at least 1");
  }

  @Test
  void costsThatAnnotateAreSearchedToo() {
    List<Graph> graphs = Paths.of("CCO", "CCN", "CCCC", "OCCO", "C", "NCCN");
    EditCosts chemistry = NamedCosts.CHEMISTRY.costs();
    Answer answer =
        Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withCosts(chemistry).exact())
            .knn(graphs.get(0), 6);
    List<Hit> all = bruteForce(graphs, graphs.get(0), chemistry);
    checkEqual(answer.hits(), all, "chemistry");
  }
}
