package org.eugene.neural.tensor;

/**
 * Numbers that a model keeps between steps, row by row. Learned ones get a gradient from {@link
 * Tape#backward}; the others are statistics that a layer writes down ({@link Tape#observe}).
 */
public final class Weight {
  private final String name;
  private final long[] shape;
  private final boolean learned;
  private final float[] values;
  private final float[] gradient;

  public Weight(String name, boolean learned, float[] values, long... shape) {
    this.name = name;
    this.shape = shape.clone();
    this.learned = learned;
    this.values = values;
    this.gradient = new float[learned ? values.length : 0];
    long count = 1;
    for (long side : shape) {
      count *= side;
    }
    if (count != values.length) {
      throw new IllegalArgumentException(
          name + " has " + values.length + " numbers and room for " + count);
    }
  }

  public String name() {
    return name;
  }

  public long[] shape() {
    return shape.clone();
  }

  public boolean isLearned() {
    return learned;
  }

  /** The numbers themselves, not a copy: an optimiser writes here. */
  public float[] values() {
    return values;
  }

  /** What the last {@link Tape#backward} left, not a copy. */
  public float[] gradient() {
    return gradient;
  }
}
