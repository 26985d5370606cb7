package org.eugene.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.Sketch;
import org.junit.jupiter.api.Test;

class ChemistryCostsTest {
  private final EditCosts costs = NamedCosts.CHEMISTRY.costs();

  @Test
  void exchangingAtomsCostsByElectronegativity() {
    check("C", "S", 1); // 2.55 and 2.58
    check("C", "I", 1); // 2.66
    check("C", "N", 2); // 3.04
    check("N", "F", 3); // 3.98
    check("C", "O", 3); // 3.44
    check("C", "C", 0);
    check("c", "C", 0);
  }

  @Test
  void theEdgesOfTheClassesBelongToTheMiddle() {
    check("H", "Rn", 1); // 2.20 and 2.2: different elements, no difference
    check("F", "Xe", 3); // 3.98 and 2.60
    check("Ti", "Y", 2); // 1.54 and 1.22
    check("Hf", "Ta", 2); // 1.3 and 1.5: 0.2 exactly
    check("Po", "Th", 2); // 2.0 and 1.3: 0.7 exactly
  }

  @Test
  void anElementWithoutAValueIsUnlikeAllOthers() {
    check("He", "Ne", 3);
    check("C", "Xx", 3);
    check("Xx", "Xx", 0);
  }

  @Test
  void atomsWeighAsMuchAsTheirHighestBond() {
    Graph molecule = costs.annotate(Sketch.undirected("C C N C H", "0-1:2 1-2:3 2-3:1 0-3:4"));
    assertThat(costs.deleteVertex(molecule.labelOfVertex(0))).isEqualTo(2);
    assertThat(costs.deleteVertex(molecule.labelOfVertex(1))).isEqualTo(3);
    assertThat(costs.insertVertex(molecule.labelOfVertex(2))).isEqualTo(3);
    assertThat(costs.insertVertex(molecule.labelOfVertex(3))).isEqualTo(2);
    assertThat(costs.insertVertex(molecule.labelOfVertex(4))).isEqualTo(1);
  }

  @Test
  void bondsCostOneAndChangeForNothing() {
    assertThat(costs.deleteEdge(Label.of("2"))).isEqualTo(1);
    assertThat(costs.insertEdge(Label.of("3"))).isEqualTo(1);
    assertThat(costs.substituteEdge(Label.of("1"), Label.of("3"))).isZero();
  }

  @Test
  void theSymbolOutranksTheElementNumberOfAFile() {
    Label carbon = Label.of("1", Map.of("symbol", "C  ", "chem", 1));
    assertThat(costs.substituteVertex(carbon, Label.of("C"))).isZero();
  }

  @Test
  void elementsGoBySymbolOrAtomicNumber() {
    assertThat(Electronegativity.of("Cl")).hasValue(3.16);
    assertThat(Electronegativity.of("17")).hasValue(3.16);
    assertThat(Electronegativity.of("103")).hasValue(1.3);
    assertThat(Electronegativity.of("82")).hasValue(2.33);
    assertThat(Electronegativity.of("Ar")).isEmpty();
    assertThat(Electronegativity.of("104")).isEmpty();
  }

  private void check(String from, String to, double expected) {
    assertThat(costs.substituteVertex(Label.of(from), Label.of(to))).isEqualTo(expected);
    assertThat(costs.substituteVertex(Label.of(to), Label.of(from))).isEqualTo(expected);
  }
}
