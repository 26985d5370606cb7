/**
 * Learned estimators of the distance. {@link org.eugene.neural.Training} trains one of the {@link
 * org.eugene.neural.LearnedMethod}s on a collection of graphs, {@link
 * org.eugene.neural.TrainedModel} is what comes out, is kept in a file and makes {@link
 * org.eugene.estimate.Estimator}s.
 */
package org.eugene.neural;
