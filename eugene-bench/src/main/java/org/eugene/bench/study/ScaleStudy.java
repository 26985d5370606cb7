package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.percent;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.generate.Mutants;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.search.Wanted;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import org.eugene.search.Work;

/**
 * What a question costs as a collection grows, and what that says about collections larger than any
 * that was measured. Collections are mutants of 500 molecules of aids42k, queries are mutants that
 * are in none.
 *
 * <p>The model is that of {@link GrowthModel}. It is fitted to all sizes but the largest, and held
 * against that one; what it then says about larger ones is fitted to all.
 */
final class ScaleStudy extends Study {
  private static final int QUERIES = 50;
  private static final int WARM_UP = 5;
  private static final List<Integer> SIZES = List.of(10_000, 30_000, 100_000, 300_000, 1_000_000);
  private static final List<Long> PREDICTED = List.of(100_000_000L, 1_000_000_000L);

  /**
   * Molecules that the others are mutants of: collections have families, as libraries have. Of ten
   * thousand graphs each has twenty; with fewer, the ten nearest are strangers, and one query was
   * not proved in five minutes.
   */
  private static final int ORIGINALS = 500;

  /** No collection is so large that these are in it. */
  private static final int FIRST_QUERY = 2_000_000_000;

  private static final Map<String, Wanted> QUESTIONS = new LinkedHashMap<>();

  static {
    QUESTIONS.put("within 3", new Within(3));
    QUESTIONS.put("10 nearest", new Nearest(10));
  }

  /** So many times smaller are collections that are for looking only. */
  private static final int SMALLER = 100;

  /** So many graphs are added to an index at a time: all of them need not fit the memory. */
  private static final int SEGMENT = 100_000;

  private static final String NONE = "–";
  private static final String MEASURED = "measured";
  private static final String PREDICTION = "predicted";

  private static final Schema SCHEMA =
      Schema.of(
              "question",
              "graphs",
              "row",
              "queries",
              "proved",
              "hits",
              "sizes",
              "labels",
              "degrees",
              "branch",
              "rings",
              "search",
              "engine",
              "past the histograms",
              "CPU ms a query",
              "first time",
              "model ms a query",
              "error",
              "index GB",
              "heap MB",
              "cores for 1,000 queries in an hour",
              "cores for a join in an hour")
          .keyedBy("question", "graphs", "row", "seed");

