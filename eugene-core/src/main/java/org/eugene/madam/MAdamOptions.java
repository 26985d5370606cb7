package org.eugene.madam;

/**
 * Every parameter of {@link MAdam}, with the paper's symbol.
 *
 * @param stepSize α, the step of Adam
 * @param mu μ, weight of the vertex prices against the edge prices
 * @param lambdaStep by how much λ, the weight of the permutation-inducing regulariser, grows a
 *     round when an edge costs κ² = 2; scaled in proportion to κ² otherwise. 0 switches the
 *     regulariser off: one round is all there is then
 * @param sigmaStart σ, weight of the doubly stochastic constraints in the first round; doubles
 *     every round
 * @param sigmaLimit σ_th: no round starts with a σ above it
 * @param beta1 β₁, decay of Adam's first moment
 * @param beta2 β₂, decay of Adam's second moment
 * @param epsilon ε, keeps Adam's division finite
 * @param tolerance a round has converged when the relaxed objective changes by less
 * @param iterationsPerRound a round ends after so many steps even if it has not converged
 * @param relabelling what inverse relabelling does between rounds
 * @param objective which relaxation is minimised
 * @param optimizer how it is minimised
 * @param answer which round's rounding is returned
 */
public record MAdamOptions(
    double stepSize,
    double mu,
    double lambdaStep,
    double sigmaStart,
    double sigmaLimit,
    double beta1,
    double beta2,
    double epsilon,
    double tolerance,
    int iterationsPerRound,
    Relabelling relabelling,
    ObjectiveKind objective,
    Optimizer optimizer,
    Answer answer) {

  /** What happens to the problem between two rounds, H being the rounded P. */
  public enum Relabelling {
    /** As the paper's pseudo-code has it: Ã ← HÃHᵀ, D ← HD, P kept. */
    LITERAL,
    /** As the paper's text has it: Ã ← HᵀÃH, D ← HᵀD, P ← HᵀP, a mere renumbering of rows. */
    RECENTRE,
    /** As RECENTRE, but the next round starts at the identity exactly. */
    SNAP,
    /** Nothing. */
    NONE
  }

  /** The quadratic term. */
  public enum ObjectiveKind {
    /** ‖ÃP − PB̃‖²/2, convex. */
    FROBENIUS,
    /** −tr(ÃPB̃ᵀPᵀ), equal on permutations up to a constant, not convex. */
    CORRELATION
  }

  /** The inner loop. */
  public enum Optimizer {
    /** Adam on objective, penalty and regulariser. */
    ADAM,
    /** Frank–Wolfe, its direction by Sinkhorn scaling, as FUGAL does. */
    FRANK_WOLFE
  }

  /** Whose mapping is returned. */
  public enum Answer {
    /** The cheapest of all rounds. */
    BEST_ROUND,
    /** The last round's. */
    LAST_ROUND
  }

  public MAdamOptions {
    checkPositive("stepSize", stepSize);
    checkPositive("sigmaStart", sigmaStart);
    checkPositive("epsilon", epsilon);
    checkPositive("tolerance", tolerance);
    if (!(mu >= 0) || !(lambdaStep >= 0)) {
      throw new IllegalArgumentException(
          "mu (" + mu + ") and lambdaStep (" + lambdaStep + ") must not be negative");
    }
    if (!(beta1 >= 0 && beta1 < 1 && beta2 >= 0 && beta2 < 1)) {
      throw new IllegalArgumentException(
          "beta1 (" + beta1 + ") and beta2 (" + beta2 + ") must be at least 0 and below 1");
    }
    if (!(sigmaLimit >= sigmaStart)) {
      throw new IllegalArgumentException(
          "sigmaLimit (" + sigmaLimit + ") must be at least sigmaStart (" + sigmaStart + ")");
    }
    if (iterationsPerRound < 1) {
      throw new IllegalArgumentException(
          "iterationsPerRound (" + iterationsPerRound + ") must be positive");
    }
  }

  private static void checkPositive(String name, double value) {
    if (!(value > 0)) {
      throw new IllegalArgumentException(name + " (" + value + ") must be positive");
    }
  }

  /** The paper's parameters. */
  public static MAdamOptions defaults() {
    return new MAdamOptions(
        0.001,
        1,
        0.5,
        5,
        1000,
        0.9,
        0.99,
        1e-8,
        1e-7,
        10_000,
        Relabelling.LITERAL,
        ObjectiveKind.FROBENIUS,
        Optimizer.ADAM,
        Answer.BEST_ROUND);
  }

  /** As accurate and several times faster: larger steps, fewer of them. */
  public static MAdamOptions hurried() {
    return defaults().withStepSize(0.01).withIterationsPerRound(1_500);
  }

  public MAdamOptions withStepSize(double newStepSize) {
    return new MAdamOptions(
        newStepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        objective,
        optimizer,
        answer);
  }

  public MAdamOptions withMu(double newMu) {
    return new MAdamOptions(
        stepSize,
        newMu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        objective,
        optimizer,
        answer);
  }

  public MAdamOptions withLambdaStep(double newLambdaStep) {
    return new MAdamOptions(
        stepSize,
        mu,
        newLambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        objective,
        optimizer,
        answer);
  }

  public MAdamOptions withIterationsPerRound(int newIterationsPerRound) {
    return new MAdamOptions(
        stepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        newIterationsPerRound,
        relabelling,
        objective,
        optimizer,
        answer);
  }

  public MAdamOptions withRelabelling(Relabelling newRelabelling) {
    return new MAdamOptions(
        stepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        newRelabelling,
        objective,
        optimizer,
        answer);
  }

  public MAdamOptions withObjective(ObjectiveKind newObjective) {
    return new MAdamOptions(
        stepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        newObjective,
        optimizer,
        answer);
  }

  public MAdamOptions withOptimizer(Optimizer newOptimizer) {
    return new MAdamOptions(
        stepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        objective,
        newOptimizer,
        answer);
  }

  public MAdamOptions withAnswer(Answer newAnswer) {
    return new MAdamOptions(
        stepSize,
        mu,
        lambdaStep,
        sigmaStart,
        sigmaLimit,
        beta1,
        beta2,
        epsilon,
        tolerance,
        iterationsPerRound,
        relabelling,
        objective,
        optimizer,
        newAnswer);
  }
}
