/**
 * Graphs as arrays and pairs as tensors. {@link org.eugene.neural.batch.Encoding} turns a graph
 * into numbers, {@link org.eugene.neural.batch.PairBatch} stacks many pairs with padding: what a
 * model reads.
 */
package org.eugene.neural.batch;
