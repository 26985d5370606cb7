package org.eugene.madam;

/**
 * Every parameter of {@link MAdam}, with the paper's symbol.
 *
 * @param relaxation what is minimised
 * @param rounds how it becomes a permutation
 * @param adam how a step is made
 */
public record MAdamOptions(Relaxation relaxation, Rounds rounds, Adam adam) {
  /**
   * What is minimised in a round.
   *
   * @param mu μ, weight of the vertex prices against the edge prices
   * @param objective which relaxation
   * @param edgeGradient how its edge term is differentiated
   * @param range what keeps P's entries from 0 to 1
   * @param optimizer how it is minimised
   */
  public record Relaxation(
      double mu,
      ObjectiveKind objective,
      EdgeGradient edgeGradient,
      Range range,
      Optimizer optimizer) {
    /** Refuses a weight below 0. */
    public Relaxation {
      checkNotNegative("mu", mu);
    }
  }

  /**
   * How the rounds follow each other and when they end.
   *
   * @param lambdaStep by how much λ, the weight of the permutation-inducing regulariser, grows a
   *     round. 0 switches the regulariser off: one round is all there is then
   * @param lambdaGrowth whether λ's step depends on the price of an edge
   * @param sigmaStart σ, weight of the doubly stochastic constraints in the first round; doubles
   *     every round
   * @param sigmaLimit σ_th: no round starts with a σ above it
   * @param tolerance a round has converged when the relaxed objective changes by less
   * @param iterationsPerRound a round ends after so many steps even if it has not converged. The
   *     paper names no such cap; with 10,000 the answers are no better (table m-adam)
   * @param relabelling what inverse relabelling does between rounds
   * @param answer which round's rounding is returned
   */
  public record Rounds(
      double lambdaStep,
      LambdaGrowth lambdaGrowth,
      double sigmaStart,
      double sigmaLimit,
      double tolerance,
      int iterationsPerRound,
      Relabelling relabelling,
      Answer answer) {
    /** Refuses weights that no round can start with, and rounds without iterations. */
    public Rounds {
      checkNotNegative("lambdaStep", lambdaStep);
      checkPositive("sigmaStart", sigmaStart);
      checkPositive("tolerance", tolerance);
      checkPositive("iterationsPerRound", iterationsPerRound);
      if (!(sigmaLimit >= sigmaStart)) {
        throw new IllegalArgumentException(
            "sigmaLimit (" + sigmaLimit + ") must be at least sigmaStart (" + sigmaStart + ")");
      }
    }
  }

  /**
   * Numbers of Adam.
   *
   * @param stepSize α
   * @param beta1 β₁, decay of the first moment
   * @param beta2 β₂, decay of the second moment
   * @param epsilon ε, keeps the division finite
   * @param precision of the numbers that a step works with
   */
  public record Adam(
      double stepSize, double beta1, double beta2, double epsilon, Precision precision) {
    /** Refuses steps that are not positive and decays that are none. */
    public Adam {
      checkPositive("stepSize", stepSize);
      checkPositive("epsilon", epsilon);
      if (!(beta1 >= 0 && beta1 < 1 && beta2 >= 0 && beta2 < 1)) {
        throw new IllegalArgumentException(
            "beta1 (" + beta1 + ") and beta2 (" + beta2 + ") must be at least 0 and below 1");
      }
    }
  }

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

  private static void checkPositive(String name, double value) {
    if (!(value > 0)) {
      throw new IllegalArgumentException(name + " (" + shown(value) + ") must be positive");
    }
  }

