package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;
import org.eugene.graph.Graph;
import org.junit.jupiter.api.Test;

class NoisyNetworksTest {
  @Test
  void everyHundredthEdgeIsElsewhere() {
    List<Cell> cells =
        new NoisyNetworks(List.of(50, 200))
            .cells(new DataFolder(Path.of("none")), TableOptions.defaults(), List.of());

    assertThat(cells).extracting(Cell::set).containsExactly("co-authors-50", "co-authors-200");
    Graph original = cells.get(1).questions().get(0).pair().source();
    assertThat(original.order()).isEqualTo(200);
    int moved = original.size() / 100;
    assertThat(cells.get(1).known().get(0).answer().upper()).isEqualTo(2.0 * moved);
  }
}
