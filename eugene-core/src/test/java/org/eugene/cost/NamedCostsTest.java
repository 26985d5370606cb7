package org.eugene.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.eugene.graph.Label;
import org.junit.jupiter.api.Test;

/** Every named setting against numbers computed by hand. */
class NamedCostsTest {
  private static final Label A = Label.of("a");
  private static final Label B = Label.of("b");

  @Test
  void uniformChargesOneForEverything() {
    for (String name : List.of("uniform", "gedlib-constant")) {
      EditCosts costs = NamedCosts.named(name).costs();
      checkVertex(costs, A, B, 1, 1, 1);
      checkEdge(costs, A, B, 1, 1, 1);
      checkFreeWhenEqual(costs, A);
    }
  }

  @Test
  void paper1IsLopsidedAndKnowsNoLabels() {
    EditCosts costs = NamedCosts.PAPER_1.costs();
    checkVertex(costs, A, B, 1, 3, 0);
    checkEdge(costs, A, B, 2, 2, 0);
  }

  @Test
  void paper2RanksLabels() {
    EditCosts costs = NamedCosts.PAPER_2.costs(LabelNumbering.of(List.of("1", "2", "4")));
    checkVertex(costs, Label.of("1"), Label.of("2"), 1, 3, 1);
    checkVertex(costs, Label.of("2"), Label.of("1"), 1, 3, 1);
    checkVertex(costs, Label.of("2"), Label.of("4"), 1, 3, 2);
    checkEdge(costs, A, B, 2, 2, 0);
    checkFreeWhenEqual(costs, Label.of("4"));
    assertThatThrownBy(NamedCosts.PAPER_2::costs)
        .hasMessage("paper-2 ranks labels; give a label numbering");
  }

  @Test
  void paper3ChargesOneForComingAndGoing() {
    EditCosts costs = NamedCosts.PAPER_3.costs();
    checkVertex(costs, A, B, 1, 1, 0);
    checkEdge(costs, A, B, 1, 1, 0);
  }

  @Test
  void alignmentSeesEdgesOnly() {
    EditCosts costs = NamedCosts.ALIGNMENT.costs();
    checkVertex(costs, A, B, 0, 0, 0);
    checkEdge(costs, A, B, 1, 1, 0);
  }

  @Test
  void chem1() {
    EditCosts costs = NamedCosts.GEDLIB_CHEM_1.costs();
    checkVertex(costs, Label.of("C"), Label.of("N"), 4, 4, 2);
    checkEdge(costs, Label.of("1"), Label.of("2"), 1, 1, 1);
    checkFreeWhenEqual(costs, Label.of("C"));
  }

  @Test
  void chem2() {
    EditCosts costs = NamedCosts.GEDLIB_CHEM_2.costs();
    checkVertex(costs, Label.of("C"), Label.of("N"), 2.75, 2.75, 5.5);
    checkEdge(costs, Label.of("1"), Label.of("2"), 0.825, 0.825, 0.825);
    checkFreeWhenEqual(costs, Label.of("C"));
  }

  @Test
  void chemReadsAttributesBeforeNames() {
    EditCosts costs = NamedCosts.GEDLIB_CHEM_1.costs();
    Label one = Label.of("anything", Map.of("chem", "C", "x", 1));
    Label other = Label.of("else", Map.of("chem", "C ", "x", 2));
    assertThat(costs.substituteVertex(one, other)).isZero();
    assertThat(costs.substituteEdge(Label.of("q", Map.of("valence", 1)), Label.of("1"))).isZero();
  }

  @Test
  void letterMeasuresDistances() {
    EditCosts costs = NamedCosts.GEDLIB_LETTER.costs();
    checkVertex(costs, at(0, 0), at(3, 4), 0.675, 0.675, 3.75);
    checkEdge(costs, A, B, 0.425, 0.425, 0);
  }

  @Test
  void aMissingCoordinateIsNamed() {
    EditCosts costs = NamedCosts.GEDLIB_LETTER.costs();
    assertThatThrownBy(() -> costs.substituteVertex(at(0, 0), A))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("need the number \"x\"")
        .hasMessageContaining("label \"a\"");
  }

  @Test
  void grec1() {
    EditCosts costs = NamedCosts.GEDLIB_GREC_1.costs();
    checkVertex(costs, typed("circle", 0, 0), typed("corner", 3, 4), 45, 45, 90);
    checkVertex(costs, typed("circle", 0, 0), typed("circle", 3, 4), 45, 45, 2.5);
    checkEdge(costs, types("line"), types("arc"), 7.5, 7.5, 15);
    checkEdge(costs, types("line"), types("line"), 7.5, 7.5, 0);
    checkEdge(costs, types("line"), types("line", "arc"), 7.5, 15, 7.5);
    checkEdge(costs, types("arc", "line"), types("line", "arc"), 15, 15, 0);
  }

