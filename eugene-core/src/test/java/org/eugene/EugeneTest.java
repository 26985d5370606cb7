package org.eugene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Sketch;
import org.eugene.madam.MAdam;
import org.eugene.madam.MAdamOptions;
import org.junit.jupiter.api.Test;

class EugeneTest {
  private static final Graph ETHANOL = Sketch.undirected("C C O", "0-1 1-2");
  private static final Graph ETHYLAMINE = Sketch.undirected("N C C", "0-1 1-2");

  @Test
  void oneAtomApart() {
    Comparison comparison =
        Eugene.between(ETHANOL, ETHYLAMINE)
            .with(new MAdam(MAdamOptions.hurried()))
            .within(Duration.ofSeconds(30))
            .solve();
    assertThat(comparison.distance()).isEqualTo(1);
    assertThat(comparison.path().orElseThrow().applyTo(ETHANOL)).isEqualTo(ETHYLAMINE);
    assertThat(comparison.similarity()).isCloseTo(0.9, within(1e-12));
  }

  @Test
  void costsCanBeChosen() {
    Eugene question = Eugene.between(ETHANOL, ETHYLAMINE).with(new MAdam(MAdamOptions.hurried()));
    assertThat(question.costs(NamedCosts.PAPER_1.costs()).solve().distance()).isZero();
    assertThat(question.costs(NamedCosts.CHEMISTRY.costs()).solve().distance()).isEqualTo(2);
  }

  @Test
  void equalGraphsAreEntirelySimilar() {
    Graph empty = Sketch.undirected("", "");
    assertThat(Eugene.between(empty, empty).solve().similarity()).isEqualTo(1);
    assertThat(Eugene.between(empty, ETHANOL).solve().similarity()).isZero();
  }
}
