/**
 * What a learned method is to the rest of the module: {@link org.eugene.neural.model.Model}, a
 * function from a batch of pairs to guesses, made of parts.
 */
package org.eugene.neural.model;
