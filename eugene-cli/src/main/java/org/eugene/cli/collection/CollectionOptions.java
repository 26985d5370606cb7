package org.eugene.cli.collection;

import java.io.IOException;
import java.util.Optional;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.CsvOption;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cost.EditCosts;
import org.eugene.io.costs.CostsText;
import org.eugene.report.csv.CsvIds;
import org.eugene.search.AllPairs;
import org.eugene.search.GraphCollection;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A collection and how to work on it. */
final class CollectionOptions {
  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory, a zip or an index")
  private String graphs = "";

  @Mixin private ExactOption exactOption = new ExactOption();
  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private CsvOption csvOption = new CsvOption();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** What the collection is called on a page. */
  String title() {
    return InputOptions.title(graphs);
  }

  OutputOptions output() {
    return outputOptions;
  }

  CsvIds csvIds() {
    return csvOption.ids();
  }

  int threads() {
    return threadsOption.threads();
  }

  /** Opens the collection; what was typed is checked before any file is read. */
  Opened open() throws IOException {
    return open(Optional.empty());
  }

  /** The same with machines that may read the collection and work on it. */
  Opened open(Optional<Cluster> cluster) throws IOException {
    CostsText costsText = costOptions.parsed();
    GedSolver solver = exactOption.solver(solverOptions);
    Budget budget = exactOption.budget(solverOptions);
    threadsOption.threads();
    Collections collections =
        new Collections(inputOptions.files(), inputOptions.labelUse(), cluster);
    return new Opened(costsText, solver, budget, collections, collections.open(graphs));
  }

  /** Questions that machines answer; graphs that they read themselves stay there. */
  Spread spread(Cluster cluster) throws IOException {
    Collections collections =
        new Collections(inputOptions.files(), inputOptions.labelUse(), Optional.of(cluster));
    if (!collections.isSpread(graphs)) {
      Opened opened = open(Optional.of(cluster));
      return new Spread(
          Optional.of(opened), cluster.spread(opened.collection()), opened.collections);
    }
    costOptions.parsed();
    exactOption.solver(solverOptions);
    return new Spread(Optional.empty(), collections.spread(graphs), collections);
  }

  /**
   * A collection on several machines.
   *
   * @param opened the collection here, if it is here too
   * @param graphs the collection there
   * @param collections where more is opened; labels are numbered over all of it
   */
  record Spread(Optional<Opened> opened, SpreadGraphs graphs, Collections collections) {}

  /** What machines are told that prove everything they say, when everything is open. */
  SpreadOptions provingSpread(Collections collections) throws IOException {
    return costOptions.spread(
        costOptions.parsed(),
        exactOption.provingSpread(solverOptions),
        collections::vertexLabelNames);
  }

  /** What machines are told, when everything is open. */
  SpreadOptions spreadOptions(Collections collections) throws IOException {
    return costOptions.spread(
        costOptions.parsed(), exactOption.spread(solverOptions), collections::vertexLabelNames);
  }

  /** A collection, and what to do with it as typed. */
  final class Opened {
    private final CostsText costsText;
    private final GedSolver solver;
    private final Budget budget;
    private final Collections collections;
    private final GraphCollection collection;

    private Opened(
        CostsText costsText,
        GedSolver solver,
        Budget budget,
        Collections collections,
        GraphCollection collection) {
      this.costsText = costsText;
      this.solver = solver;
      this.budget = budget;
      this.collections = collections;
      this.collection = collection;
    }

    GraphCollection collection() {
      return collection;
    }

    GedSolver solver() {
      return solver;
    }

    Budget budget() {
      return budget;
    }

    /** Where more is opened; labels are numbered over all of it. */
    Collections collections() {
      return collections;
    }

    /** The costs, when everything is open. */
    EditCosts costs() throws IOException {
      return costOptions.costs(costsText, collections::vertexLabelNames);
    }

    /** What a search is told, when everything is open. */
    SearchOptions searchOptions() throws IOException {
      return exactOption.searchOptions(costs(), solverOptions, threadsOption);
    }

    /** What a search is told that proves everything it says. */
    SearchOptions provingOptions() throws IOException {
      return exactOption.proving(costs(), solverOptions, threadsOption);
    }

    void solve(AllPairs pairs, int done, AllPairs.Sink sink)
        throws IOException, InterruptedException {
      pairs.solve(solver, budget, threads(), done, sink);
    }

    /** What decides the distances between two collections. */
    Fingerprint settings(GraphCollection sources, GraphCollection targets) throws IOException {
      return new Fingerprint()
          .with(
              "matrix",
              solverOptions.settings(),
              exactOption.settings(),
              costOptions.settings(costsText),
              inputOptions.settings(),
              csvIds().name())
          .with(sources.graphs())
          .with(targets.graphs());
    }
  }
}
