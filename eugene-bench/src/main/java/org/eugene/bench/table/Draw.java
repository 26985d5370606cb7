package org.eugene.bench.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.Question;
import org.eugene.search.sample.SizeLimits;

/**
 * Pairs to draw.
 *
 * @param sets from which data sets
 * @param costs under which costs
 * @param limits of which sizes
 * @param pairs how many from each set under each kind of costs, unless the run was told otherwise
 */
record Draw(List<String> sets, List<String> costs, SizeLimits limits, int pairs) implements Pairs {
  Draw {
    sets = List.copyOf(sets);
    costs = List.copyOf(costs);
  }

  /** Graphs under 25 vertices. */
  static Draw small(List<String> sets, List<String> costs, int pairs) {
    return new Draw(sets, costs, SizeLimits.UNDER_25, pairs);
  }

  /** Graphs of 25 to 50 vertices. */
  static Draw large(List<String> sets, List<String> costs, int pairs) {
    return new Draw(sets, costs, SizeLimits.FROM_25_TO_50, pairs);
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options, List<Contender> contenders)
      throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : sets) {
      for (String kind : costs) {
        int count = options.sample(pairs);
        cells.add(Cell.of(data.questions(set, limits, kind, count, options.seed()), contenders));
      }
    }
    return cells;
  }

  /** The same under names that tell the sizes too, for tables with several: aids 25-50. */
  List<Cell> bands(DataFolder data, TableOptions options, List<Contender> contenders)
      throws IOException {
    String sizes = " " + limits.least() + "-" + limits.most();
    List<Cell> bands = new ArrayList<>();
    for (Cell cell : cells(data, options, contenders)) {
      List<Question> questions =
          cell.questions().stream().map(asked -> asked.in(asked.set() + sizes)).toList();
      bands.add(Cell.of(questions, contenders));
    }
    return bands;
  }
}
