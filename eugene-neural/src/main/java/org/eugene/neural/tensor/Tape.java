package org.eugene.neural.tensor;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.NDScope;
import ai.djl.ndarray.types.DataType;
import ai.djl.ndarray.types.Shape;
import ai.djl.training.GradientCollector;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * One step: all tensors made on it are freed when it is closed. A weight becomes a tensor of the
 * tape when it is first used, so nothing of the engine outlives a step (a weight of 37,000 numbers
 * takes 0.1 ms to hand over). The engine allows one learning tape at a time in a process.
 */
public final class Tape implements AutoCloseable {
  private final DataType type;
  private final NDScope scope;
  private final NDManager manager;
  private final Optional<GradientCollector> collector;
  private final IdentityHashMap<Weight, Tensor> leaves = new IdentityHashMap<>();
  private final List<Observation> observations = new ArrayList<>();

  private record Observation(Weight weight, Tensor value, float share) {}

  private Tape(DataType type, boolean learning) {
    Natives.load();
    this.type = type;
    this.scope = new NDScope();
    this.manager = NDManager.newBaseManager();
    this.collector =
        learning ? Optional.of(Engine.getInstance().newGradientCollector()) : Optional.empty();
  }

  /** A tape that can go {@link #backward}. */
  public static Tape learning() {
    return new Tape(DataType.FLOAT32, true);
  }

  /** A tape for answers only. */
  public static Tape asking() {
    return new Tape(DataType.FLOAT32, false);
  }

  /** A learning tape in double precision, slow, for checks. */
  public static Tape exact() {
    return new Tape(DataType.FLOAT64, true);
  }

  /** Whether layers should behave as in training. */
  public boolean isLearning() {
    return collector.isPresent();
  }

  /** Numbers that do not change, row by row. */
  public Tensor constant(float[] values, long... shape) {
    NDArray array = manager.create(values, new Shape(shape));
    return new Tensor(this, type == DataType.FLOAT32 ? array : array.toType(type, false));
  }

  /**
   * One number, broadcast to any shape. The engine's own sums and products with a number free it at
   * once, although the way back still reads it: after a collection of garbage that was somebody
   * else's memory, and trainings of one seed drifted apart. This one lives as long as the tape.
   */
  NDArray number(double value) {
    return type == DataType.FLOAT32 ? manager.create((float) value) : manager.create(value);
  }

  /** One number in this shape. */
  public Tensor full(double value, long... shape) {
    return new Tensor(this, manager.full(new Shape(shape), (float) value, type));
  }

  /** The weight as a tensor of this step. */
  public Tensor of(Weight weight) {
    return leaves.computeIfAbsent(
        weight,
        w -> {
          Tensor leaf = constant(w.values(), w.shape());
          if (isLearning() && w.isLearned()) {
            leaf.array().setRequiresGradient(true);
          }
          return leaf;
        });
  }

  /**
   * Lets a statistic move towards this value by that share when the step is done; where nothing is
   * learned this does nothing.
   */
  public void observe(Weight statistic, Tensor value, double share) {
    if (isLearning()) {
      observations.add(new Observation(statistic, value, (float) share));
    }
  }

  /** Writes into every weight that was used how the loss, one number, grows with it. */
  public void backward(Tensor loss) {
    backward(loss, false);
  }

  /** The same, added to what the weights hold: for a step that is made in parts. */
  public void backwardMore(Tensor loss) {
    backward(loss, true);
  }

  private void backward(Tensor loss, boolean more) {
    collector
        .orElseThrow(() -> new IllegalStateException("this tape is for answers only"))
        .backward(loss.array());
    leaves.forEach(
        (weight, leaf) -> {
          if (weight.isLearned()) {
            float[] gradient = new Tensor(this, leaf.array().getGradient()).values();
            float[] sum = weight.gradient();
            for (int at = 0; at < sum.length; at++) {
              sum[at] = more ? sum[at] + gradient[at] : gradient[at];
            }
          }
        });
    for (Observation seen : observations) {
      float[] now = seen.value().values();
      float[] kept = seen.weight().values();
      for (int at = 0; at < kept.length; at++) {
        kept[at] += seen.share() * (now[at] - kept[at]);
      }
    }
    observations.clear();
  }

  @Override
  public void close() {
    collector.ifPresent(GradientCollector::close);
    manager.close();
    scope.close();
  }
}
