package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.eugene.cli.option.Provenances;
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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A collection, one or more queries, and how to tell the answers: what knn and range share. */
final class QueryOptions {
  /** So many queries a thread are answered before the first of them is told. */
  private static final int QUERIES_AT_A_TIME = 8;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "1",
      paramLabel = "QUERY",
      description = "a graph (a file that holds one, file#id, smiles:CCO), or a file of many")
  private String query = "";

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|html",
      defaultValue = "text",
      description = {
        "how to tell the answers (default: ${DEFAULT-VALUE}); csv is " + AnswerCsv.HEADER + ",",
        "with a column query in front if there are several; html draws the query and the graphs"
      })
  private AnswerFormat format = AnswerFormat.TEXT;

  @Option(
      names = "--work",
      description = "tell on standard error how many pairs ended at which bound")
  private boolean work;

  @Mixin private CollectionOptions options = new CollectionOptions();

  void run(Wanted wanted) throws IOException {
    CollectionOptions.Opened opened = options.open();
    List<Graph> queries = opened.collections().queries(query);
    Search search = Search.in(opened.collection(), opened.searchOptions());
    if (format == AnswerFormat.HTML) {
      draw(opened, search, queries, wanted);
    } else {
      options.output().write(out -> tell(search, queries, wanted, out));
    }
  }

  private void draw(
      CollectionOptions.Opened opened, Search search, List<Graph> queries, Wanted wanted)
      throws IOException {
    Drawings drawings = new Drawings(opened);
    List<Answer> answers = search.answer(queries, wanted);
    List<AnswerPage.Section> sections = new ArrayList<>();
    for (int at = 0; at < queries.size(); at++) {
      Answer answer = answers.get(at);
      sections.add(
          new AnswerPage.Section(
              new AnswerReport(answer, wanted, search.collection().size()),
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

  private void tell(Search search, List<Graph> queries, Wanted wanted, Appendable out)
      throws IOException {
    AnswerWriter writer = format.writer(queries.size() != 1, options.csvIds());
    writer.begin(out);
    int step = QUERIES_AT_A_TIME * options.threads();
    List<Answer> all = new ArrayList<>();
    PrintWriter err = spec.commandLine().getErr();
    try (Waiting waiting = Waiting.over(queries.size(), "queries", err)) {
      for (int from = 0; from < queries.size(); from += step) {
        int to = Math.min(queries.size(), from + step);
        for (Answer answer : search.answer(queries.subList(from, to), wanted)) {
          writer.write(new AnswerReport(answer, wanted, search.collection().size()), out);
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
