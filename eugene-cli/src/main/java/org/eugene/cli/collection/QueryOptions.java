package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.report.csv.AnswerCsv;
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
      paramLabel = "text|csv|json",
      defaultValue = "text",
      description = {
        "how to tell the answers (default: ${DEFAULT-VALUE}); csv is " + AnswerCsv.HEADER + ",",
        "with a column query in front if there are several"
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
    options.output().write(out -> tell(search, queries, wanted, out));
  }

  private void tell(Search search, List<Graph> queries, Wanted wanted, Appendable out)
      throws IOException {
    AnswerWriter writer = format.writer(queries.size() != 1, options.csvIds());
    writer.begin(out);
    int step = QUERIES_AT_A_TIME * options.threads();
    List<Answer> all = new ArrayList<>();
    for (int from = 0; from < queries.size(); from += step) {
      int to = Math.min(queries.size(), from + step);
      for (Answer answer : search.answer(queries.subList(from, to), wanted)) {
        writer.write(new AnswerReport(answer, wanted, search.collection().size()), out);
        all.add(answer);
      }
    }
    writer.end(out);
    PrintWriter err = spec.commandLine().getErr();
    if (format == AnswerFormat.CSV) {
      AnswerTalk.tellOpen(all, err);
    }
    if (work) {
      AnswerTalk.tellWork(all, err);
    }
  }
}
