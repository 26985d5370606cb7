package org.eugene.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.eugene.answer.Choice;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.AllPairs;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Join;
import org.eugene.search.JoinAnswer;
import org.eugene.search.Search;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import org.eugene.search.Work;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The answers of parts on Spark are those of one machine, whatever the costs and the graphs. */
class SparkGraphsTest {
  private static final int GRAPHS = 90;
  private static final int QUERIES = 5;

  @TempDir private Path folder = Path.of("");

  /** What an answer says, without what it took. */
  private static List<Object> told(List<Answer> answers) {
    List<Object> told = new ArrayList<>();
    answers.forEach(each -> told.add(List.of(each.query(), each.hits(), each.open())));
    return told;
  }

  private static Work work(List<Answer> answers) {
    return answers.stream().map(Answer::work).reduce(Work.NONE, Work::plus);
  }

  @ParameterizedTest
  @EnumSource
  void nearestGraphsAreThoseOfOneMachine(Kind kind) {
    Seeds.forEach(
        1,
        random -> {
          List<Graph> queries = kind.graphs(random, QUERIES);
          GraphCollection graphs = GraphCollection.of(kind.graphs(random, GRAPHS));
          Search local = Search.in(graphs, kind.options().search());
          try (SparkGraphs spread = SparkGraphs.of(Embedded.session(), graphs)) {
            for (int k : new int[] {1, 7, GRAPHS + 3}) {
              List<Answer> expected = local.knn(queries, k);
              List<Answer> found = spread.answer(queries, new Nearest(k), kind.options());
              assertThat(told(found)).isEqualTo(told(expected));
              assertThat(found).allMatch(Answer::isProved);
              assertThat(work(found).pairs()).isEqualTo((long) QUERIES * GRAPHS);
            }
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void rangesAreThoseOfOneMachine(Kind kind) {
    Seeds.forEach(
        1,
        random -> {
          List<Graph> queries = kind.graphs(random, QUERIES);
          GraphCollection graphs = GraphCollection.of(kind.graphs(random, GRAPHS));
          Search local = Search.in(graphs, kind.options().search());
          try (SparkGraphs spread = SparkGraphs.of(Embedded.session(), graphs)) {
            List<Answer> found = spread.answer(queries, new Within(3), kind.options());
            assertThat(told(found)).isEqualTo(told(local.range(queries, 3)));
            assertThat(work(found).pairs()).isEqualTo((long) QUERIES * GRAPHS);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void joinsAreThoseOfOneMachine(Kind kind) {
    Seeds.forEach(
        1,
        random -> {
          GraphCollection graphs = GraphCollection.of(kind.graphs(random, GRAPHS));
          GraphCollection others = GraphCollection.of(kind.graphs(random, GRAPHS / 2));
          sameJoin(Join.of(graphs, 2, kind.options().search()), kind.options());
          sameJoin(Join.between(graphs, others, 2, kind.options().search()), kind.options());
        });
  }

  private static void sameJoin(Join join, SpreadOptions options) throws Exception {
    SparkCluster cluster = new SparkCluster(Embedded.session());
    List<JoinAnswer> rows = new ArrayList<>();
    cluster.join(
        join,
        options,
        0,
        (source, answer) -> {
          assertThat(source).isEqualTo(rows.size());
          assertThat(answer.matches()).allMatch(match -> match.source() == source);
          rows.add(answer);
        });
    JoinAnswer expected = join.answer();
    JoinAnswer found = JoinAnswer.merged(rows);
    assertThat(found.matches()).isNotEmpty().isEqualTo(expected.matches());
    assertThat(found.isProved()).isTrue();
    assertThat(found.work().pairs()).isEqualTo(expected.work().pairs());
    List<Integer> later = new ArrayList<>();
    cluster.join(join, options, 17, (source, answer) -> later.add(source));
    assertThat(later.get(0)).isEqualTo(17);
    assertThat(later).hasSize(join.sources().size() - 17);
  }

  @ParameterizedTest
  @EnumSource
  void matricesAreThoseOfOneMachine(Kind kind) {
    Seeds.forEach(
        1,
        random -> {
          GraphCollection graphs = GraphCollection.of(kind.graphs(random, 20));
          SpreadOptions options = kind.options();
          AllPairs pairs = AllPairs.of(graphs, options.editCosts());
          List<String> expected = new ArrayList<>();
          pairs.solve(
              options.solver(),
              options.budget(),
              1,
              5,
              (cell, result) -> expected.add(cell + " " + result.lower() + " " + result.upper()));
          List<String> found = new ArrayList<>();
          new SparkCluster(Embedded.session())
              .matrix(
                  pairs,
                  options,
                  5,
                  (cell, lower, upper) -> found.add(cell + " " + lower + " " + upper));
          assertThat(found).isEqualTo(expected);
        });
  }

  @ParameterizedTest
  @EnumSource
  void parquetHoldsTheSameGraphs(Kind kind) throws Exception {
    Random random = new Random(5);
    List<Graph> graphs = kind.graphs(random, GRAPHS);
    List<Graph> queries = kind.graphs(random, QUERIES);
    String file = folder.resolve(kind.name()).resolve("graphs.parquet").toString();
    Dataset<Row> rows = SparkGraphs.dataset(Embedded.session(), graphs);
    // Many files in any order: positions bring them back into line.
    rows.orderBy(functions.hash(rows.col("id"))).repartition(7).write().parquet(file);
    SparkCluster cluster = new SparkCluster(Embedded.session());
    assertThat(cluster.isOwn(file)).isTrue();
    try (SparkGraphs spread = (SparkGraphs) cluster.open(file)) {
      assertThat(spread.size()).isEqualTo(GRAPHS);
      GraphCollection collected = spread.collected();
      assertThat(collected.graphs()).isEqualTo(graphs);
      assertThat(collected.graphs().stream().map(Graph::id))
          .containsExactlyElementsOf(graphs.stream().map(Graph::id).toList());
      TreeSet<String> names = new TreeSet<>();
      collected.vertexLabels().forEach(label -> names.add(label.name()));
      assertThat(spread.vertexLabelNames()).containsExactlyElementsOf(names);
      Search local = Search.in(GraphCollection.of(graphs), kind.options().search());
      assertThat(told(spread.answer(queries, new Nearest(4), kind.options())))
          .isEqualTo(told(local.knn(queries, 4)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void datasetsOfPairsAreThoseOfTheJoin(Kind kind) {
    List<Graph> graphs = kind.graphs(new Random(7), GRAPHS);
    GraphCollection collection = GraphCollection.of(graphs);
    JoinAnswer expected = Join.of(collection, 2, kind.options().search()).answer();
    try (SparkGraphs spread = SparkGraphs.of(SparkGraphs.dataset(Embedded.session(), graphs))) {
      List<String> found =
          spread.join(2, kind.options()).collectAsList().stream()
              .map(row -> row.getString(0) + " " + row.getString(1) + " " + row.getDouble(3))
              .toList();
      assertThat(found)
          .containsExactlyInAnyOrderElementsOf(
              expected.matches().stream()
                  .map(
                      match ->
                          collection.id(match.source())
                              + " "
                              + collection.id(match.target())
                              + " "
                              + match.upper())
                  .toList());
    }
  }

  @Test
  void attributesAndNamesGoThroughRows() {
    LabelDictionary labels = new LabelDictionary();
    Label rich = Label.of("C", Map.of("x", 1.5, "n", 3L, "ok", true, "text", "a \"b\""));
    Graph graph = Graph.undirected("rich", labels).build();
    assertThat(GraphRows.graph(GraphRows.row(0, graph), labels)).isEqualTo(graph);
    org.eugene.graph.GraphBuilder builder = Graph.directed("rich", labels);
    builder.addVertex(rich, "ann");
    builder.addVertex(Label.of("N"));
    builder.addEdge(0, 1, rich);
    Graph directed = builder.build();
    Graph back = GraphRows.graph(GraphRows.row(0, directed), labels);
    assertThat(back).isEqualTo(directed);
    assertThat(back.nameOfVertex(0)).isEqualTo("ann");
    List<Row> rows = SparkGraphs.dataset(Embedded.session(), List.of(directed)).collectAsList();
    assertThat(GraphRows.graph(rows.get(0), labels)).isEqualTo(directed);
  }

  @Test
  void whoIsNotProvedIsOpenInTheRows() {
    Hit hit = new Hit(3, "a", 1, 1);
    Hit open = new Hit(4, "b", 0, 2);
    List<Row> rows = AnswerRows.of(new Answer("q", List.of(hit), List.of(open), Work.NONE));
    assertThat(rows.get(0).mkString(" ")).isEqualTo("q 1 a 3 1.0 1.0 true false");
    assertThat(rows.get(1).mkString(" ")).isEqualTo("q null b 4 0.0 2.0 false true");
  }

  @Test
  void aMethodThatProvesLittleLeavesTheSameThingsOpen() {
    List<Graph> graphs = Kind.LABELLED_EDGES.graphs(new Random(3), GRAPHS);
    SpreadOptions weak =
        SpreadOptions.defaults()
            .withChoice(Choice.defaults().with(Map.of("method", "branch"), Map.of()));
    GraphCollection collection = GraphCollection.of(graphs);
    List<Graph> queries = graphs.subList(0, 2);
    List<Answer> local = Search.in(collection, weak.search()).range(queries, 3);
    try (SparkGraphs spread = SparkGraphs.of(Embedded.session(), collection)) {
      assertThat(told(spread.answer(queries, new Within(3), weak))).isEqualTo(told(local));
    }
  }

  @Test
  void aRefusalIsASentence() {
    GraphCollection directed = GraphCollection.of(Kind.DIRECTED.graphs(new Random(1), GRAPHS));
    List<Graph> queries = Kind.UNIFORM.graphs(new Random(1), GRAPHS);
    try (SparkGraphs spread = SparkGraphs.of(Embedded.session(), directed)) {
      assertThatThrownBy(
              () -> spread.answer(queries, new Nearest(1), SpreadOptions.defaults().provingAll()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("compare graphs of one kind");
    }
    Dataset<Row> other = Embedded.session().range(3).toDF("number");
    assertThatThrownBy(() -> SparkGraphs.of(other))
        .hasMessageContaining("there is no column id")
        .hasMessageContaining("docs/spark.md");
  }

  @Test
  void partsAreOfAboutEqualWork() {
    long[] work = {100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    assertThat(Cuts.of(work, 4)).startsWith(0, 1).endsWith(work.length);
    assertThat(Cuts.of(new long[0], 4)).containsExactly(0);
    assertThat(Cuts.of(new long[] {1, 1, 1, 1}, 2)).containsExactly(0, 2, 4);
    assertThat(Cuts.parts(3, 2)).isEqualTo(1);
    assertThat(Cuts.parts(1_000_000, 2)).isEqualTo(20);
  }
}
