package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.bench.sample.Question;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.solver.Effort;

/** All published answers on molecules of at most ten atoms, edge labels ignored. */
final class Aids700NefTable implements Table {
  private static final String SET = "aids700nef";
  private static final String COSTS = "uniform";

  @Override
  public String name() {
    return SET;
  }

  @Override
  public String description() {
    return "the 16,800 published distances of aids700nef, uniform costs, edge labels ignored";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    Map<String, Graph> graphs = data.withoutEdgeLabels(SET);
    EditCosts costs = data.costs(SET, COSTS);
    PublishedCell cell = new PublishedCell();
    List<KnownAnswer> answers = data.knownAnswers(SET);
    for (KnownAnswer answer :
        answers.subList(0, Math.min(answers.size(), options.sample(answers.size())))) {
      GraphPair pair =
          new GraphPair(graph(graphs, answer.source()), graph(graphs, answer.target()));
      cell.proved(new Question(SET, COSTS, costs, pair), answer.distance());
    }
    return List.of(cell.askedOf(Contender.sizeOnly(), Contender.eugene("eugene", Effort.NORMAL)));
  }

  private static Graph graph(Map<String, Graph> graphs, String id) {
    Graph graph = graphs.get(id);
    if (graph == null) {
      throw new IllegalArgumentException("there is no graph " + id + " in " + SET);
    }
    return graph;
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown("method", "pairs", "SI", "MAE", "proved", "mean ms", "CPU ms", "largest ms");
    for (Results.CellName cell : results.cells()) {
      for (String method : List.of("size-only", "eugene")) {
        Scores scores = results.scores(cell, method);
        table.row(
            method,
            "" + scores.pairs(),
            decimal(scores.si()),
            decimal(scores.mae()),
            percent(scores.proved()),
            millis(scores.millis()),
            millis(scores.cpuMillis()),
            millis(scores.largestMillis()));
      }
    }
    return table.with(results.origin());
  }
}
