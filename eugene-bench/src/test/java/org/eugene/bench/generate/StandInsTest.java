package org.eugene.bench.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.bench.sample.DataFolder;
import org.eugene.graph.Graph;
import org.eugene.graph.Isomorphism;
import org.eugene.search.sample.SizeLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandInsTest {
  private static final List<String> COLLECTIONS =
      List.of(
          "aids", "mutagenicity", "molhiv", "python-ast", "imdb-multi", "coil-del", "triangles");

  @Test
  void sameGraphsEveryTime() {
    for (String set : COLLECTIONS) {
      assertThat(StandIns.graphsFor(set)).isEqualTo(StandIns.graphsFor(set));
    }
  }

  @Test
  void thereAreManyDifferentOnesOfEachKind() {
    for (String set : COLLECTIONS) {
      List<Graph> small =
          StandIns.graphsFor(set).stream().filter(SizeLimits.UNDER_25::admit).toList();
      assertThat(Isomorphism.distinct(small)).as(set).hasSizeGreaterThan(25);
    }
    for (String set : List.of("aids", "mutagenicity", "molhiv", "python-ast-50")) {
      assertThat(StandIns.graphsFor(set).stream().filter(SizeLimits.FROM_25_TO_50::admit))
          .as(set)
          .hasSizeGreaterThan(25);
    }
  }

  @Test
  void noAtomHasMoreBondsThanItsValence() {
    for (String set : List.of("aids", "mutagenicity", "molhiv")) {
      for (Graph molecule : StandIns.graphsFor(set)) {
        for (int v = 0; v < molecule.order(); v++) {
          int bonds = 0;
          for (int r = 0; r < molecule.degree(v); r++) {
            bonds += Integer.parseInt(molecule.labelOfEdge(molecule.incidentEdge(v, r)).name());
          }
          assertThat(bonds).isLessThanOrEqualTo(4);
        }
      }
    }
  }

  @Test
  void fewerContactsAreAmongTheMore() {
    Graph whole = StandIns.graphsFor("high-school-100").get(0);
    Graph part = StandIns.graphsFor("high-school-80").get(0);
    Set<List<Integer>> edges = new HashSet<>();
    for (int e = 0; e < whole.size(); e++) {
      edges.add(List.of(whole.edgeFrom(e), whole.edgeTo(e)));
    }
    for (int e = 0; e < part.size(); e++) {
      assertThat(edges).contains(List.of(part.edgeFrom(e), part.edgeTo(e)));
    }
    assertThat(part.size()).isLessThan(whole.size());
  }

  @Test
  void madeGraphsGoByNamesOfTheirOwn(@TempDir Path empty) {
    assertThat(new DataFolder(empty).shownName("aids")).isEqualTo("small-molecules");
    assertThat(StandIns.nameFor("mutag")).isEmpty();
  }
}
