package org.eugene.neural.model;

import org.eugene.neural.batch.ReducedPrices;

/**
 * What a model must know of its data before it is made.
 *
 * @param width how many numbers describe a vertex
 * @param prices of the reduced problem
 */
public record Inputs(int width, ReducedPrices prices) {}
