package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OurTablesTest {
  @TempDir private Path folder = Path.of("");

  private List<Cell> cells(String table, TableOptions options) throws IOException {
    return OurTables.ofPairs(table).chosen(new DataFolder(folder), options);
  }

  private static List<Row.Asked> asked(Cell cell) {
    return cell.questions().stream().map(Row.Asked::of).toList();
  }

  private static List<Integer> orders(Cell cell) {
    return cell.questions().stream()
        .map(Question::pair)
        .flatMap(pair -> List.of(pair.source().order(), pair.target().order()).stream())
        .toList();
  }

  @Test
  void proofsOfLargerGraphsAreOnThePairsOfTheEngine() throws IOException {
    TableOptions five = TableOptions.defaults().withSample(5);
    List<Cell> proofs = cells("proof-large", five);

    assertThat(proofs)
        .hasSize(8)
        .allSatisfy(cell -> assertThat(cell.contenders()).hasSize(2))
        .extracting(OurTablesTest::asked)
        .isEqualTo(cells("engine-large", five).stream().map(OurTablesTest::asked).toList());
  }

  @Test
  void cellsOfProofsWithABarGetMorePairs() throws IOException {
    assertThat(cells("proof", TableOptions.defaults()))
        .filteredOn(cell -> cell.questions().size() == 300)
        .extracting(cell -> cell.set() + " " + cell.costs())
        .containsExactly(
            "aids paper-1",
            "aids paper-2",
            "mutagenicity paper-1",
            "mutagenicity paper-2",
            "coil-del paper-1",
            "triangles paper-1");
  }

  @Test
  void tinyGraphsHaveTenVerticesAtMost() throws IOException {
    assertThat(cells("tiny", TableOptions.defaults().withSample(50)))
        .allSatisfy(cell -> assertThat(orders(cell)).hasSize(100).allMatch(order -> order <= 10))
        .extracting(Cell::set)
        .containsExactly("imdb-multi", "triangles");
  }

  @Test
  void moleculesComeInBandsThatTheirSetChooses() throws IOException {
    Path graphs = Files.createDirectories(folder.resolve("graphs"));
    for (String set : List.of("aids", "mutagenicity")) {
      Files.writeString(graphs.resolve(set + ".txt"), chains(set.equals("aids") ? 80 : 110));
    }
    TableOptions few = TableOptions.defaults().withSample(20);

    assertThat(cells("chem2-large", few))
        .extracting(Cell::set)
        .containsExactly(
            "aids 31-50",
            "mutagenicity 31-50",
            "aids 51-70",
            "mutagenicity 51-70",
            "aids 71-100",
            "mutagenicity 71-100");
    List<Cell> aids = cells("chem2-large", few.withOnly(Set.of("aids")));
    assertThat(aids).hasSize(3);
    assertThat(orders(aids.get(2))).hasSize(40).allMatch(order -> order >= 71 && order <= 100);
    assertThat(aids.get(0).contenders())
        .extracting(Contender::name)
        .containsExactly("size-only", "eugene-high-1s", "exact-60s");
    assertThat(aids.get(0).contenders().get(2).budget()).hasSeconds(60);
  }

  /** One of every number of atoms up to this one. */
  private static String chains(int longest) {
    StringBuilder text = new StringBuilder();
    for (int order = 1; order <= longest; order++) {
      text.append("t # ").append(order).append('\n');
      for (int v = 0; v < order; v++) {
        text.append("v ").append(v).append(" C\n");
      }
      for (int v = 1; v < order; v++) {
        text.append("e ").append(v - 1).append(' ').append(v).append(" 1\n");
      }
    }
    return text.toString();
  }
}
