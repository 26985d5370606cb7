package org.eugene.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.JoinAnswer;
import org.eugene.search.JoinQuery;
import org.eugene.search.Wanted;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import scala.Tuple2;

/**
 * A collection of graphs on Spark, cut into parts of about equal work that stay in the memory of
 * the machines until {@link #close}.
 *
 * <pre>
 *   SparkGraphs graphs = SparkGraphs.of(spark.read().parquet("molecules.parquet"));
 *   graphs.knn(queries, 10, SpreadOptions.defaults()).show();
 * </pre>
 */
public final class SparkGraphs implements SpreadGraphs, AutoCloseable {
  private final SparkSession session;
  private final JavaSparkContext spark;
  private final JavaRDD<Part> parts;
  private final List<Broadcast<Part>> sent = new ArrayList<>();
  private final int size;
  private int growth = Rounds.GROWTH;

  private SparkGraphs(
      SparkSession session, JavaRDD<Part> parts, List<Broadcast<Part>> sent, int size) {
    this.session = session;
    this.spark = JavaSparkContext.fromSparkContext(session.sparkContext());
    this.parts = parts.persist(StorageLevel.MEMORY_AND_DISK());
    this.sent.addAll(sent);
    this.size = size;
  }

  /** The graphs of these rows, in the order of their positions or, if they have none, of ids. */
  public static SparkGraphs of(Dataset<Row> graphs) {
    List<String> columns = Arrays.asList(graphs.columns());
    for (String column : GraphRows.NEEDED) {
      if (!columns.contains(column)) {
        throw new IllegalArgumentException(
            "there is no column " + column + " among " + columns + "; docs/spark.md has them");
      }
    }
    boolean placed = columns.contains(GraphRows.POSITION);
    JavaPairRDD<Row, Long> rows =
        graphs
            .orderBy(placed ? GraphRows.POSITION : GraphRows.ID)
            .toJavaRDD()
            .persist(StorageLevel.MEMORY_AND_DISK())
            .zipWithIndex();
    List<long[]> sums =
        rows.keys()
            .mapPartitions(
                some -> {
                  long[] sum = new long[2];
                  some.forEachRemaining(
                      row -> {
                        sum[0]++;
                        sum[1] += GraphRows.work(row);
                      });
                  return List.of(sum).iterator();
                })
            .collect();
    long count = sums.stream().mapToLong(sum -> sum[0]).sum();
    if (count > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          count + " graphs are more than a collection can have; take 2^31 - 1 of them at a time");
    }
    long total = sums.stream().mapToLong(sum -> sum[1]).sum();
    long[] before = new long[sums.size()];
    for (int at = 1; at < before.length; at++) {
      before[at] = before[at - 1] + sums.get(at - 1)[1];
    }
    SparkSession session = graphs.sparkSession();
    int number = Cuts.parts(count, session.sparkContext().defaultParallelism());
    JavaRDD<Part> parts =
        rows.mapPartitionsWithIndex(
                (index, some) -> numbered(some, before[index], total, number), true)
            .mapToPair(row -> row)
            .partitionBy(new ByNumber(number))
            .values()
            .mapPartitions(SparkGraphs::part);
    return new SparkGraphs(session, parts, List.of(), (int) count);
  }

  /** Every row with the part that it belongs to. */
  private static Iterator<Tuple2<Integer, Tuple2<Row, Long>>> numbered(
      Iterator<Tuple2<Row, Long>> rows, long before, long total, int number) {
    List<Tuple2<Integer, Tuple2<Row, Long>>> all = new ArrayList<>();
    long done = before;
    while (rows.hasNext()) {
      Tuple2<Row, Long> row = rows.next();
      all.add(new Tuple2<>(Cuts.part(done, total, number), row));
      done += GraphRows.work(row._1());
    }
    return all.iterator();
  }

  private static Iterator<Part> part(Iterator<Tuple2<Row, Long>> rows) {
    List<Tuple2<Row, Long>> all = new ArrayList<>();
    rows.forEachRemaining(all::add);
    if (all.isEmpty()) {
      return List.<Part>of().iterator();
    }
    all.sort(Comparator.comparingLong(Tuple2::_2));
    LabelDictionary labels = new LabelDictionary();
    List<Graph> graphs = all.stream().map(row -> GraphRows.graph(row._1(), labels)).toList();
    int first = Math.toIntExact(all.get(0)._2());
    return List.of(new Part(first, GraphCollection.of(graphs))).iterator();
  }

  /** Sends these graphs to the machines. */
  public static SparkGraphs of(SparkSession session, GraphCollection graphs) {
    JavaSparkContext spark = JavaSparkContext.fromSparkContext(session.sparkContext());
    List<Broadcast<Part>> sent = send(spark, graphs);
    ArrayList<Broadcast<Part>> all = new ArrayList<>(sent);
    List<Integer> numbers = IntStream.range(0, sent.size()).boxed().toList();
    JavaRDD<Part> parts =
        spark
            .parallelize(numbers, Math.max(1, numbers.size()))
            .map(number -> all.get(number).value());
    return new SparkGraphs(session, parts, sent, graphs.size());
  }

  /** A collection in parts of about equal work. */
  static List<Broadcast<Part>> send(JavaSparkContext spark, GraphCollection graphs) {
    long[] work = graphs.graphs().stream().mapToLong(graph -> Cuts.work(graph.order())).toArray();
    List<Integer> cuts = Cuts.of(work, Cuts.parts(graphs.size(), spark.defaultParallelism()));
    return IntStream.range(1, cuts.size())
        .mapToObj(
            at ->
                spark.broadcast(
                    new Part(cuts.get(at - 1), graphs.part(cuts.get(at - 1), cuts.get(at)))))
        .toList();
  }

  /** Graphs as rows, for whoever has them and wants a Dataset or Parquet. */
  public static Dataset<Row> dataset(SparkSession session, List<Graph> graphs) {
    return session.createDataFrame(
        IntStream.range(0, graphs.size())
            .mapToObj(at -> GraphRows.row(at, graphs.get(at)))
            .toList(),
        GraphRows.SCHEMA);
  }

  /** The k nearest graphs of each query, best first. */
  public Dataset<Row> knn(Dataset<Row> queries, int k, SpreadOptions options) {
    return rows(answer(graphs(queries), new Nearest(k), options));
  }

  /** The graphs at most so far away from each query, best first. */
  public Dataset<Row> range(Dataset<Row> queries, double within, SpreadOptions options) {
    return rows(answer(graphs(queries), new Within(within), options));
  }

  private static List<Graph> graphs(Dataset<Row> queries) {
    LabelDictionary labels = new LabelDictionary();
    boolean placed = Arrays.asList(queries.columns()).contains(GraphRows.POSITION);
    return (placed ? queries.orderBy(GraphRows.POSITION) : queries)
        .collectAsList().stream().map(row -> GraphRows.graph(row, labels)).toList();
  }

  private Dataset<Row> rows(List<Answer> answers) {
    return rows(session, answers);
  }

  static Dataset<Row> rows(SparkSession session, List<Answer> answers) {
    return session.createDataFrame(
        answers.stream().map(AnswerRows::of).flatMap(List::stream).toList(), AnswerRows.SCHEMA);
  }

  /**
   * All pairs at most so far apart, each once if the costs are symmetric. Rows come as blocks are
   * done: whoever wants them in order sorts them.
   */
  public Dataset<Row> join(double within, SpreadOptions options) {
    List<Broadcast<Part>> all = broadcasts();
    Blocks blocks = new Blocks(joinQuery(within, options), all, all, options);
    List<Blocks.Block> work = blocks.all();
    Broadcast<Blocks> told = spark.broadcast(blocks);
    JavaRDD<Row> rows =
        spark
            .parallelize(work, Math.max(1, work.size()))
            .flatMap(block -> rows(told.value(), block).iterator());
    return session.createDataFrame(rows, AnswerRows.PAIRS);
  }

  private static List<Row> rows(Blocks blocks, Blocks.Block block) {
    Part sources = blocks.source(block);
    Part targets = blocks.target(block);
    JoinAnswer answer = blocks.answer(block);
    List<Row> rows = new ArrayList<>();
    answer.matches().forEach(match -> rows.add(AnswerRows.of(match, sources, targets, false)));
    answer.open().forEach(match -> rows.add(AnswerRows.of(match, sources, targets, true)));
    return rows;
  }

  private List<Broadcast<Part>> broadcasts() {
    if (sent.isEmpty()) {
      parts.toLocalIterator().forEachRemaining(part -> sent.add(spark.broadcast(part)));
    }
    return sent;
  }

  /** The join that one machine would ask for, which looks at all labels. */
  private JoinQuery joinQuery(double within, SpreadOptions options) {
    EditCosts costs = options.editCosts();
    LabelDictionary dictionary = new LabelDictionary();
    Graph labels =
        AllLabels.of(
            parts
                .map(part -> GraphRows.row(part.first(), AllLabels.of(part.graphs().graphs())))
                .collect()
                .stream()
                .map(row -> GraphRows.graph(row, dictionary))
                .toList());
    GraphCollection judged =
        costs.annotate(labels).equals(labels) ? GraphCollection.of(List.of(labels)) : collected();
    return JoinQuery.of(judged, within, costs);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Collection<String> vertexLabelNames() {
    TreeSet<String> names = new TreeSet<>();
    parts
        .flatMap(part -> part.graphs().vertexLabels().stream().map(Label::name).iterator())
        .distinct()
        .collect()
        .forEach(names::add);
    return names;
  }

  @Override
  public GraphCollection collected() {
    List<Graph> graphs = new ArrayList<>();
    parts.toLocalIterator().forEachRemaining(part -> graphs.addAll(part.graphs().graphs()));
    return GraphCollection.of(graphs);
  }

  @Override
  public List<Answer> answer(List<Graph> queries, Wanted wanted, SpreadOptions options) {
    return new Rounds(spark, parts, growth).answer(queries, wanted, options);
  }

  /** For measurements: how many times as many parts each round of knn visits. */
  SparkGraphs withGrowth(int newGrowth) {
    growth = newGrowth;
    return this;
  }

  /** Lets the machines forget the parts. */
  @Override
  public void close() {
    parts.unpersist();
    sent.forEach(Broadcast::destroy);
    sent.clear();
  }

  /** A part goes to the partition of its number. */
  private static final class ByNumber extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int parts;

    ByNumber(int parts) {
      this.parts = parts;
    }

    @Override
    public int numPartitions() {
      return parts;
    }

    @Override
    public int getPartition(Object key) {
      return (Integer) key;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ByNumber that && parts == that.parts;
    }

    @Override
    public int hashCode() {
      return parts;
    }
  }
}
