package org.eugene.neural.tensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * All weights of one model, in the order in which its parts ask for them. First values come from a
 * generator in Java, so they depend on the seed and on nothing else. Parts get a {@link #in named
 * corner} each, and ask there.
 */
public final class Weights {
  private final List<Weight> all;
  private final SplittableRandom random;
  private final String prefix;

  private Weights(List<Weight> all, SplittableRandom random, String prefix) {
    this.all = all;
    this.random = random;
    this.prefix = prefix;
  }

  public static Weights seeded(long seed) {
    return new Weights(new ArrayList<>(), new SplittableRandom(seed), "");
  }

  /** The corner of a part: names there start with the part's. */
  public Weights in(String part) {
    return new Weights(all, random, prefix + part + ".");
  }

  /** Every weight so far. */
  public List<Weight> all() {
    return Collections.unmodifiableList(all);
  }

  /** How many numbers are learned. */
  public int count() {
    return all.stream().filter(Weight::isLearned).mapToInt(w -> w.values().length).sum();
  }

  /** Uniform within ±√(6 / (in + out)) (Glorot and Bengio 2010), in and out the last two sides. */
  public Weight glorot(String name, long... shape) {
    long in = shape.length > 1 ? shape[shape.length - 2] : 1;
    double limit = Math.sqrt(6.0 / (in + shape[shape.length - 1]));
    float[] values = new float[count(shape)];
    for (int at = 0; at < values.length; at++) {
      values[at] = (float) random.nextDouble(-limit, limit);
    }
    return add(name, true, values, shape);
  }

  /** Of an image convolution, [out, in, k, k]: Glorot with k² times as many on either side. */
  public Weight kernel(String name, int out, int in, int k) {
    double limit = Math.sqrt(6.0 / (k * k * (double) (in + out)));
    float[] values = new float[out * in * k * k];
    for (int at = 0; at < values.length; at++) {
      values[at] = (float) random.nextDouble(-limit, limit);
    }
    return add(name, true, values, out, in, k, k);
  }

  /** Learned, and one number at first. */
  public Weight constant(String name, double value, long... shape) {
    return add(name, true, filled(value, shape), shape);
  }

  /** Written by its layer, not learned. */
  public Weight statistic(String name, double value, long... shape) {
    return add(name, false, filled(value, shape), shape);
  }

  private Weight add(String name, boolean learned, float[] values, long... shape) {
    Weight weight = new Weight(prefix + name, learned, values, shape);
    all.add(weight);
    return weight;
  }

  private static float[] filled(double value, long... shape) {
    float[] values = new float[count(shape)];
    Arrays.fill(values, (float) value);
    return values;
  }

  private static int count(long... shape) {
    long count = 1;
    for (long side : shape) {
      count *= side;
    }
    return Math.toIntExact(count);
  }

  /** A copy of all numbers, weight by weight. */
  public List<float[]> copy() {
    return all.stream().map(weight -> weight.values().clone()).toList();
  }

  /** Takes over such a copy. */
  public void restore(List<float[]> copy) {
    for (int w = 0; w < all.size(); w++) {
      float[] values = all.get(w).values();
      System.arraycopy(copy.get(w), 0, values, 0, values.length);
    }
  }
}