  ScaleStudy() {
    super(
        "scale",
        "queries on 10^4 to 10^6 mutants of aids42k, and what 10^8 and 10^9 would take",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    int times = run.options().isForLooking() ? SMALLER : 1;
    List<Graph> originals =
        Queries.draw(run.data().graphs("aids42k"), ORIGINALS / times, run.options().seed());
    long seed = run.options().seed();
    List<Graph> queries = new ArrayList<>();
    Mutants all = new Mutants(originals, Integer.MAX_VALUE, seed);
    for (int at = 0; at < run.options().sample(QUERIES) + WARM_UP; at++) {
      queries.add(all.get(FIRST_QUERY + at));
    }
    Log log = run.log(this);
    Path index = Files.createTempFile("eugene-scale", ".index");
    try {
      for (int size : SIZES) {
        measure(run, log, new Mutants(originals, size / times, seed), queries, index);
      }
    } finally {
      Files.delete(index);
    }
    for (String question : QUESTIONS.keySet()) {
      predict(run, log, question);
    }
  }

  private void measure(Run run, Log log, Mutants graphs, List<Graph> queries, Path index)
      throws IOException, InterruptedException {
    boolean written = false;
    for (Map.Entry<String, Wanted> question : QUESTIONS.entrySet()) {
      if (run.isOpen(this, log, question.getKey(), graphs.size(), MEASURED)) {
        if (!written) {
          write(graphs, index);
          written = true;
        }
        log.add(
            run.line(
                SCHEMA,
                row(
                    question.getKey(),
                    graphs.size(),
                    asked(index, queries, question.getValue(), run.options().warmUp()))));
      }
    }
  }

  private static void write(Mutants graphs, Path index) throws IOException {
    for (int from = 0; from < graphs.size(); from += SEGMENT) {
      List<Graph> some = graphs.subList(from, Math.min(graphs.size(), from + SEGMENT));
      if (from == 0) {
        GraphCollection.of(some).save(index);
      } else {
        GraphCollection.add(some, index);
      }
    }
  }

  /**
   * What queries to an index took.
   *
   * @param firstSeconds of the processor, with opening the index and counting what bounds look at
   * @param seconds the same queries again
   * @param indexBytes length of the file
   * @param heapBytes what is held after the queries
   */
  private record Asked(
      List<Answer> answers, double firstSeconds, double seconds, long indexBytes, long heapBytes) {}

  private static Asked asked(Path index, List<Graph> queries, Wanted wanted, Duration warmUp)
      throws IOException, InterruptedException {
    SearchOptions options = SearchOptions.defaults().exact();
    List<Graph> asked = queries.subList(WARM_UP, queries.size());
    Search another = Search.in(GraphCollection.open(index), options);
    long start = System.nanoTime();
    do {
      another.answer(queries.subList(0, WARM_UP), wanted);
    } while (System.nanoTime() - start < warmUp.toNanos());
    List<Search> opened = new ArrayList<>();
    double first =
        Queries.cpuSeconds(
            () -> {
              opened.add(Search.in(GraphCollection.open(index), options));
              opened.get(0).answer(asked, wanted);
            });
    List<Answer> answers = new ArrayList<>();
    double again = Queries.cpuSeconds(() -> answers.addAll(opened.get(0).answer(asked, wanted)));
    long held;
    try {
      System.gc();
      Runtime machine = Runtime.getRuntime();
      held = machine.totalMemory() - machine.freeMemory();
    } finally {
      Reference.reachabilityFence(opened);
    }
    return new Asked(answers, first, again, Files.size(index), held);
  }

  private static Map<String, String> row(String question, int graphs, Asked asked) {
    List<Answer> answers = asked.answers;
    Work work = answers.stream().map(Answer::work).reduce(Work.NONE, Work::plus);
    double pairs = work.pairs();
    double count = answers.size();
    double past = pairs - work.bySizes() - work.byLabels() - work.byDegrees();
    return Schema.fields(
        "question", question,
        "graphs", graphs,
        "row", MEASURED,
        "queries", answers.size(),
        "proved", answers.stream().filter(Answer::isProved).count(),
        "hits", decimal(answers.stream().mapToInt(each -> each.hits().size()).sum() / count, 1),
        "sizes", percent(work.bySizes() / pairs, 2),
        "labels", percent(work.byLabels() / pairs, 2),
        "degrees", percent(work.byDegrees() / pairs, 2),
        "branch", percent(work.byBranch() / pairs, 3),
        "rings", percent(work.byRings() / pairs, 3),
        "search", percent(work.bySearch() / pairs, 3),
        "engine", work.bySplitting() + work.engine(),
        "past the histograms", decimal(past / count, 1),
        "CPU ms a query", decimal(1e3 * asked.seconds / count, 3),
        "first time", decimal(1e3 * asked.firstSeconds / count, 3),
        "model ms a query", NONE,
        "error", NONE,
        "index GB", decimal(asked.indexBytes / 1e9, 6),
        "heap MB",
            megabytes(asked.heapBytes) + " of " + megabytes(Runtime.getRuntime().maxMemory()),
        "cores for 1,000 queries in an hour", NONE,
        "cores for a join in an hour", NONE);
  }

  private static String megabytes(long bytes) {
    return decimal(bytes / 1e6, 0);
  }

  private void predict(Run run, Log log, String question) throws IOException {
    List<Line> measured =
        log.lines().stream()
            .filter(line -> line.text("question").equals(question))
            .filter(line -> line.text("row").equals(MEASURED))
            .toList();
    if (measured.size() < SIZES.size()) {
      return;
    }
    Line held = measured.get(measured.size() - 1);
    GrowthModel before = GrowthModel.of(points(measured.subList(0, measured.size() - 1)));
    double size = held.number("graphs");
    if (run.isOpen(this, log, question, held.text("graphs"), "held back")) {
      double millis = before.millis(size);
      log.add(
          run.line(
              SCHEMA,
              Schema.fields(
                  "question", question,
                  "graphs", held.text("graphs"),
                  "row", "held back",
                  "queries", held.text("queries"),
                  "proved", NONE,
                  "hits", NONE,
                  "sizes", NONE,
                  "labels", NONE,
                  "degrees", NONE,
                  "branch", NONE,
                  "rings", NONE,
                  "search", NONE,
                  "engine", NONE,
                  "past the histograms", decimal(before.left(size), 1),
                  "CPU ms a query", held.text("CPU ms a query"),
                  "first time", NONE,
                  "model ms a query", decimal(millis, 3),
                  "error", percent(millis / held.number("CPU ms a query") - 1, 0),
                  "index GB", held.text("index GB"),
                  "heap MB", NONE,
                  "cores for 1,000 queries in an hour", NONE,
                  "cores for a join in an hour", NONE)));
    }
    GrowthModel model = GrowthModel.of(points(measured));
    double bytes = held.number("index GB") / size;
    for (long graphs : PREDICTED) {
      if (run.isOpen(this, log, question, graphs, PREDICTION)) {
        log.add(run.line(SCHEMA, row(question, graphs, model, bytes)));
      }
    }
  }

  private static Map<String, String> row(
      String question, long graphs, GrowthModel model, double gigabytesOfAGraph) {
    double seconds = model.millis(graphs) / 1e3;
    boolean joins = QUESTIONS.get(question) instanceof Within;
    return Schema.fields(
        "question", question,
        "graphs", graphs,
        "row", PREDICTION,
        "queries", NONE,
        "proved", NONE,
        "hits", NONE,
        "sizes", NONE,
        "labels", NONE,
        "degrees", NONE,
        "branch", NONE,
        "rings", NONE,
        "search", NONE,
        "engine", NONE,
        "past the histograms", decimal(model.left(graphs), 0),
        "CPU ms a query", NONE,
        "first time", NONE,
        "model ms a query", decimal(1e3 * seconds, 1),
        "error", NONE,
        "index GB", decimal(gigabytesOfAGraph * graphs, 1),
        "heap MB", NONE,
        "cores for 1,000 queries in an hour", decimal(1e3 * seconds / 3600, 2),
        "cores for a join in an hour", joins ? decimal(graphs * seconds / 2 / 3600, 1) : NONE);
  }

  private static List<GrowthModel.Point> points(List<Line> lines) {
    return lines.stream()
        .map(
            line ->
                new GrowthModel.Point(
                    line.number("graphs"),
                    line.number("past the histograms"),
                    line.number("CPU ms a query")))
        .toList();
  }
}
