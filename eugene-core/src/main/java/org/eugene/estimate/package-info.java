/**
 * Guesses of distances, apart from the solvers because nothing is promised of them but that the
 * same question gets the same answer. {@link org.eugene.estimate.Estimator} is the contract; {@link
 * org.eugene.estimate.Reduction} and {@link org.eugene.estimate.LabelKinds} say what of a distance
 * has to be guessed at all, and {@link org.eugene.estimate.SizeRegression} is the guess that a
 * learned one has to beat.
 */
package org.eugene.estimate;
