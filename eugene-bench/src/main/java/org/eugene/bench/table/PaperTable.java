package org.eugene.bench.table;

import static org.eugene.bench.view.Figures.percent;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.generate.StandIns;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;
import org.eugene.search.sample.SizeLimits;

/**
 * A table of the paper: methods down, data sets under costs across, and in every place our figure
 * with the paper's beside it.
 *
 * @param key as typed
 * @param description one line
 * @param file the CSV file that it shares with tables of the same runs
 * @param limits sizes of the graphs
 * @param costs kinds of costs
 * @param sets data sets
 * @param metrics what is shown
 * @param methods rows, as {@link Lineup} knows them
 * @param remark what the reader should know
 * @param sizes which graphs
 */
record PaperTable(
    String key,
    String description,
    String file,
    SizeLimits limits,
    List<String> costs,
    List<String> sets,
    List<Metric> metrics,
    List<String> methods,
    String remark,
    Sizes sizes)
    implements PairTable {
  private static final int PAIRS = 1_000;
  private static final String ROW_OF_TRUTH = "truth proved";
  private static final String TRAINED =
      "Trained methods and size-regression are judged on other pairs, of graphs that they did not"
          + " learn from (tables learned and learned-large); an exact distance is one after rounding;"
          + " carbon counts truth and training.";

  PaperTable {
    costs = List.copyOf(costs);
    sets = List.copyOf(sets);
    metrics = List.copyOf(metrics);
    methods = List.copyOf(methods);
  }

  @Override
  public String name() {
    return key + sizes.suffix();
  }

  @Override
  public String runs() {
    return file + sizes.suffix();
  }

  @Override
  public PaperTable of(Sizes newSizes) {
    return isOfPapersSizes()
        ? new PaperTable(
            key, description, file, limits, costs, sets, metrics, methods, remark, newSizes)
        : this;
  }

  /** The paper tells sizes of its small graphs only. */
  private boolean isOfPapersSizes() {
    return limits.equals(SizeLimits.UNDER_25);
  }

  @Override
  public boolean isOfPaper() {
    return true;
  }

  @Override
  public List<String> remarks() {
    return Lineup.remarks(methods);
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Contender> contenders = Lineup.ofPaper(methods, options);
    List<Cell> cells = new ArrayList<>();
    for (String kind : costs) {
      for (String set : sets) {
        cells.add(
            Cell.of(
                data.testSet(
                    set,
                    limits,
                    sizes.means(set, limits),
                    kind,
                    options.sample(PAIRS),
                    options.seed()),
                contenders));
      }
    }
    return cells;
  }

  /** Those cells that there are rows of, of public sets or of what stands in for them. */
  List<Results.CellName> columns(Results results) {
    Set<Results.CellName> present = results.cells();
    List<Results.CellName> columns = new ArrayList<>();
    for (String kind : costs) {
      for (String set : sets) {
        columns.add(new Results.CellName(set, kind));
        StandIns.nameFor(set)
            .ifPresent(madeSet -> columns.add(new Results.CellName(madeSet, kind)));
      }
    }
    return columns.stream().filter(present::contains).toList();
  }

  @Override
  public View view(Results results) {
    return view(results, TrainedFigures.NONE);
  }

  @Override
  public View view(List<Line> lines, TrainedFigures trained) {
    return view(Results.of(lines), hasTrainedMethods() ? trained : TrainedFigures.NONE);
  }

  /** Whether the paper compares trained methods in it. */
  private boolean hasTrainedMethods() {
    return methods.contains("branch-tight") || costs.contains("chemistry");
  }

  private View view(Results results, TrainedFigures trained) {
    List<Results.CellName> columns = columns(results);
    View.Builder view = headed(header(columns));
    for (String method : methods) {
      List<String> row = row(results, columns, method);
      if (!row.isEmpty()) {
        view.row(row);
      }
    }
    boolean shown = false;
    for (String method : trained.methods()) {
      List<String> row = row(trained, columns, method);
      if (!row.isEmpty()) {
        view.row(row);
        shown = true;
      }
    }
    if (metrics.get(0).isJudged()) {
      view.row(rowOfTruth(results, columns));
    }
    String label = PaperFigures.all().label(key);
    return view.remark(metrics.size() == 1 ? metrics.get(0).title() + "." : "")
        .remark(label.isEmpty() ? "" : "In brackets: the paper's figure (" + label + ").")
        .remark(drawn())
        .remark(judgement())
        .remark(remark)
        .remark(shown ? TRAINED : "")
        .remark(results.origin())
        .build();
  }

  private List<String> header(List<Results.CellName> columns) {
    List<String> header = new ArrayList<>(List.of("method", "pairs"));
    for (Metric metric : metrics) {
      for (Results.CellName column : columns) {
        header.add(
            (metrics.size() > 1 ? metric.title() + " " : "")
                + column.set()
                + (costs.size() > 1 ? " " + column.costs() : ""));
      }
    }
    return header;
  }

  /** Empty if nobody asked the method. */
  private List<String> row(Results results, List<Results.CellName> columns, String method) {
    List<String> row = new ArrayList<>(List.of(method, pairs(results, columns, method)));
    boolean asked = false;
    for (Metric metric : metrics) {
      for (Results.CellName column : columns) {
        Scores scores = scores(results, column, method, metric);
        asked |= scores.pairs() > 0;
        double paper = PaperFigures.all().value(key, metric, method, column);
        row.add(
            metric.text(metric.of(scores))
                + (Double.isNaN(paper) ? "" : " (" + metric.text(paper) + ")"));
      }
    }
    return asked ? row : List.of();
  }

  /** Empty if nobody trained the method. */
  private List<String> row(TrainedFigures trained, List<Results.CellName> columns, String method) {
    int most =
        columns.stream().mapToInt(c -> trained.pairs(method, c.set(), c.costs())).max().orElse(0);
    if (most == 0) {
      return List.of();
    }
    List<String> row = new ArrayList<>(List.of(method, "" + most));
    for (Metric metric : metrics) {
      for (Results.CellName column : columns) {
        double value = trained.value(metric.name(), method, column.set(), column.costs());
        OptionalDouble paper =
            PaperFigures.figure(
                key.endsWith("-large") ? "learned-large" : "learned",
                metric.name(),
                method,
                column.costs(),
                column.set());
        row.add(
            metric.text(value)
                + (paper.isEmpty() ? "" : " (" + metric.text(paper.getAsDouble()) + ")"));
      }
    }
    return row;
  }

  private Scores scores(Results results, Results.CellName cell, String method, Metric metric) {
    return isJudgedByProofs() && metric.isJudged()
        ? results.provedScores(cell, method)
        : results.scores(cell, method);
  }

  /** The paper has proofs for small graphs only, and so do we. */
  private boolean isJudgedByProofs() {
    return limits.equals(SizeLimits.UNDER_25);
  }

  private String pairs(Results results, List<Results.CellName> columns, String method) {
    Set<Integer> counts = new LinkedHashSet<>();
    columns.forEach(column -> counts.add(scores(results, column, method, metrics.get(0)).pairs()));
    int least = counts.stream().min(Integer::compare).orElse(0);
    int most = counts.stream().max(Integer::compare).orElse(0);
    return least == most ? "" + most : least + "–" + most;
  }

  private List<String> rowOfTruth(Results results, List<Results.CellName> columns) {
    List<String> row = new ArrayList<>(List.of(ROW_OF_TRUTH, ""));
    metrics.forEach(
        metric -> columns.forEach(column -> row.add(percent(results.knownShare(column)))));
    return row;
  }

  private String drawn() {
    if (!isOfPapersSizes()) {
      return "";
    }
    return switch (sizes) {
      case PAPER ->
          "Pairs of public sets are drawn so that graphs have the mean sizes that the paper prints.";
      case ALL -> "Pairs are drawn of all graphs alike.";
    };
  }

  private String judgement() {
    if (!metrics.get(0).isJudged()) {
      return "";
    }
    return isJudgedByProofs()
        ? "Only pairs whose distance is proved count."
        : "Judged by the best known distance, which is the true one where it is proved.";
  }
}