  @Test
  void grec2() {
    EditCosts costs = NamedCosts.GEDLIB_GREC_2.costs();
    checkVertex(costs, typed("circle", 0, 0), typed("corner", 3, 4), 45, 45, 90);
    checkVertex(costs, typed("circle", 0, 0), typed("circle", 3, 4), 45, 45, 2.5);
    checkEdge(costs, types("line"), types("arc"), 7.5, 7.5, 15);
    checkEdge(costs, types("line"), types("line", "arc"), 7.5, 15, 7.5);
    checkEdge(costs, types("arc", "line"), types("line", "arc"), 15, 15, 0);
    checkEdge(costs, types("arc", "arc"), types("line", "arc"), 15, 15, 15);
  }

  @Test
  void protein() {
    EditCosts costs = NamedCosts.GEDLIB_PROTEIN.costs();
    checkVertex(costs, chain("1", "KITTEN"), chain("1", "SITTING"), 8.25, 8.25, 2.25);
    checkVertex(costs, chain("1", "KITTEN"), chain("2", "KITTEN"), 8.25, 8.25, 16.5);
    checkEdge(costs, types("1"), types("2"), 0.25, 0.25, 0.5);
    checkEdge(costs, types("1", "2"), types("2"), 0.5, 0.25, 0.25);
  }

  @Test
  void fingerprintTurnsTheShorterWay() {
    EditCosts costs = NamedCosts.GEDLIB_FINGERPRINT.costs();
    checkVertex(costs, A, B, 0.525, 0.525, 0);
    Label east = Label.of("", Map.of("orient", 0.25));
    Label almostEast = Label.of("", Map.of("orient", 3.0));
    checkEdge(costs, east, almostEast, 0.125, 0.125, 0.25 * (Math.PI - 2.75));
    checkEdge(costs, almostEast, east, 0.125, 0.125, 0.25 * (Math.PI - 2.75));
    checkEdge(costs, east, Label.of("", Map.of("orient", 1.25)), 0.125, 0.125, 0.25);
  }

  @Test
  void cmu() {
    EditCosts costs = NamedCosts.GEDLIB_CMU.costs();
    checkVertex(costs, A, B, 50_000, 50_000, 0);
    Label three = Label.of("", Map.of("dist", 3));
    Label eight = Label.of("", Map.of("dist", 8.5));
    checkEdge(costs, three, eight, 1.5, 4.25, 2.75);
    checkEdge(costs, eight, three, 4.25, 1.5, 2.75);
  }

  @Test
  void namesLeadToCostsAndBack() {
    for (NamedCosts costs : NamedCosts.all()) {
      assertThat(NamedCosts.named(costs.name())).isSameAs(costs);
      assertThat(costs.description()).isNotBlank();
    }
    assertThatThrownBy(() -> NamedCosts.named("free"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there are no costs named free; there are uniform, paper-1");
  }

  private static Label at(double x, double y) {
    return Label.of("", Map.of("x", x, "y", y));
  }

  private static Label typed(String type, double x, double y) {
    return Label.of("", Map.of("type", type, "x", x, "y", y));
  }

  private static Label chain(String type, String sequence) {
    return Label.of("", Map.of("type", type, "sequence", sequence));
  }

  private static Label types(String... types) {
    Label label = Label.BLANK.with("frequency", types.length);
    for (int at = 0; at < types.length; at++) {
      label = label.with("type" + at, types[at]);
    }
    return label;
  }

  private static void checkVertex(
      EditCosts costs, Label a, Label b, double delete, double insert, double substitute) {
    assertThat(costs.deleteVertex(a)).isEqualTo(delete);
    assertThat(costs.insertVertex(b)).isEqualTo(insert);
    assertThat(costs.substituteVertex(a, b)).isCloseTo(substitute, within(1e-12));
  }

  private static void checkEdge(
      EditCosts costs, Label a, Label b, double delete, double insert, double substitute) {
    assertThat(costs.deleteEdge(a)).isEqualTo(delete);
    assertThat(costs.insertEdge(b)).isEqualTo(insert);
    assertThat(costs.substituteEdge(a, b)).isCloseTo(substitute, within(1e-12));
  }

  private static void checkFreeWhenEqual(EditCosts costs, Label label) {
    assertThat(costs.substituteVertex(label, Label.of(label.name()))).isZero();
    assertThat(costs.substituteEdge(label, Label.of(label.name()))).isZero();
  }
}
