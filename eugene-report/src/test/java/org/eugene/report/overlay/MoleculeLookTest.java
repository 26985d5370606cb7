package org.eugene.report.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class MoleculeLookTest {
  private static Graph pair(String one, String other, String edge, boolean directed) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder = directed ? Graph.directed("g", labels) : Graph.undirected("g", labels);
    return builder
        .addEdge(
            builder.addVertex(Label.of(one)), builder.addVertex(Label.of(other)), Label.of(edge))
        .build();
  }

  @Test
  void elementsAndBondsMakeAMolecule() {
    assertThat(MoleculeLook.isMolecule(pair("C", "O", "2", false))).isTrue();
    assertThat(MoleculeLook.isMolecule(pair("Na ", "Cl", "1", false))).isTrue();
    assertThat(MoleculeLook.isMolecule(pair("C", "O", "", false))).isTrue();
    assertThat(MoleculeLook.isMolecule(Graph.undirected("g", new LabelDictionary()).build()))
        .isTrue();
  }

  @Test
  void otherLabelsDoNot() {
    assertThat(MoleculeLook.isMolecule(pair("A", "C", "1", false))).isFalse();
    assertThat(MoleculeLook.isMolecule(pair("C", "O", "friend", false))).isFalse();
    assertThat(MoleculeLook.isMolecule(pair("C", "O", "1", true))).isFalse();
    assertThat(MoleculeLook.isMolecule(pair("B", "I", "", false))).isFalse();
    assertThat(MoleculeLook.isMolecule(pair("", "", "", false))).isFalse();
  }
}
