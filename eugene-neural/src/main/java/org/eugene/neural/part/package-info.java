/**
 * The parts that learned methods are made of, each with a slow twin in plain Java among the tests:
 * encoders ({@link org.eugene.neural.part.GcnStack}, {@link org.eugene.neural.part.GinLayer},
 * {@link org.eugene.neural.part.Propagation}), poolings, comparisons of two graph vectors ({@link
 * org.eugene.neural.part.TensorNetwork}), transport plans ({@link org.eugene.neural.part.Sinkhorn},
 * {@link org.eugene.neural.part.Assign}) and heads. Batches are [B, N, d]; padding stays 0.
 */
package org.eugene.neural.part;
