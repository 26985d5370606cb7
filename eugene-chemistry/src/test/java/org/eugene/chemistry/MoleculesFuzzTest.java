package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.ReadOptions;

/**
 * Whatever the bytes are, a reader returns molecules or a sentence. In an ordinary run the inputs
 * kept under {@code MoleculesFuzzTestInputs} are read; with {@code JAZZER_FUZZ=1} new ones are
 * sought.
 */
class MoleculesFuzzTest {
  private static final String DURATION = "10m";

  @FuzzTest(maxDuration = DURATION)
  void smiles(byte[] data) throws IOException {
    read(new SmilesReader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void sdf(byte[] data) throws IOException {
    read(new SdfReader(), data);
  }

  private static void read(GraphReader reader, byte[] data) throws IOException {
    ReadOptions options = ReadOptions.defaults().withMaxBytes(1 << 16);
    try {
      reader.read(
          new GraphInput("fuzz", "fuzz", new ByteArrayInputStream(data), options),
          new LabelDictionary());
    } catch (GraphFormatException refused) {
      assertThat(refused).hasMessageStartingWith("fuzz");
    }
  }
}
