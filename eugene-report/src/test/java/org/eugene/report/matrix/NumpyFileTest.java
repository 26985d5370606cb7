package org.eugene.report.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.GraphCollection;
import org.junit.jupiter.api.Test;

class NumpyFileTest {
  @Test
  void numpyReadsWhatIsWritten() throws IOException {
    LabelDictionary labels = new LabelDictionary();
    List<Graph> graphs =
        IntStream.range(0, 3).mapToObj(g -> Graph.undirected("g" + g, labels).build()).toList();
    AllPairs pairs = AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform());
    DistanceMatrix matrix =
        new DistanceMatrix.Builder(pairs)
            .put(new AllPairs.Cell(0, 1), 2, 2)
            .put(new AllPairs.Cell(0, 2), 3, 4)
            .build();
    ByteBuffer file = ByteBuffer.wrap(npy(matrix)).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(new String(file.array(), 1, 5, StandardCharsets.US_ASCII)).isEqualTo("NUMPY");
    int header = file.getShort(8);
    assertThat((header + 10) % 64).isZero();
    assertThat(new String(file.array(), 10, header, StandardCharsets.US_ASCII))
        .startsWith("{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3, 3), }")
        .endsWith("\n");
    assertThat(file.capacity()).isEqualTo(10 + header + 2 * 9 * 8);
    assertThat(file.getDouble(10 + header + 2 * 8)).isEqualTo(3);
    int upper = 10 + header + 9 * 8;
    assertThat(file.getDouble(upper + 8)).isEqualTo(2);
    assertThat(file.getDouble(upper + 6 * 8)).isEqualTo(4);
  }

  private static byte[] npy(DistanceMatrix matrix) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    NumpyFile.write(matrix, out);
    return out.toByteArray();
  }
}
