package org.eugene.bench.table;

import static org.eugene.bench.view.Figures.count;
import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.Figures;
import org.eugene.bench.view.View;

/** The figures that papers on learned distances report, on the set that most of them report. */
final class FieldTable implements PairTable {
  private static final List<String> METHODS =
      List.of("size-only", "branch", "ipfp", "refine", "m-adam", "eugene");
  private static final double PAIRS_OF_TIME = 100;
  private static final double MILLIS = 1e3;

  @Override
  public String name() {
    return "field";
  }

  @Override
  public String description() {
    return "aids700nef by the measures of the field: rank correlations, precision, time";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    return List.of(PublishedSets.aids700(data, options).askedOf(Lineup.of(METHODS, options)));
  }

  @Override
  public View view(Results results) {
    View.Builder view =
        headed(
            List.of(
                "method", "pairs", "MAE", "right", "ρ", "τ", "p@10", "p@20", "s for 100 pairs"));
    for (Results.CellName cell : results.cells()) {
      for (String method : METHODS) {
        Scores scores = results.scores(cell, method);
        if (scores.pairs() > 0) {
          view.row(row(method, scores, new Ranking(scores.rows(), results)));
        }
      }
    }
    return view.row(
            List.of(
                "App-BMao, published", "", "0.052", "–", "0.989", "0.941", "0.999", "–", "0.0105"))
        .remark(
            "Published distances of aids700nef, each graph with 420 others in turn; everything costs"
                + " 1, edge labels are ignored. ρ (Spearman), τ (Kendall) and p@k are means over"
                + " those graphs; of equal distances those come first that make p@k larger, as is"
                + " usual. Times are CPU times of one thread. The last row is what others print, on"
                + " a machine and a split of their own.")
        .remark(results.origin())
        .build();
  }

  private static List<String> row(String method, Scores scores, Ranking ranking) {
    return List.of(
        method,
        count(scores.pairs()),
        decimal(scores.mae()),
        decimal(scores.si()),
        decimal(ranking.spearman()),
        decimal(ranking.kendall()),
        decimal(ranking.precisionAt(10)),
        decimal(ranking.precisionAt(20)),
        Figures.decimal(scores.cpuMillis() * PAIRS_OF_TIME / MILLIS, 4));
  }
}