  private static void checkNotNegative(String name, double value) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException(name + " (" + shown(value) + ") must not be negative");
    }
  }

  private static String shown(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  /** The paper's parameters, and the reading of it that comes nearest to its figures. */
  public static MAdamOptions defaults() {
    return new MAdamOptions(
        new Relaxation(
            1, ObjectiveKind.FROBENIUS, EdgeGradient.WITHOUT_HALF, Range.CLAMPED, Optimizer.ADAM),
        new Rounds(
            0.5,
            LambdaGrowth.CONSTANT,
            5,
            1000,
            1e-7,
            3_000,
            Relabelling.LITERAL,
            Answer.BEST_ROUND),
        new Adam(0.001, 0.9, 0.99, 1e-8, Precision.SINGLE));
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

  /** As accurate in half the time under 25 vertices: larger steps, fewer of them. */
  public static MAdamOptions hurried() {
    return defaults().withStepSize(0.01).withIterationsPerRound(1_500);
  }

  /** The same with another α. */
  public MAdamOptions withStepSize(double newStepSize) {
    return with(
        new Adam(newStepSize, adam.beta1(), adam.beta2(), adam.epsilon(), adam.precision()));
  }

  /** The same with another μ: more lets vertex prices decide, less the edges. */
  public MAdamOptions withMu(double newMu) {
    return with(
        new Relaxation(
            newMu,
            relaxation.objective(),
            relaxation.edgeGradient(),
            relaxation.range(),
            relaxation.optimizer()));
  }

  /** The same with λ growing by another amount a round; 0 switches the regulariser off. */
  public MAdamOptions withLambdaStep(double newLambdaStep) {
    return with(
        new Rounds(
            newLambdaStep,
            rounds.lambdaGrowth(),
            rounds.sigmaStart(),
            rounds.sigmaLimit(),
            rounds.tolerance(),
            rounds.iterationsPerRound(),
            rounds.relabelling(),
            rounds.answer()));
  }

  /** The same with at most so many steps of the optimizer a round. */
  public MAdamOptions withIterationsPerRound(int newIterationsPerRound) {
    return with(
        new Rounds(
            rounds.lambdaStep(),
            rounds.lambdaGrowth(),
            rounds.sigmaStart(),
            rounds.sigmaLimit(),
            rounds.tolerance(),
            newIterationsPerRound,
            rounds.relabelling(),
            rounds.answer()));
  }

  /** The same with another way of numbering the source anew between rounds. */
  public MAdamOptions withRelabelling(Relabelling newRelabelling) {
    return with(
        new Rounds(
            rounds.lambdaStep(),
            rounds.lambdaGrowth(),
            rounds.sigmaStart(),
            rounds.sigmaLimit(),
            rounds.tolerance(),
            rounds.iterationsPerRound(),
            newRelabelling,
            rounds.answer()));
  }

  /** The same with another way of computing f and its gradient. */
  public MAdamOptions withObjective(ObjectiveKind newObjective) {
    return with(
        new Relaxation(
            relaxation.mu(),
            newObjective,
            relaxation.edgeGradient(),
            relaxation.range(),
            relaxation.optimizer()));
  }

  /** The same with another method for the inner problem, for ablations. */
  public MAdamOptions withOptimizer(Optimizer newOptimizer) {
    return with(
        new Relaxation(
            relaxation.mu(),
            relaxation.objective(),
            relaxation.edgeGradient(),
            relaxation.range(),
            newOptimizer));
  }

  /** The same with another choice of the mapping to return. */
  public MAdamOptions withAnswer(Answer newAnswer) {
    return with(
        new Rounds(
            rounds.lambdaStep(),
            rounds.lambdaGrowth(),
            rounds.sigmaStart(),
            rounds.sigmaLimit(),
            rounds.tolerance(),
            rounds.iterationsPerRound(),
            rounds.relabelling(),
            newAnswer));
  }

  /** The same with the factor of the edge gradient read otherwise. */
  public MAdamOptions withEdgeGradient(EdgeGradient newEdgeGradient) {
    return with(
        new Relaxation(
            relaxation.mu(),
            relaxation.objective(),
            newEdgeGradient,
            relaxation.range(),
            relaxation.optimizer()));
  }

  /** The same with λ growing in another manner. */
  public MAdamOptions withLambdaGrowth(LambdaGrowth newLambdaGrowth) {
    return with(
        new Rounds(
            rounds.lambdaStep(),
            newLambdaGrowth,
            rounds.sigmaStart(),
            rounds.sigmaLimit(),
            rounds.tolerance(),
            rounds.iterationsPerRound(),
            rounds.relabelling(),
            rounds.answer()));
  }

  /** The same with other limits for the entries of P. */
  public MAdamOptions withRange(Range newRange) {
    return with(
        new Relaxation(
            relaxation.mu(),
            relaxation.objective(),
            relaxation.edgeGradient(),
            newRange,
            relaxation.optimizer()));
  }

  /** The same with steps of another precision. */
  public MAdamOptions withPrecision(Precision newPrecision) {
    return with(
        new Adam(adam.stepSize(), adam.beta1(), adam.beta2(), adam.epsilon(), newPrecision));
  }

  /** The same with another relaxation. */
  public MAdamOptions with(Relaxation newRelaxation) {
    return new MAdamOptions(newRelaxation, rounds, adam);
  }

  /** The same with other rounds. */
  public MAdamOptions with(Rounds newRounds) {
    return new MAdamOptions(relaxation, newRounds, adam);
  }

  /** The same with another Adam. */
  public MAdamOptions with(Adam newAdam) {
    return new MAdamOptions(relaxation, rounds, newAdam);
  }
}
