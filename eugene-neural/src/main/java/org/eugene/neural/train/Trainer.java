package org.eugene.neural.train;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eugene.answer.learned.Progress;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.local.SeededRandom;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Model;
import org.eugene.neural.tensor.Adam;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * Adam over seeded random batches at a rate that falls along half a cosine, until the validation
 * error stops falling, the epochs or the time are used up; the weights of the best epoch stay.
 * Under one seed two trainings have the same bits, one that was interrupted included, unless the
 * clock ends them; the clock is that of the processor, so that a busy machine cuts nobody short.
 * Random batches, because batches of like sizes learned worse wherever both were tried; a model may
 * have a batch cut into parts of like sizes ({@link Model#parts}), which changes nothing but the
 * padding.
 */
public final class Trainer {
  /** Batches of answers are larger than those of steps: nothing is kept for the way back. */
  private static final int ANSWERS = 256;

  private static final double NANOS = 1e9;

  /** Share of the rate that is left at the end. */
  private static final double LEAST = 0.01;

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final Model model;
  private final Weights weights;
  private final int width;
  private final TrainingOptions options;
  private final double rate;

  public Trainer(
      Model model, Weights weights, int width, TrainingOptions options, double methodRate) {
    this.model = model;
    this.weights = weights;
    this.width = width;
    this.options = options;
    this.rate = options.steps().rate() > 0 ? options.steps().rate() : methodRate;
  }

  /** How a training ended. */
  public enum End {
    PATIENCE,
    EPOCHS,
    CLOCK
  }

  /**
   * What came out; the weights hold the best epoch.
   *
   * @param epochs done
   * @param bestEpoch kept
   * @param validationError of the kept one, in costs
   * @param seconds it took, of one processor
   * @param end why it ended
   */
  public record Outcome(
      int epochs, int bestEpoch, double validationError, double seconds, End end) {}

  /**
   * Learns.
   *
   * @param scale what one unit of the guess costs, for messages
   */
  public Outcome train(
      List<EncodedPair> training,
      List<EncodedPair> validation,
      double scale,
      Progress.Listener listener,
      TrainerState.Store store) {
    long start = CLOCK.getCurrentThreadCpuTime();
    long wallStart = System.nanoTime();
    List<EncodedPair> judges = bySize(validation);
    Adam adam = new Adam(weights, options.steps().decay(), options.steps().clip());
    TrainerState state = store.load().orElseGet(() -> first(training, adam));
    weights.restore(state.weights());
    adam.restore(state.steps(), state.moments());
    double before = state.seconds();
    while (true) {
      End end = end(state);
      if (end != End.EPOCHS || state.epoch() >= options.end().epochs()) {
        weights.restore(state.best());
        return new Outcome(
            state.epoch(), state.bestEpoch(), state.bestError(), state.seconds(), end);
      }
      double loss = epoch(training, adam, state);
      double[] errors = errors(judges);
      boolean better = errors[0] < state.bestSquare();
      state =
          new TrainerState(
              state.epoch() + 1,
              better ? state.epoch() + 1 : state.bestEpoch(),
              better ? errors[0] : state.bestSquare(),
              better ? errors[1] * scale : state.bestError(),
              before + (CLOCK.getCurrentThreadCpuTime() - start) / NANOS,
              adam.steps(),
              weights.copy(),
              adam.moments(),
              better ? weights.copy() : state.best());
      store.save(state);
      double stretch =
          (System.nanoTime() - wallStart) / NANOS / Math.max(1e-9, state.seconds() - before);
      listener.epochDone(progress(state, loss, errors[1] * scale, stretch));
    }
  }

  private TrainerState first(List<EncodedPair> training, Adam adam) {
    List<EncodedPair> some = training.subList(0, Math.min(ANSWERS, training.size()));
    double rest = 0;
    double answer = 0;
    float[] answers = answers(some);
    for (int p = 0; p < some.size(); p++) {
      rest += some.get(p).rest() / some.size();
      answer += answers[p] / some.size();
    }
    model.calibrate(rest, answer);
    return new TrainerState(
        0,
        0,
        Double.POSITIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        0,
        0,
        weights.copy(),
        adam.moments(),
        weights.copy());
  }

  private End end(TrainerState state) {
    if (state.epoch() - state.bestEpoch() >= options.end().patience()) {
      return End.PATIENCE;
    }
    return state.seconds() > options.end().within().toNanos() / NANOS ? End.CLOCK : End.EPOCHS;
  }

  /**
   * @param stretch so much longer it takes than the processor works on it: others are at work too
   */
  private Progress progress(TrainerState state, double loss, double error, double stretch) {
    double byEpochs = state.seconds() / state.epoch() * (options.end().epochs() - state.epoch());
    double byClock = options.end().within().toNanos() / NANOS - state.seconds();
    return new Progress(
        state.epoch(),
        options.end().epochs(),
        loss,
        error,
        state.bestEpoch(),
        state.bestError(),
        Duration.ofMillis((long) (1e3 * state.seconds())),
        Duration.ofMillis((long) (1e3 * stretch * Math.max(0, Math.min(byEpochs, byClock)))));
  }

  /** One pass; the order depends on the seed and the epoch alone. Returns the mean loss. */
  private double epoch(List<EncodedPair> training, Adam adam, TrainerState state) {
    int[] order =
        new SeededRandom(options.seed() * 1_000_003 + state.epoch()).permutation(training.size());
    double now = rate * share(used(state));
    double sum = 0;
    int steps = 0;
    for (int from = 0; from < order.length; from += options.steps().batch()) {
      List<EncodedPair> batch = new ArrayList<>();
      for (int at = from; at < Math.min(order.length, from + options.steps().batch()); at++) {
        batch.add(training.get(order[at]));
      }
      sum += step(batch, adam, now);
      steps++;
    }
    return sum / steps;
  }

  /**
   * How much of the training is over: of the epochs, or of the time where that will be used up
   * first. Only then do weights depend on the clock.
   */
  private double used(TrainerState state) {
    double time = state.seconds() / (options.end().within().toNanos() / NANOS);
    return Math.min(1, Math.max(time, (double) state.epoch() / options.end().epochs()));
  }

  /** Half a cosine from 1 to {@value #LEAST}. */
  private static double share(double used) {
    return LEAST + (1 - LEAST) * (1 + Math.cos(Math.PI * used)) / 2;
  }

  private double step(List<EncodedPair> pairs, Adam adam, double now) {
    int parts = Math.min(model.parts(), pairs.size());
    List<EncodedPair> ordered = parts > 1 ? bySize(pairs) : pairs;
    double sum = 0;
    for (int part = 0; part < parts; part++) {
      int from = part * pairs.size() / parts;
      int to = (part + 1) * pairs.size() / parts;
      double share = (double) (to - from) / pairs.size();
      try (Tape tape = Tape.learning()) {
        PairBatch batch = PairBatch.of(tape, ordered.subList(from, to), width);
        Tensor loss = model.loss(batch, model.answer(batch));
        if (part == 0) {
          tape.backward(parts == 1 ? loss : loss.times(share));
        } else {
          tape.backwardMore(loss.times(share));
        }
        sum += share * loss.value();
      }
    }
    adam.step(now);
    return sum;
  }

  private static List<EncodedPair> bySize(List<EncodedPair> pairs) {
    return pairs.stream().sorted(Comparator.comparingInt(EncodedPair::order)).toList();
  }

  /** The guesses for these pairs, in their order. */
  public float[] answers(List<EncodedPair> pairs) {
    float[] answers = new float[pairs.size()];
    for (int from = 0; from < pairs.size(); from += ANSWERS) {
      List<EncodedPair> part = pairs.subList(from, Math.min(pairs.size(), from + ANSWERS));
      try (Tape tape = Tape.asking()) {
        float[] values = model.answer(PairBatch.of(tape, part, width)).rest().values();
        System.arraycopy(values, 0, answers, from, values.length);
      }
    }
    return answers;
  }

  /** Mean squared and mean absolute error, in units of the guess. */
  private double[] errors(List<EncodedPair> pairs) {
    float[] answers = answers(pairs);
    double square = 0;
    double absolute = 0;
    for (int p = 0; p < answers.length; p++) {
      double error = answers[p] - pairs.get(p).rest();
      square += error * error / answers.length;
      absolute += Math.abs(error) / answers.length;
    }
    return new double[] {square, absolute};
  }
}
