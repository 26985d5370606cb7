package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.RankOption;
import org.eugene.cli.option.SparkOption;
import org.eugene.cli.output.Waiting;
import org.eugene.graph.Graph;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.report.csv.AnswerCsv;
import org.eugene.report.html.AnswerPage;
import org.eugene.search.Answer;
import org.eugene.search.Search;
import org.eugene.search.Wanted;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A collection, one or more queries, and how to tell the answers: what knn and range share. */
final class QueryOptions {
  /** So many queries a thread are answered before the first of them is told. */
  private static final int QUERIES_AT_A_TIME = 8;

  /** The same for machines, which are asked in rounds. */
  private static final int QUERIES_SPREAD_AT_A_TIME = 256;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "1",
      paramLabel = "QUERY",
      description = "a graph (a file that holds one, file#id, smiles:CCO), or a file of many")
  private String query = "";

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|html|parquet",
      defaultValue = "text",
      description = {
        "how to tell the answers (default: ${DEFAULT-VALUE}); csv is " + AnswerCsv.HEADER + ",",
        "with a column query in front if there are several; html draws the query and the graphs;",
        "parquet goes with --spark and --out"
      })
  private AnswerFormat format = AnswerFormat.TEXT;

  @Option(
      names = "--work",
      description = "tell on standard error how many pairs ended at which bound")
  private boolean work;

  @Mixin private CollectionOptions options = new CollectionOptions();
  @Mixin private SparkOption sparkOption = new SparkOption();

  /**
   * Who answers.
   *
   * @param size graphs in the collection
   * @param step so many queries are asked at a time
   * @param asked answers in the order of the queries
   */
  private record Answerer(int size, int step, Function<List<Graph>, List<Answer>> asked) {}

  void run(Wanted wanted) throws IOException {
    run(wanted, new RankOption());
  }

  /** The same in another order of work. */
  void run(Wanted wanted, RankOption ranking) throws IOException {
    if (sparkOption.isGiven()) {
      if (ranking.isGiven()) {
        throw new ParameterException(
            spec.commandLine(), "--rank-by works on one machine; leave out --spark");
      }
      checkFile();
      try (Cluster cluster = sparkOption.connect()) {
        spread(cluster, wanted);
      }
      return;
    }
    if (format == AnswerFormat.PARQUET) {
      throw new ParameterException(
          spec.commandLine(), "--format parquet goes with --spark; say --spark --out FOLDER");
    }
    CollectionOptions.Opened opened = options.open();
    List<Graph> queries = opened.collections().queries(query);
    Search search = Search.in(opened.collection(), ranking.ranked(opened.searchOptions()));
    Answerer answerer =
        new Answerer(
            search.collection().size(),
            QUERIES_AT_A_TIME * options.threads(),
            some -> search.answer(some, wanted));
    if (format == AnswerFormat.HTML) {
      draw(opened, answerer, queries, wanted);
    } else {
      options.output().write(out -> tell(answerer, queries, wanted, out));
    }
  }

  /** Machines write a folder of their own, which is told before they are asked for. */
  private void checkFile() {
    if (format == AnswerFormat.PARQUET && options.output().file().isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--format parquet needs a folder; say --out FOLDER");
    }
  }

  private void spread(Cluster cluster, Wanted wanted) throws IOException {
    CollectionOptions.Spread spread = options.spread(cluster);
    List<Graph> queries = spread.collections().queries(query);
    SpreadOptions told = options.spreadOptions(spread.collections());
    Answerer answerer =
        new Answerer(
            spread.graphs().size(),
            QUERIES_SPREAD_AT_A_TIME,
            some -> spread.graphs().answer(some, wanted, told));
    switch (format) {
      case HTML -> draw(hereToo(spread), answerer, queries, wanted);
      case PARQUET ->
          cluster.save(answerer.asked.apply(queries), options.output().file().orElseThrow());
      case TEXT, CSV, JSON -> options.output().write(out -> tell(answerer, queries, wanted, out));
    }
  }

  private static CollectionOptions.Opened hereToo(CollectionOptions.Spread spread) {
    return spread
        .opened()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--format html draws graphs that are here; name a file of graphs"));
  }

  private void draw(
      CollectionOptions.Opened opened, Answerer answerer, List<Graph> queries, Wanted wanted)
      throws IOException {
    Drawings drawings = new Drawings(opened);
    List<Answer> answers = answerer.asked.apply(queries);
    List<AnswerPage.Section> sections = new ArrayList<>();
    for (int at = 0; at < queries.size(); at++) {
      Answer answer = answers.get(at);
      sections.add(
          new AnswerPage.Section(
              new AnswerReport(answer, wanted, answerer.size),
              queries.get(at),
              drawings.of(queries.get(at), answer.hits(), AnswerPage.DRAWN)));
    }
    options
        .output()
        .write(out -> AnswerPage.write(options.title(), sections, Provenances.of(spec), out));
    if (work) {
      AnswerTalk.tellWork(answers, spec.commandLine().getErr());
    }
  }

  private void tell(Answerer answerer, List<Graph> queries, Wanted wanted, Appendable out)
      throws IOException {
    AnswerWriter writer = format.writer(queries.size() != 1, options.csvIds());
    writer.begin(out);
    int step = answerer.step;
    List<Answer> all = new ArrayList<>();
    PrintWriter err = spec.commandLine().getErr();
    try (Waiting waiting = Waiting.over(queries.size(), "queries", err)) {
      for (int from = 0; from < queries.size(); from += step) {
        int to = Math.min(queries.size(), from + step);
        for (Answer answer : answerer.asked.apply(queries.subList(from, to))) {
          writer.write(new AnswerReport(answer, wanted, answerer.size), out);
          all.add(answer);
          waiting.step();
        }
      }
    }
    writer.end(out);
    if (format == AnswerFormat.CSV) {
      AnswerTalk.tellOpen(all, err);
    }
    if (work) {
      AnswerTalk.tellWork(all, err);
    }
  }
}
