package org.eugene.neural.tensor;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDArrays;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.index.NDIndex;
import ai.djl.ndarray.types.DataType;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.convolutional.Conv2d;
import ai.djl.nn.pooling.Pool;
import java.util.List;

/**
 * An array of numbers of a {@link Tape}, never changed. Shapes are broadcast as usual: sides are
 * compared from the last, and a side of 1 fits any. Axes may be counted from the end, -1 is the
 * last. A weight in place of a tensor is taken onto the tape.
 */
public final class Tensor {
  /** Keeps roots and logarithms away from 0, where their slope is infinite. */
  private static final double TINY = 1e-12;

  private final Tape tape;
  private final NDArray array;

  Tensor(Tape tape, NDArray array) {
    this.tape = tape;
    this.array = array;
  }

  NDArray array() {
    return array;
  }

  private Tensor of(NDArray result) {
    return new Tensor(tape, result);
  }

  public Tape tape() {
    return tape;
  }

  public long[] shape() {
    return array.getShape().getShape();
  }

  /** The length of one axis. */
  public int side(int axis) {
    long[] shape = shape();
    return (int) shape[axis < 0 ? axis + shape.length : axis];
  }

  /** All numbers, row by row. */
  public float[] values() {
    if (array.getDataType() == DataType.FLOAT32) {
      return array.toFloatArray();
    }
    double[] wide = array.toDoubleArray();
    float[] values = new float[wide.length];
    for (int at = 0; at < wide.length; at++) {
      values[at] = (float) wide[at];
    }
    return values;
  }

  /** The number of a tensor that has one. */
  public double value() {
    return array.getDataType() == DataType.FLOAT32
        ? array.toFloatArray()[0]
        : array.toDoubleArray()[0];
  }

  public Tensor plus(Tensor other) {
    return of(array.add(other.array));
  }

  public Tensor plus(Weight weight) {
    return plus(tape.of(weight));
  }

  public Tensor plus(double number) {
    return of(array.add(tape.number(number)));
  }

  public Tensor minus(Tensor other) {
    return of(array.sub(other.array));
  }

  /** Element by element. */
  public Tensor times(Tensor other) {
    return of(array.mul(other.array));
  }

  public Tensor times(Weight weight) {
    return times(tape.of(weight));
  }

  public Tensor times(double number) {
    return of(array.mul(tape.number(number)));
  }

  public Tensor over(Tensor other) {
    return of(array.div(other.array));
  }

  /** The matrix product over the last two axes. */
  public Tensor dot(Tensor other) {
    return of(array.matMul(other.array));
  }

  public Tensor dot(Weight weight) {
    return dot(tape.of(weight));
  }

  public Tensor negated() {
    return of(array.neg());
  }

  public Tensor squared() {
    return of(array.square());
  }

  /** The root of numbers that are not negative, a hair above 0 at 0. */
  public Tensor root() {
    return of(array.add(tape.number(TINY)).sqrt());
  }

  public Tensor abs() {
    return of(array.abs());
  }

  public Tensor exp() {
    return of(array.exp());
  }

  public Tensor log() {
    return of(array.log());
  }

  public Tensor tanh() {
    return of(array.tanh());
  }

  public Tensor sigmoid() {
    return of(Activation.sigmoid(array));
  }

  public Tensor relu() {
    return of(Activation.relu(array));
  }

  public Tensor leakyRelu(double slope) {
    return of(Activation.leakyRelu(array, (float) slope));
  }

  /** ln(1 + eˣ). */
  public Tensor softplus() {
    return of(Activation.softPlus(array));
  }

  public Tensor softmax(int axis) {
    return of(array.softmax(axis));
  }

  public Tensor logSoftmax(int axis) {
    return of(array.logSoftmax(axis));
  }

  /** The sum along one axis, which stays with length 1. */
  public Tensor sum(int axis) {
    return of(array.sum(new int[] {axis}, true));
  }

  /** The sum of everything, one number. */
  public Tensor sum() {
    return of(array.sum());
  }

  /** The mean of everything, one number. */
  public Tensor mean() {
    return of(array.mean());
  }

  /** The same numbers in another shape; one side may be -1. */
  public Tensor reshaped(long... shape) {
    return of(array.reshape(new Shape(shape)));
  }

  /** The same numbers repeated along sides of 1. */
  public Tensor broadcast(long... shape) {
    return of(array.broadcast(new Shape(shape)));
  }

  /** Rows and columns change places. */
  public Tensor transposed() {
    int axes = shape().length;
    return of(array.swapAxes(axes - 2, axes - 1));
  }

  /** Axes in another order. */
  public Tensor permuted(int... axes) {
    return of(array.transpose(axes));
  }

  /** Places from..to-1 of an axis. */
  public Tensor slice(int axis, int from, int to) {
    NDIndex index = new NDIndex();
    int first = axis < 0 ? axis + shape().length : axis;
    for (int skipped = 0; skipped < first; skipped++) {
      index.addAllDim();
    }
    return of(array.get(index.addSliceDim(from, to)));
  }

  /** This and the other one behind it along an axis. */
  public Tensor beside(Tensor other, int axis) {
    return concat(List.of(this, other), axis);
  }

  /** One behind the other along an axis. */
  public static Tensor concat(List<Tensor> tensors, int axis) {
    NDList list = new NDList();
    tensors.forEach(tensor -> list.add(tensor.array));
    int axes = tensors.get(0).shape().length;
    return tensors.get(0).of(NDArrays.concat(list, axis < 0 ? axis + axes : axis));
  }

  /**
   * Two-dimensional convolution of [B, in, rows, columns] with a kernel [out, in, k, k], bordered
   * by 0.
   */
  public Tensor convolved(Weight kernel, Weight bias, int border) {
    Shape padding = new Shape(border, border);
    return of(
        Conv2d.conv2d(
                array,
                tape.of(kernel).array,
                tape.of(bias).array,
                new Shape(1, 1),
                padding,
                new Shape(1, 1))
            .singletonOrThrow());
  }

  /** The largest of every square of that side, [B, channels, rows, columns]. */
  public Tensor largest(int side) {
    Shape square = new Shape(side, side);
    return of(Pool.maxPool2d(array, square, square, new Shape(0, 0), false));
  }

  /** The same numbers, but no gradient flows back through them. */
  public Tensor frozen() {
    return of(array.stopGradient());
  }
}
