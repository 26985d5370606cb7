package org.eugene.neural;

import java.util.List;
import org.eugene.estimate.Embedder;
import org.eugene.estimate.Reduction;
import org.eugene.graph.Graph;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.VectorModel;
import org.eugene.neural.tensor.Tape;

/** Looks at each graph once: its order, its share of the known term, then the model's vector. */
final class VectorEmbedder implements Embedder {
  private static final int HEAD = 2;

  private final VectorModel model;
  private final Encoding encoding;

  VectorEmbedder(VectorModel model, Encoding encoding) {
    this.model = model;
    this.encoding = encoding;
  }

  @Override
  public float[] vector(Graph graph) {
    EncodedGraph encoded = encoding.encode(graph);
    try (Tape tape = Tape.asking()) {
      List<EncodedPair> twice = List.of(EncodedPair.unknown(encoded, encoded));
      float[] both = model.vectors(PairBatch.of(tape, twice, encoding.width())).values();
      float[] vector = new float[HEAD + both.length / 2];
      vector[0] = graph.order();
      vector[1] = (float) encoding.reduction().lean(graph);
      System.arraycopy(both, 0, vector, HEAD, both.length / 2);
      return vector;
    }
  }

  @Override
  public double distance(float[] source, float[] target) {
    double square = 0;
    for (int at = HEAD; at < source.length; at++) {
      double gap = source[at] - target[at];
      square += gap * gap;
    }
    Reduction reduction = encoding.reduction();
    double known = reduction.known(target[1] - source[1], Math.abs((double) target[0] - source[0]));
    return Math.max(0, known + reduction.scale() * Math.sqrt(square));
  }
}
