package org.eugene.cli.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
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
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory, a zip or an index")
  private String graphs = "";

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

  @Mixin private ExactOption exactOption = new ExactOption();
  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  void run(Wanted wanted) throws IOException {
    CostsText costsText = costOptions.parsed();
    exactOption.solver(solverOptions);
    threadsOption.check();
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Collections collections = new Collections(files, inputOptions.labelUse());
    GraphCollection collection = collections.open(graphs);
    List<Graph> queries = collections.queries(query);
    EditCosts costs = costOptions.costs(costsText, collections::vertexLabelNames);
    Search search =
        Search.in(collection, exactOption.searchOptions(costs, solverOptions, threadsOption));
    outputOptions.write(out -> tell(search, queries, wanted, out), spec.commandLine().getOut());
  }

  private void tell(Search search, List<Graph> queries, Wanted wanted, Appendable out)
      throws IOException {
    AnswerWriter writer = format.writer(wanted, search.collection().size(), queries.size() != 1);
    writer.begin(out);
    int step = QUERIES_AT_A_TIME * threadsOption.threads();
    List<Answer> all = new ArrayList<>();
    for (int from = 0; from < queries.size(); from += step) {
      int to = Math.min(queries.size(), from + step);
      for (Answer answer : search.answer(queries.subList(from, to), wanted)) {
        writer.write(answer, out);
        all.add(answer);
      }
    }
    writer.end(out);
    if (format == AnswerFormat.CSV) {
      AnswerTalk.tellOpen(all, spec.commandLine().getErr());
    }
    if (work) {
      AnswerTalk.tellWork(all, spec.commandLine().getErr());
    }
  }
}
