package org.eugene.madam;

import java.util.function.Consumer;

/**
 * Every parameter of {@link MAdam}, with the paper's symbol.
 *
 * @param stepSize α, the step of Adam
 * @param mu μ, weight of the vertex prices against the edge prices
 * @param lambdaStep by how much λ, the weight of the permutation-inducing regulariser, grows a
 *     round. 0 switches the regulariser off: one round is all there is then
 * @param sigmaStart σ, weight of the doubly stochastic constraints in the first round; doubles
 *     every round
 * @param sigmaLimit σ_th: no round starts with a σ above it
 * @param beta1 β₁, decay of Adam's first moment
 * @param beta2 β₂, decay of Adam's second moment
 * @param epsilon ε, keeps Adam's division finite
 * @param tolerance a round has converged when the relaxed objective changes by less
 * @param iterationsPerRound a round ends after so many steps even if it has not converged. The
 *     paper names no such cap; with 10,000 the answers are no better (table m-adam)
 * @param relabelling what inverse relabelling does between rounds
 * @param objective which relaxation is minimised
 * @param optimizer how it is minimised
 * @param answer which round's rounding is returned
 * @param edgeGradient how the edge term is differentiated
 * @param lambdaGrowth whether λ's step depends on the price of an edge
 * @param range what keeps P's entries from 0 to 1
 * @param precision of the numbers that a step works with
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
    Answer answer,
    EdgeGradient edgeGradient,
    LambdaGrowth lambdaGrowth,
    Range range,
    Precision precision) {

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

  /** What stands for ∇ of the edge term ‖ÃP − PB̃‖²/2 (or of what takes its place). */
  public enum EdgeGradient {
    /** That of ‖ÃP − PB̃‖²: twice as much. With it the paper's figures come out. */
    WITHOUT_HALF(2),
    /** That of the term as it is printed. */
    WITH_HALF(1);

    private final double factor;

    EdgeGradient(double factor) {
      this.factor = factor;
    }

    /** How many times the gradient of the printed term. */
    double factor() {
      return factor;
    }
  }

  /** How λ's step depends on κ², the price of an edge. */
  public enum LambdaGrowth {
    /** Not at all, as in the paper. */
    CONSTANT,
    /** In proportion; the step is what it is for κ² = 2. */
    WITH_EDGE_PRICE
  }

  /** Which reading of the paper all of these follow. */
  public enum Reading {
    /** The one that comes nearest to the paper's figures. */
    CLOSEST,
    /** The formulas as they are printed. */
    PRINTED
  }

  /** Of the numbers that a step works with. */
  public enum Precision {
    /**
     * Floats, which take less than half of the time; answers are as good (table m-adam). Where
     * edges have labels or directions, or entries may leave their range, doubles all the same.
     */
    SINGLE,
    /** Doubles. */
    DOUBLE
  }

  /** What keeps P's entries from 0 to 1. */
  public enum Range {
    /** The penalty, and P is clamped into [0, 1] after every step. */
    CLAMPED,
    /** The penalty alone, as the paper has it. */
    PENALISED
  }

  /**
   * Refuses what no run can work with, by name: steps that are not positive, weights below 0,
   * rounds without iterations.
   */
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

  /** The paper's parameters, and the reading of it that comes nearest to its figures. */
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
        2_000,
        Relabelling.LITERAL,
        ObjectiveKind.FROBENIUS,
        Optimizer.ADAM,
        Answer.BEST_ROUND,
        EdgeGradient.WITHOUT_HALF,
        LambdaGrowth.CONSTANT,
        Range.CLAMPED,
        Precision.SINGLE);
  }

  /**
   * The formulas as they are printed: the gradient with its ½, the range by penalty alone; λ's step
   * in proportion to κ², without which paper-3 comes out far worse in this reading; up to 10,000
   * steps a round.
   */
  public static MAdamOptions printed() {
    return defaults()
        .withIterationsPerRound(10_000)
        .withEdgeGradient(EdgeGradient.WITH_HALF)
        .withLambdaGrowth(LambdaGrowth.WITH_EDGE_PRICE)
        .withRange(Range.PENALISED)
        .withPrecision(Precision.DOUBLE);
  }

  /** The defaults of a reading. */
  static MAdamOptions of(Reading reading) {
    return switch (reading) {
      case CLOSEST -> defaults();
      case PRINTED -> printed();
    };
  }

  /** Nearly as accurate in three quarters of the time: larger steps, fewer of them. */
  public static MAdamOptions hurried() {
    return defaults().withStepSize(0.01).withIterationsPerRound(1_500);
  }

  /** The same with another α. */
  public MAdamOptions withStepSize(double newStepSize) {
    return changed(draft -> draft.stepSize = newStepSize);
  }

  /** The same with another μ: more lets vertex prices decide, less the edges. */
  public MAdamOptions withMu(double newMu) {
    return changed(draft -> draft.mu = newMu);
  }

  /** The same with λ growing by another amount a round; 0 switches the regulariser off. */
  public MAdamOptions withLambdaStep(double newLambdaStep) {
    return changed(draft -> draft.lambdaStep = newLambdaStep);
  }

  /** The same with at most so many steps of the optimizer a round. */
  public MAdamOptions withIterationsPerRound(int newIterationsPerRound) {
    return changed(draft -> draft.iterationsPerRound = newIterationsPerRound);
  }

  /** The same with another way of numbering the source anew between rounds. */
  public MAdamOptions withRelabelling(Relabelling newRelabelling) {
    return changed(draft -> draft.relabelling = newRelabelling);
  }

  /** The same with another way of computing f and its gradient. */
  public MAdamOptions withObjective(ObjectiveKind newObjective) {
    return changed(draft -> draft.objective = newObjective);
  }

  /** The same with another method for the inner problem, for ablations. */
  public MAdamOptions withOptimizer(Optimizer newOptimizer) {
    return changed(draft -> draft.optimizer = newOptimizer);
  }

  /** The same with another choice of the mapping to return. */
  public MAdamOptions withAnswer(Answer newAnswer) {
    return changed(draft -> draft.answer = newAnswer);
  }

  /** The same with the factor of the edge gradient read otherwise. */
  public MAdamOptions withEdgeGradient(EdgeGradient newEdgeGradient) {
    return changed(draft -> draft.edgeGradient = newEdgeGradient);
  }

  /** The same with λ growing in another manner. */
  public MAdamOptions withLambdaGrowth(LambdaGrowth newLambdaGrowth) {
    return changed(draft -> draft.lambdaGrowth = newLambdaGrowth);
  }

  /** The same with other limits for the entries of P. */
  public MAdamOptions withRange(Range newRange) {
    return changed(draft -> draft.range = newRange);
  }

  /** The same with steps of another precision. */
  public MAdamOptions withPrecision(Precision newPrecision) {
    return changed(draft -> draft.precision = newPrecision);
  }

  private MAdamOptions changed(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.options();
  }

  /** Options while one of them is changed. */
  private final class Draft {
    private double stepSize;
    private double mu;
    private double lambdaStep;
    private int iterationsPerRound;
    private Relabelling relabelling;
    private ObjectiveKind objective;
    private Optimizer optimizer;
    private Answer answer;
    private EdgeGradient edgeGradient;
    private LambdaGrowth lambdaGrowth;
    private Range range;
    private Precision precision;

    Draft(MAdamOptions options) {
      this.stepSize = options.stepSize;
      this.mu = options.mu;
      this.lambdaStep = options.lambdaStep;
      this.iterationsPerRound = options.iterationsPerRound;
      this.relabelling = options.relabelling;
      this.objective = options.objective;
      this.optimizer = options.optimizer;
      this.answer = options.answer;
      this.edgeGradient = options.edgeGradient;
      this.lambdaGrowth = options.lambdaGrowth;
      this.range = options.range;
      this.precision = options.precision;
    }

    MAdamOptions options() {
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
          answer,
          edgeGradient,
          lambdaGrowth,
          range,
          precision);
    }
  }
}
