/**
 * The one place that sees DJL. A {@link org.eugene.neural.tensor.Tensor} is an array of numbers
 * that remembers how it was computed, a {@link org.eugene.neural.tensor.Tape} holds those of one
 * step and frees them together, a {@link org.eugene.neural.tensor.Weight} is what learning changes
 * and lives in plain Java between steps. Another engine would be put here and nowhere else.
 */
package org.eugene.neural.tensor;
