package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.solver.Effort;

/** The engine at normal effort against M-Adam, graphs under 25 vertices. */
final class EngineTable implements Table {
  private static final int PAIRS = 300;

  @Override
  public String name() {
    return "engine";
  }

  @Override
  public String description() {
    return "the engine at normal effort and M-Adam, graphs under 25 vertices";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    return SmallSets.cells(
        data,
        options.seed(),
        cell -> options.sample(PAIRS),
        Contender.sizeOnly(),
        Contender.eugene("eugene", Effort.NORMAL),
        Contender.named("m-adam").onFirst(options.slowSample()));
  }

  @Override
  public String render(Results results) {
    return EngineAgainstMAdam.render(results);
  }
}
