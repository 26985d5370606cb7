package org.eugene.io.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CostsTextTest {
  private static EditCosts costs(String text) throws IOException {
    return CostsText.parse(text).costs(List.of("A", "B", "C"));
  }

  @Test
  void namesKeysAndFilesAreUnderstood(@TempDir Path folder) throws IOException {
    assertThat(costs("uniform")).isEqualTo(ConstantCosts.uniform());
    assertThat(costs("vertex-insert=3, edge-substitute=0.5"))
        .isEqualTo(new ConstantCosts(3, 1, 1, 1, 1, 0.5));
    Path file = Files.writeString(folder.resolve("c.json"), "{\"edge-delete\": 2.5}");
    assertThat(costs(file.toString())).isEqualTo(new ConstantCosts(1, 1, 1, 1, 2.5, 1));
  }

  @Test
  void paper2NumbersTheLabels() throws IOException {
    assertThat(costs("paper-2").substituteVertex(Label.of("A"), Label.of("B"))).isEqualTo(1);
    assertThat(costs("paper-2").substituteVertex(Label.of("A"), Label.of("C"))).isEqualTo(2);
  }

  @Test
  void aPriceIsTheNumberThatWasWritten(@TempDir Path folder) throws IOException {
    assertThat(costs("edge-delete=4e-10")).isEqualTo(new ConstantCosts(1, 1, 1, 1, 4e-10, 1));
    for (String tooLong : List.of("9007199254740993", "0.1234567890123456789", "1e-400")) {
      assertThatThrownBy(() -> costs("edge-delete=" + tooLong))
          .hasMessageContaining("the price of edge-delete (")
          .hasMessageContaining("more digits");
      Path file = folder.resolve("c.json");
      Files.writeString(file, "{\"edge-delete\": " + tooLong + "}");
      assertThatThrownBy(() -> costs(file.toString()))
          .hasMessageContaining("c.json")
          .hasMessageContaining("more digits");
    }
    assertThatThrownBy(() -> costs("edge-delete=1e400")).hasMessageContaining("finite");
    assertThatThrownBy(() -> costs("edge-delete=1d")).hasMessageContaining("not a number");
  }

  @Test
  void mistakesAreNamed() {
    assertThatThrownBy(() -> costs("vertex-insert=1,vertex-insert=2"))
        .hasMessageContaining("vertex-insert twice");
    assertThatThrownBy(() -> costs("vertex-insert=1,edges")).hasMessageContaining("key=value");
    assertThatThrownBy(() -> costs("vertex-insert=NaN")).hasMessageContaining("finite");
  }
}
