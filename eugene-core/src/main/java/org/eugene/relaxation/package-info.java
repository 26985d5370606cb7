/**
 * The problem relaxed to doubly stochastic matrices, for whoever searches there: {@link
 * org.eugene.relaxation.Alignment} holds the matrices of the paper's objective, {@link
 * org.eugene.relaxation.RelaxationPath} follows its minimiser from the convex relaxation to a
 * permutation. {@link org.eugene.relaxation.FrankWolfe} and {@link org.eugene.relaxation.Sinkhorn}
 * serve M-Adam's ablation and FUGAL.
 */
package org.eugene.relaxation;
