package org.eugene.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.SearchOptions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A trained model that says where to look first. */
public final class RankOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rank-by",
      paramLabel = "MODEL",
      description = {
        "look first at the graphs that a trained model says are near (see train); the answers",
        "are the same, only the order of work changes"
      })
  private Optional<Path> model = Optional.empty();

  public boolean isGiven() {
    return model.isPresent();
  }

  /** What a search is told, in the order that the model says. */
  public SearchOptions ranked(SearchOptions options) throws IOException {
    if (model.isEmpty()) {
      return options;
    }
    Learned learned = LearnedMethods.here().open(model.get());
    EditCosts costs = options.costs();
    PrintWriter err = spec.commandLine().getErr();
    boolean[] warned = {false};
    Estimator estimator =
        learned.estimator(
            costs,
            warning -> {
              if (!warned[0]) {
                err.println("eugene: " + warning);
                warned[0] = true;
              }
            });
    return options.withRanking(
        (query, targets) ->
            estimator
                .estimate(
                    targets.stream()
                        .map(target -> GedProblem.of(new GraphPair(query, target), costs))
                        .toList())
                .stream()
                .mapToDouble(Estimate::distance)
                .toArray());
  }
}
