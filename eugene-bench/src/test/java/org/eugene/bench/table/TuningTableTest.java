package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningTableTest {
  @TempDir private Path folder = Path.of("");

  /** A made-up method: the more patience, the better. */
  private static GedSolver patient(double patience) {
    Effort effort = patience < 1 ? Effort.QUICK : patience > 1 ? Effort.PROOF : Effort.NORMAL;
    return new EugeneSolver(EugeneOptions.defaults().withEffort(effort));
  }

  private static TuningTable table() {
    return new TuningTable(
        List.of(
            new TuningTable.Arena(
                Contender.eugene("patient", Effort.NORMAL),
                TuningTable.hard(50),
                List.of(
                    new Constant("patience", 1, TuningTableTest::patient),
                    new Constant("ignored share", 0.25, ignored -> patient(1)),
                    new Constant("nothing", 0, ignored -> patient(1))))));
  }

  private View measured(TuningTable table) throws IOException {
    Origin origin = new Origin("abc", "17", "some CPU", "2026-01-02");
    try (Run run =
        new Run(
            new DataFolder(folder.resolve("none")),
            TableOptions.defaults().withSample(2).withOnly(java.util.Set.of("molhiv")),
            References.in(folder, Duration.ofMillis(50), origin),
            origin,
            folder,
            Run.Repetition.NONE,
            Talk.NONE)) {
      table.measure(run);
    }
    return table.view(Lines.read(folder.resolve("tuning.csv")));
  }

  @Test
  void everyConstantIsShownHalvedAsItIsAndDoubled() throws IOException {
    View view = measured(table());

    assertThat(view.columns())
        .containsExactly(
            "constant",
            "value",
            "set",
            "costs",
            "pairs",
            "SI",
            "MAE",
            "CPU ms",
            "ms to upper",
            "proved");
    assertThat(view.rows())
        .extracting(row -> row.subList(0, 5))
        .containsExactly(
            List.of("patience", "0.5", "molhiv", "paper-2", "2"),
            List.of("patience", "1 (default)", "molhiv", "paper-2", "2"),
            List.of("patience", "2", "molhiv", "paper-2", "2"),
            List.of("ignored share", "0.125", "molhiv", "paper-2", "2"),
            List.of("ignored share", "0.25 (default)", "molhiv", "paper-2", "2"),
            List.of("ignored share", "0.5", "molhiv", "paper-2", "2"));
    assertThat(view.rows().get(2).get(9)).isEqualTo("100.0 %");
  }

  @Test
  void whatAConstantDoesNotTouchIsTheSame() throws IOException {
    List<List<String>> rows = measured(table()).rows();

    for (int column : List.of(5, 6, 9)) {
      assertThat(rows.subList(3, 6))
          .extracting(row -> row.get(column))
          .containsOnly(rows.get(4).get(column));
    }
  }

  @Test
  void withoutConstantsThereIsNothingToShow() throws IOException {
    assertThat(measured(new TuningTable(List.of())).rows()).isEmpty();
  }
}
