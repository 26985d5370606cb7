package org.eugene.bench.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/** The engine at normal effort against M-Adam, graphs of 25 to 50 vertices. */
final class EngineLargeTable implements Table {
  static final List<String> SETS = List.of("aids", "mutagenicity", "molhiv", "python-ast-50");
  static final List<String> COSTS = List.of("paper-1", "paper-2");

  private static final int PAIRS = 100;

  @Override
  public String name() {
    return "engine-large";
  }

  @Override
  public String description() {
    return "the engine at normal effort and M-Adam, graphs of 25 to 50 vertices";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : SETS) {
      for (String costs : COSTS) {
        cells.add(
            Cell.of(
                data.questions(
                    set, SizeLimits.FROM_25_TO_50, costs, options.sample(PAIRS), options.seed()),
                Contender.sizeOnly(),
                Contender.eugene("eugene", Effort.NORMAL),
                Contender.named("m-adam").onFirst(options.slowSample())));
      }
    }
    return cells;
  }

  @Override
  public String render(Results results) {
    return EngineAgainstMAdam.render(results);
  }
}
