package org.eugene.neural.graphsim;

import java.util.ArrayList;
import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.GcnStack;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.Offset;
import org.eugene.neural.part.Widths;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * GraphSim (Bai, Ding, Gu, Sun, Wang; AAAI 2020, key {@code bai2020graphsim}): after every graph
 * convolution the products of all vertices of both graphs, in an order of theirs, are an image of
 * fixed size, looked at by image convolutions; what these see gives the distance.
 *
 * <p>The answer depends on how vertices are numbered where the order leaves a choice ({@link
 * VertexOrder}): by construction of the method.
 */
public final class GraphSim implements Model {
  private final GraphSimOptions options;
  private final GcnStack encoder;
  private final List<List<Weight>> kernels = new ArrayList<>();
  private final List<List<Weight>> biases = new ArrayList<>();
  private final Mlp dense;
  private final Offset offset;

  GraphSim(GraphSimOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int[] widths = Widths.of(options.convolutions());
    this.encoder = new GcnStack(weights.in("encoder"), inputs.width(), widths);
    for (int at = 0; at < widths.length; at++) {
      addImageLayers(weights.in("image" + at));
    }
    int last = options.channels().get(options.channels().size() - 1);
    this.dense = new Mlp(weights.in("dense"), Widths.of(last * widths.length, options.hidden(), 1));
    this.offset = new Offset(weights.in("head"));
  }

  private void addImageLayers(Weights weights) {
    List<Weight> kernel = new ArrayList<>();
    List<Weight> bias = new ArrayList<>();
    int in = 1;
    for (int at = 0; at < options.kernels().size(); at++) {
      int out = options.channels().get(at);
      int k = options.kernels().get(at);
      kernel.add(weights.kernel("kernel" + at, out, in, k));
      bias.add(weights.constant("bias" + at, 0, out));
      in = out;
    }
    kernels.add(kernel);
    biases.add(bias);
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor sampling = VertexOrder.sampling(batch, options.side());
    List<Tensor> seen = new ArrayList<>();
    List<Tensor> states = encoder.of(batch);
    for (int layer = 0; layer < states.size(); layer++) {
      Tensor placed = sampling.dot(states.get(layer));
      Tensor image = batch.sources(placed).dot(batch.targets(placed).transposed());
      seen.add(look(image.reshaped(batch.count(), 1, options.side(), options.side()), layer));
    }
    return Answer.of(offset.of(dense.of(Tensor.concat(seen, -1).relu())));
  }

  private Tensor look(Tensor image, int layer) {
    Tensor x = image;
    for (int at = 0; at < options.kernels().size(); at++) {
      int border = options.kernels().get(at) / 2;
      x = x.convolved(kernels.get(layer).get(at), biases.get(layer).get(at), border).relu();
      x = x.largest(Math.min(options.pools().get(at), x.side(-1)));
    }
    return x.reshaped(image.side(0), -1);
  }

  @Override
  public void calibrate(double meanRest, double meanAnswer) {
    offset.calibrate(meanRest, meanAnswer);
  }
}
