package org.eugene.neural.part;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * The encoder of graph matching networks (Li et al. 2019) with linear messages: MLP, then T steps
 * in which every vertex sums the messages W[h_u; h_v; 1] of its neighbours u and takes them in by a
 * gated recurrent unit. As messages are linear their sum is A H W₁ + deg ⊙ (H W₂ + b): no tensor of
 * edges.
 */
public final class Propagation {
  private final int steps;
  private final int width;
  private final Mlp first;
  private final Weight fromNeighbour;
  private final Weight fromSelf;
  private final Weight bias;
  private final Linear messageGates;
  private final Linear stateGates;

  public Propagation(Weights weights, int in, int width, int steps) {
    this.steps = steps;
    this.width = width;
    this.first = new Mlp(weights.in("encoder"), in, width, width);
    int message = 2 * width;
    this.fromNeighbour = weights.glorot("neighbour", width, message);
    this.fromSelf = weights.glorot("self", width, message);
    this.bias = weights.constant("message", 0, message);
    this.messageGates = Linear.of(weights.in("gru.message"), message, 3 * width);
    this.stateGates = Linear.of(weights.in("gru.state"), width, 3 * width);
  }

  /** Vertex states, [2B, N, width]. */
  public Tensor of(PairBatch batch) {
    Tensor degrees = batch.degrees();
    Tensor h = first.of(batch.features()).times(batch.mask());
    for (int step = 0; step < steps; step++) {
      Tensor message =
          batch
              .adjacency()
              .dot(h.dot(fromNeighbour))
              .plus(h.dot(fromSelf).plus(bias).times(degrees));
      h = updated(h, message).times(batch.mask());
    }
    return h;
  }

  /** r, z = σ(…), c = tanh(m + r ⊙ s), h ← (1 − z) c + z h. */
  private Tensor updated(Tensor h, Tensor message) {
    Tensor m = messageGates.of(message);
    Tensor s = stateGates.of(h);
    Tensor gates = m.slice(-1, 0, 2 * width).plus(s.slice(-1, 0, 2 * width)).sigmoid();
    Tensor reset = gates.slice(-1, 0, width);
    Tensor keep = gates.slice(-1, width, 2 * width);
    Tensor candidate =
        m.slice(-1, 2 * width, 3 * width)
            .plus(s.slice(-1, 2 * width, 3 * width).times(reset))
            .tanh();
    return candidate.plus(keep.times(h.minus(candidate)));
  }
}
