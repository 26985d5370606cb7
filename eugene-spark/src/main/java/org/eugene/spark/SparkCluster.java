package org.eugene.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.search.AllPairs;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.InOrder;
import org.eugene.search.Join;
import org.eugene.search.JoinAnswer;
import org.eugene.search.JoinQuery;
import org.eugene.search.Match;
import org.eugene.search.Work;
import org.eugene.spark.Cells.Some;

/** Spark as machines that answer together. */
final class SparkCluster implements Cluster {
  private static final String PARQUET = ".parquet";

  /** So many jobs a core are under way, so that no machine waits for the end of one. */
  private static final int JOBS_A_CORE = 2;

  /** Cells of a task: enough to be worth sending, few enough that the last ones do not hold up. */
  private static final int MOST_CELLS = 512;

  private static final int TASKS_A_CORE = 32;

  private final SparkSession session;
  private final JavaSparkContext spark;

  SparkCluster(SparkSession session) {
    this.session = session;
    this.spark = JavaSparkContext.fromSparkContext(session.sparkContext());
  }

  @Override
  public boolean isOwn(String location) {
    return location.toLowerCase(Locale.ROOT).endsWith(PARQUET) || location.contains("://");
  }

  @Override
  public SpreadGraphs open(String location) throws IOException {
    return told(location + ": ", () -> SparkGraphs.of(session.read().parquet(location)));
  }

  @Override
  public SpreadGraphs spread(GraphCollection graphs) {
    return SparkGraphs.of(session, graphs);
  }

  @Override
  public void matrix(AllPairs pairs, SpreadOptions options, int first, CellSink sink)
      throws IOException, InterruptedException {
    Broadcast<Cells> cells = spark.broadcast(new Cells(pairs, options));
    int count = pairs.cells().size();
    int step = Math.max(1, Math.min(MOST_CELLS, (count - first) / (TASKS_A_CORE * cores())));
    List<Some> some = new ArrayList<>();
    for (int at = first; at < count; at += step) {
      some.add(new Some(at, Math.min(count, at + step)));
    }
    new InOrder(JOBS_A_CORE * cores())
        .run(
            some,
            each -> one(each, these -> cells.value().solve(these)),
            (each, solved) -> {
              for (int at = each.first(); at < each.end(); at++) {
                int here = at - each.first();
                sink.accept(pairs.cells().get(at), solved.lower(here), solved.upper(here));
              }
            });
  }

  /** Something that is done elsewhere. */
  private interface Task<T, R> extends java.io.Serializable {
    R apply(T item);
  }

  private <T, R> R one(T item, Task<T, R> task) {
    return many(List.of(item), task).get(0);
  }

  private <T, R> List<R> many(List<T> items, Task<T, R> task) {
    return spark
        .parallelize(items, Math.max(1, items.size()))
        .map(item -> Told.of(() -> task.apply(item)))
        .collect()
        .stream()
        .map(Told::orRefuse)
        .toList();
  }

  private int cores() {
    return Math.max(1, spark.defaultParallelism());
  }

  @Override
  public void join(Join join, SpreadOptions options, int first, Join.Sink sink)
      throws IOException, InterruptedException {
    List<Broadcast<Part>> sources = SparkGraphs.send(spark, join.sources());
    boolean one = join.query().pairs() != JoinQuery.Pairs.ALL;
    List<Broadcast<Part>> targets = one ? sources : SparkGraphs.send(spark, join.targets());
    Blocks blocks = new Blocks(join.query(), sources, targets, options);
    Broadcast<Blocks> told = spark.broadcast(blocks);
    List<Integer> parts = new ArrayList<>();
    for (int part = 0; part < sources.size(); part++) {
      if (sources.get(part).value().end() > first) {
        parts.add(part);
      }
    }
    new InOrder(JOBS_A_CORE)
        .run(
            parts,
            part ->
                JoinAnswer.merged(many(blocks.ofSource(part), block -> told.value().answer(block))),
            (part, answer) ->
                handOn(
                    answer,
                    Math.max(first, sources.get(part).value().first()),
                    sources.get(part).value().end(),
                    sink));
  }

  /** What was found for each source; the work of all is told with the first. */
  private static void handOn(JoinAnswer answer, int first, int end, Join.Sink sink)
      throws IOException {
    Map<Integer, List<Match>> matches = bySource(answer.matches());
    Map<Integer, List<Match>> open = bySource(answer.open());
    Work work = answer.work();
    for (int source = first; source < end; source++) {
      sink.accept(
          source,
          new JoinAnswer(
              matches.getOrDefault(source, List.of()), open.getOrDefault(source, List.of()), work));
      work = Work.NONE;
    }
  }

  private static Map<Integer, List<Match>> bySource(List<Match> matches) {
    Map<Integer, List<Match>> bySource = new TreeMap<>();
    for (Match match : matches) {
      bySource.computeIfAbsent(match.source(), source -> new ArrayList<>()).add(match);
    }
    return bySource;
  }

  @Override
  public void save(List<Answer> answers, Path folder) throws IOException {
    told(
        folder + ": ",
        () -> {
          SparkGraphs.rows(session, answers).coalesce(1).write().parquet(folder.toString());
          return folder;
        });
  }

  /** What Spark says in many lines, in one. */
  private static <T> T told(String place, Callable<T> work) throws IOException {
    try {
      return work.call();
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(place + firstLine(refused), refused);
    } catch (Exception failed) {
      throw new IOException(place + firstLine(failed), failed);
    }
  }

  static String firstLine(Throwable failed) {
    return String.valueOf(failed.getMessage()).lines().findFirst().orElse("no reason given");
  }

  @Override
  public void close() {
    session.stop();
  }
}
