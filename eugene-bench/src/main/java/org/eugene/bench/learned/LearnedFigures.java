package org.eugene.bench.learned;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.table.TrainedFigures;

/** What the rows of guesses say, for the paper's tables. */
final class LearnedFigures implements TrainedFigures {
  private static final double THOUSAND = 1_000;

  private final Map<List<String>, LearnedScores> scores = new LinkedHashMap<>();
  private final Set<String> methods = new LinkedHashSet<>();

  LearnedFigures(List<Line> lines) {
    Map<List<String>, List<LearnedRow.Read>> rows = new LinkedHashMap<>();
    for (Line line : lines) {
      LearnedRow.Read row = LearnedRow.Read.of(line);
      boolean regression = line.text("method").equals(SmallExamination.REGRESSION);
      if (row.training().epochs() > 0 || regression) {
        methods.add(line.text("method"));
        rows.computeIfAbsent(
                List.of(line.text("method"), line.text("set"), line.text("costs")),
                key -> new ArrayList<>())
            .add(row);
      }
    }
    rows.forEach((key, some) -> scores.put(key, new LearnedScores(some)));
  }

  @Override
  public List<String> methods() {
    return List.copyOf(methods);
  }

  @Override
  public int pairs(String method, String set, String costs) {
    LearnedScores known = scores.get(List.of(method, set, costs));
    return known == null ? 0 : known.pairs();
  }

  @Override
  public double value(String metric, String method, String set, String costs) {
    LearnedScores known = scores.get(List.of(method, set, costs));
    if (known == null) {
      return Double.NaN;
    }
    return switch (metric) {
      case "MAE" -> known.error().mean();
      case "SI" -> known.right().mean();
      case "TIME" -> THOUSAND * known.seconds();
      case "CARBON" ->
          LearnedColumn.GRAMS_PER_SECOND * (known.secondsBefore() + THOUSAND * known.seconds());
      default -> Double.NaN;
    };
  }
}
