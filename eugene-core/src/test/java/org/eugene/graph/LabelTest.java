package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LabelTest {
  @Test
  void nameAndAttributesMakeALabel() {
    Label carbon = Label.of("C", Map.of("x", 1.5, "charge", -1));
    assertThat(carbon).isEqualTo(Label.of("C", Map.of("charge", -1L, "x", 1.5)));
    assertThat(carbon).hasSameHashCodeAs(Label.of("C", Map.of("charge", -1L, "x", 1.5)));
    assertThat(carbon).isNotEqualTo(Label.of("C")).isNotEqualTo(carbon.with("charge", 1));
    assertThat(carbon).hasToString("C{charge=-1, x=1.5}");
  }

  @Test
  void numbersAreReadFromNumbersAndText() {
    Label label = Label.of("17", Map.of("x", " 2.5 ", "n", 3, "word", "three", "yes", true));
    assertThat(label.number("x")).hasValue(2.5);
    assertThat(label.number("n")).hasValue(3);
    assertThat(label.number("word")).isEmpty();
    assertThat(label.number("yes")).isEmpty();
    assertThat(label.number("absent")).isEmpty();
    assertThat(label.numberOfName()).hasValue(17);
    assertThat(Label.of("NaN").numberOfName()).isEmpty();
    assertThat(label.text("x")).hasValue("2.5");
  }

  @Test
  void strangeAttributesAreRefused() {
    assertThatThrownBy(() -> Label.of("a", Map.of("x", Double.NaN)))
        .hasMessage("attribute x (NaN) must be finite");
    assertThatThrownBy(() -> Label.BLANK.with("x", List.of()))
        .hasMessageStartingWith("attribute x is a ")
        .hasMessageEndingWith("use a string, a number or a truth value");
  }

  @Test
  void aLabelKeepsACopyOfItsAttributes() {
    Map<String, Object> attributes = new HashMap<>(Map.of("x", 1));
    Label label = Label.of("a", attributes);
    attributes.put("x", 2);
    assertThat(label.number("x")).hasValue(1);
    assertThatThrownBy(() -> label.attributes().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void theDictionaryNumbersLabelsAsTheyCome() {
    LabelDictionary labels = new LabelDictionary();
    assertThat(labels.intern(Label.of("b"))).isZero();
    assertThat(labels.intern(Label.of("a"))).isEqualTo(1);
    assertThat(labels.intern(Label.of("b"))).isZero();
    assertThat(labels.label(1)).isEqualTo(Label.of("a"));
    assertThat(labels.size()).isEqualTo(2);
  }
}
