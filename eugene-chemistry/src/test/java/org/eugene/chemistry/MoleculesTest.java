package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelUse;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.MoleculeOptions.AromaticBonds;
import org.eugene.io.MoleculeOptions.Hydrogens;
import org.eugene.io.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoleculesTest {
  private static final Path EXAMPLES = Path.of("..", "examples");

  private static List<Graph> smiles(String text, MoleculeOptions options) throws IOException {
    return new SmilesReader()
        .read(
            GraphInput.ofText("test", text, ReadOptions.defaults().withMolecules(options)),
            new LabelDictionary());
  }

  private static Graph smiles(String text) throws IOException {
    return smiles(text, MoleculeOptions.defaults()).get(0);
  }

  private static List<Graph> sdf(String text) throws IOException {
    return new SdfReader()
        .read(GraphInput.ofText("test", text, ReadOptions.defaults()), new LabelDictionary());
  }

  private static Graph withoutAttributes(Graph graph) {
    return graph.mapVertexLabels((v, label) -> Label.of(label.name()));
  }

  @Test
  void theExamplesAreTheSameInBothFormats() throws IOException {
    List<Graph> text = new GraphFiles().all(EXAMPLES.resolve("molecules.txt").toString());
    List<Graph> smiles = new GraphFiles().all(EXAMPLES.resolve("molecules.smi").toString());
    assertThat(smiles).extracting(Graph::id).isEqualTo(text.stream().map(Graph::id).toList());
    for (int at = 0; at < text.size(); at++) {
      assertThat(withoutAttributes(smiles.get(at))).as(text.get(at).id()).isEqualTo(text.get(at));
    }
  }

  @Test
  void atomsAndBondsAreLabelled() throws IOException {
    Graph graph = smiles("O=[N+]([O-])c1ccccc1 nitrobenzene");
    assertThat(graph.id()).isEqualTo("nitrobenzene");
    assertThat(graph.order()).isEqualTo(9);
    assertThat(graph.size()).isEqualTo(9);
    assertThat(graph.labelOfVertex(1).name()).isEqualTo("N");
    assertThat(graph.labelOfVertex(1).number("charge")).hasValue(1);
    assertThat(graph.labelOfVertex(0).attributes()).isEmpty();
    assertThat(graph.labels().label(graph.edgeLabelId(0, 1)).name()).isEqualTo("2");
    assertThat(graph.labels().label(graph.edgeLabelId(3, 4)).name()).isEqualTo("4");
    assertThat(graph.labels().label(graph.edgeLabelId(1, 3)).name()).isEqualTo("1");
  }

  @Test
  void aBondBetweenTwoRingsIsNotAromatic() throws IOException {
    Graph graph = smiles("c1ccccc1c1ccccc1");
    assertThat(graph.labels().label(graph.edgeLabelId(5, 6)).name()).isEqualTo("1");
  }

  @Test
  void hydrogensAreAnOption() throws IOException {
    MoleculeOptions defaults = MoleculeOptions.defaults();
    assertThat(smiles("[H]OCC").order()).isEqualTo(3);
    assertThat(smiles("[H]OCC", defaults.withHydrogens(Hydrogens.WRITTEN)).get(0).order())
        .isEqualTo(4);
    Graph all = smiles("[H]OCC", defaults.withHydrogens(Hydrogens.ALL)).get(0);
    assertThat(all.order()).isEqualTo(9);
    assertThat(all.size()).isEqualTo(8);
    assertThat(smiles("[H][H]").order()).isEqualTo(2);
  }

  @Test
  void aromaticBondsAreAnOption() throws IOException {
    MoleculeOptions defaults = MoleculeOptions.defaults();
    assertThat(bonds(smiles("c1ccccc1"))).containsOnly("4");
    assertThat(bonds(smiles("C1=CC=CC=C1", defaults.withAromaticBonds(AromaticBonds.LABEL)).get(0)))
        .containsOnly("1", "2");
    assertThat(bonds(smiles("c1ccccc1", defaults.withAromaticBonds(AromaticBonds.KEKULE)).get(0)))
        .containsOnly("1", "2");
    assertThat(bonds(smiles("C1=CC=CC=C1"))).containsOnly("4");
  }

  @ParameterizedTest
  @CsvSource({
    "benzene, c1ccccc1, C1=CC=CC=C1",
    "aspirin, CC(=O)Oc1ccccc1C(=O)O, CC(=O)OC1=CC=CC=C1C(=O)O",
    "caffeine, Cn1c(=O)c2c(ncn2C)n(C)c1=O, CN1C=NC2=C1C(=O)N(C(=O)N2C)C",
    "indole, c1ccc2[nH]ccc2c1, C1=CC=C2C(=C1)C=CN2",
    "pyridine oxide, [O-][n+]1ccccc1, [O-][N+]1=CC=CC=C1",
    "naphthalene, c1ccc2ccccc2c1, C1=CC=C2C=CC=CC2=C1"
  })
  void aMoleculeIsTheSameInEitherNotation(String name, String aromatic, String kekule)
      throws IOException {
    Graph first = smiles(aromatic);
    Graph second = smiles(kekule);
    assertThat(Eugene.between(first, second).solve().distance()).as(name).isZero();
  }

  @Test
  void whatCannotBeDrawnWithDoubleBondsStaysAsItIsWritten() throws IOException {
    assertThat(bonds(smiles("c1cccc1"))).containsOnly("4");
  }

  @Test
  void theArrangementInSpaceIsAnOption() throws IOException {
    MoleculeOptions stereo = MoleculeOptions.defaults().withStereo(true);
    assertThat(atoms(smiles("N[C@@H](C)C(=O)O", stereo).get(0))).contains("C|S");
    assertThat(atoms(smiles("C[C@H](N)C(=O)O", stereo).get(0))).contains("C|S");
    assertThat(atoms(smiles("N[C@H](C)C(=O)O", stereo).get(0))).contains("C|R");
    assertThat(atoms(smiles("OC[C@@H](O)C=O", stereo).get(0))).contains("C|R");
    assertThat(atoms(smiles("C[C@@H](C)C", stereo).get(0))).containsOnly("C");
    assertThat(atoms(smiles("C[C@@](F)(Cl)Br", stereo).get(0))).contains("C|R");
    assertThat(atoms(smiles("SC[C@H](N)C(=O)O", stereo).get(0))).contains("C|R");
    assertThat(bonds(smiles("C/C=C/C", stereo).get(0))).contains("2|E");
    assertThat(bonds(smiles("C/C=C\\C", stereo).get(0))).contains("2|Z");
    assertThat(bonds(smiles("C/C(F)=C/C", stereo).get(0))).contains("2|Z");
    assertThat(bonds(smiles("OC(=O)/C=C\\C(=O)O", stereo).get(0))).contains("2|Z");
    assertThat(atoms(smiles("N[C@@H](C)C(=O)O"))).containsOnly("N", "C", "O");
  }

  private static List<String> atoms(Graph graph) {
    List<String> names = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      names.add(graph.labelOfVertex(v).name());
    }
    return names;
  }

  @Test
  void labelsAreMadeOfChosenAttributes() throws IOException {
    ReadOptions options =
        ReadOptions.defaults()
            .withVertexLabel(List.of("symbol", "charge"))
            .withEdgeLabel(List.of("order", "aromatic"));
    GraphFiles files = new GraphFiles(options, Optional.empty(), LabelUse.ALL);
    Graph graph = files.one("smiles:[O-]c1ccccc1");
    assertThat(atoms(graph)).contains("O|-1", "C|0");
    assertThat(bonds(graph)).contains("1|false", "4|true");
    assertThatThrownBy(
            () ->
                new GraphFiles(
                        ReadOptions.defaults().withVertexLabel(List.of("mass")),
                        Optional.empty(),
                        LabelUse.ALL)
                    .one("smiles:CCO"))
        .hasMessageContaining("no vertex has an attribute mass")
        .hasMessageContaining("aromatic, charge, hydrogens, isotope, label, stereo, symbol");
  }

  @Test
  void aReactionIsTwoGraphs() throws IOException {
    List<Graph> sides =
        smiles("CCO.CC(=O)O>[H+]>CC(=O)OCC.O esterification", MoleculeOptions.defaults());
    assertThat(sides)
        .extracting(Graph::id)
        .containsExactly("esterification.reactants", "esterification.products");
    assertThat(sides).extracting(Graph::order).containsExactly(7, 7);
    assertThat(new GraphFiles().pair("smiles:CCO>>CC=O").orElseThrow().target().order())
        .isEqualTo(3);
  }

  private static List<String> bonds(Graph graph) {
    List<String> names = new ArrayList<>();
    for (int e = 0; e < graph.size(); e++) {
      names.add(graph.labelOfEdge(e).name());
    }
    return names;
  }

  @Test
  void moleculesWithoutNamesGoByTheirLines() throws IOException {
    assertThat(smiles("smiles\nCCO\n# a comment\nCC\n", MoleculeOptions.defaults()))
        .extracting(Graph::id)
        .containsExactly("2", "4");
    assertThat(new GraphFiles().one("smiles:CCO").id()).isEqualTo("CCO");
  }

  private static final String ETHANOL =
      """

        test

        3  2  0  0  0  0  0  0  0  0999 V2000
          0.0000    0.0000    0.0000 C   0  0
          1.0000    0.0000    0.0000 C   0  0
          2.0000    0.0000    0.0000 O   0  0
        1  2  1  0
        2  3  1  0
      M  END
      """;

  @Test
  void sdfRecordsAreReadOneByOne() throws IOException {
    List<Graph> graphs = sdf("ethanol" + ETHANOL + "> <mass>\n46\n\n$$$$\n" + ETHANOL + "$$$$\n");
    assertThat(graphs).extracting(Graph::id).containsExactly("ethanol", "2");
    assertThat(graphs).extracting(Graph::order).containsExactly(3, 3);
    assertThat(graphs.get(0).labelOfVertex(2).name()).isEqualTo("O");
    assertThat(graphs.get(0)).isEqualTo(smiles("CCO"));
  }

  @Test
  void aMolFileIsOneRecord() throws IOException {
    assertThat(sdf(ETHANOL)).extracting(Graph::id).containsExactly("test");
  }

  @ParameterizedTest
  @ValueSource(strings = {"C(", "c1cc", "[C", "C1CC", "CC)", "C==C", "(((((", "C>C", "é"})
  void brokenSmilesNameTheirLine(String broken) {
    assertThatThrownBy(() -> smiles("CCO\n" + broken + "\n", MoleculeOptions.defaults()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageStartingWith("test, line 2: this SMILES cannot be read");
  }

  @Test
  void aTruncatedRecordNamesItsLine() {
    String broken = ETHANOL.substring(0, ETHANOL.indexOf("2.0000"));
    assertThatThrownBy(() -> sdf("a" + ETHANOL + "$$$$\n" + "b" + broken))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageStartingWith("test, line 12: this molecule cannot be read");
    assertThatThrownBy(() -> sdf("only a title\n"))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("has no molecule");
  }

  @Test
  void namesThatRepeatAreRefused() {
    assertThatThrownBy(() -> smiles("CCO a\nCC a\n", MoleculeOptions.defaults()))
        .hasMessageContaining("line 2: there is a second molecule a");
    assertThatThrownBy(() -> sdf("a" + ETHANOL + "$$$$\na" + ETHANOL))
        .hasMessageContaining("line 12: there is a second molecule a");
  }

  @Test
  void tenThousandBranchesAreReadOrRefused() {
    String deep = "C(".repeat(10_000) + "C" + ")".repeat(10_000);
    try {
      assertThat(smiles(deep).order()).isEqualTo(10_001);
    } catch (IOException | GraphFormatException refused) {
      assertThat(refused).hasMessageContaining("nested too deeply");
    }
  }
}
