package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.cost.NamedCosts;
import org.eugene.solver.Methods;
import org.junit.jupiter.api.Test;

class ListingCommandsTest {
  @Test
  void methodsAreListedOneALine() {
    assertThat(Outcome.of("methods").succeeded().out().lines())
        .hasSameSizeAs(Methods.all())
        .anyMatch(line -> line.startsWith("m-adam  "));
  }

  @Test
  void costsAreListedOneALine() {
    assertThat(Outcome.of("costs").succeeded().out().lines())
        .hasSameSizeAs(NamedCosts.all())
        .anyMatch(line -> line.startsWith("gedlib-chem-2  "));
  }

  @Test
  void versionAndHelpGoToStandardOutput() {
    assertThat(Outcome.of("--version").succeeded().out()).startsWith("eugene ");
    assertThat(Outcome.of("--help").succeeded().out()).contains("compare", "pairs");
    assertThat(Outcome.of("compare", "--help").succeeded().out()).contains("--costs", "--budget");
  }
}
