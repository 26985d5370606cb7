package org.eugene.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.eugene.graph.Label;
import org.junit.jupiter.api.Test;

class ConstantCostsTest {
  private static final ConstantCosts LOPSIDED = new ConstantCosts(1, 2, 3, 4, 5, 6);

  @Test
  void eachEditHasItsOwnPrice() {
    Label a = Label.of("a");
    Label b = Label.of("b");
    assertThat(LOPSIDED.insertVertex(b)).isEqualTo(1);
    assertThat(LOPSIDED.deleteVertex(a)).isEqualTo(2);
    assertThat(LOPSIDED.substituteVertex(a, b)).isEqualTo(3);
    assertThat(LOPSIDED.insertEdge(b)).isEqualTo(4);
    assertThat(LOPSIDED.deleteEdge(a)).isEqualTo(5);
    assertThat(LOPSIDED.substituteEdge(a, b)).isEqualTo(6);
  }

  @Test
  void equalNamesAreFreeWhateverTheAttributes() {
    Label one = Label.of("a", Map.of("x", 1));
    Label other = Label.of("a", Map.of("x", 2));
    assertThat(LOPSIDED.substituteVertex(one, other)).isZero();
    assertThat(LOPSIDED.substituteEdge(one, other)).isZero();
  }

  @Test
  void negativeAndEndlessPricesAreRefused() {
    assertThatThrownBy(() -> new ConstantCosts(1, -0.5, 1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("vertex-delete (-0.5) must be a finite number and not negative");
    assertThatThrownBy(() -> new ConstantCosts(1, 1, 1, Double.NaN, 1, 1))
        .hasMessage("edge-insert (NaN) must be a finite number and not negative");
    assertThatThrownBy(() -> new ConstantCosts(1, 1, 1, 1, 1, Double.POSITIVE_INFINITY))
        .hasMessage("edge-substitute (Infinity) must be a finite number and not negative");
  }

  @Test
  void transposingExchangesDeletionAndInsertion() {
    EditCosts back = LOPSIDED.transposed();
    Label a = Label.of("a");
    assertThat(back.insertVertex(a)).isEqualTo(2);
    assertThat(back.deleteVertex(a)).isEqualTo(1);
    assertThat(back.insertEdge(a)).isEqualTo(5);
    assertThat(back.deleteEdge(a)).isEqualTo(4);
    assertThat(back.transposed()).isSameAs(LOPSIDED);
  }

  @Test
  void labelsAreNumberedAsListedOrByTheirValue() {
    LabelNumbering integers = LabelNumbering.of(List.of("10", "-3", "7"));
    assertThat(integers.number("-3")).isEqualTo(-3);
    LabelNumbering words = LabelNumbering.of(List.of("pear", "apple", "7"));
    assertThat(words.number("7")).isZero();
    assertThat(words.number("pear")).isEqualTo(2);
    assertThat(LabelNumbering.listed(List.of("pear", "apple")).number("apple")).isEqualTo(1);
    assertThatThrownBy(() -> words.number("plum"))
        .hasMessage("label \"plum\" has no number; add it to the label order");
    assertThatThrownBy(() -> LabelNumbering.listed(List.of("a", "a")))
        .hasMessage("label a is listed twice; list each once");
  }

  @Test
  void stringsAreEditedLetterByLetter() {
    assertThat(Levenshtein.distance("", "")).isZero();
    assertThat(Levenshtein.distance("", "abc")).isEqualTo(3);
    assertThat(Levenshtein.distance("abc", "")).isEqualTo(3);
    assertThat(Levenshtein.distance("saturday", "sunday")).isEqualTo(3);
    assertThat(Levenshtein.distance("flaw", "lawn")).isEqualTo(2);
  }
}
