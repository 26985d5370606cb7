package org.eugene.madam;

import java.util.ArrayList;
import java.util.List;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.FrankWolfe;
import org.eugene.relaxation.Objective;
import org.eugene.rounding.Rounding;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/** One run of {@link MAdam}, born and buried inside its solve. */
final class MAdamRun {
  /** The λ step is given for an edge price of this. */
  private static final double KAPPA_SQUARED_OF_LAMBDA_STEP = 2;

  /** Beyond this the iterate is lost. */
  private static final double DIVERGED = 1e12;

  private static final int STEPS_BETWEEN_CLOCK_CHECKS = 16;

  private final GedProblem problem;
  private final MAdamOptions options;
  private final boolean traced;
  private final Alignment original;
  private final int order;
  private final AdamState state;
  private final FrankWolfe frankWolfe;
  private final Rounding rounding = new Rounding();
  private final int[] rounded;
  private int[] rows; // row i of the problem being solved stands for original row rows[i]
  private final List<Round> rounds = new ArrayList<>();
  private final Run run;
  private VertexMapping last;

  MAdamRun(GedProblem problem, Terms terms, MAdamOptions options, boolean traced) {
    this.run = Run.start(problem, terms);
    this.problem = problem;
    this.options = options;
    this.traced = traced;
    this.original = Alignment.of(problem);
    this.order = original.order();
    this.state = new AdamState(options, order);
    this.frankWolfe = new FrankWolfe(order);
    this.rounded = new int[order];
    this.rows = new int[order];
    for (int i = 0; i < order; i++) {
      rows[i] = i;
    }
    this.last = VertexMapping.ofPermutation(rows, problem.sourceOrder(), problem.targetOrder());
  }

  List<Round> rounds() {
    return rounds;
  }

  GedResult run() {
    Countdown countdown = run.countdown();
    double sigma = options.sigmaStart();
    double lambda = 0;
    double lambdaStep =
        options.lambdaStep() * original.kappaSquared() / KAPPA_SQUARED_OF_LAMBDA_STEP;
    while (order > 0 && !run.isAnswered()) {
      long before = countdown.iterations();
      double value = minimise(objective(), sigma, lambda, countdown);
      if (!(Math.abs(value) <= DIVERGED)) {
        break;
      }
      rounding.round(state.p(), order, rounded);
      keep(sigma, lambda, (int) (countdown.iterations() - before), value);
      sigma *= 2;
      lambda += lambdaStep;
      if (sigma > options.sigmaLimit() || options.lambdaStep() == 0 || countdown.isOver()) {
        break;
      }
      relabel();
    }
    run.offer(last);
    return run.result();
  }

  private Objective objective() {
    Alignment current = original.withRows(rows);
    return switch (options.objective()) {
      case FROBENIUS -> new FrobeniusObjective(current, options.mu());
      case CORRELATION -> new CorrelationObjective(current, options.mu());
    };
  }

  /** The inner loop; returns the last value of the objective. */
  private double minimise(Objective objective, double sigma, double lambda, Countdown countdown) {
    return switch (options.optimizer()) {
      case ADAM -> adam(objective, sigma, lambda, countdown);
      case FRANK_WOLFE -> frankWolfe(objective, lambda, countdown);
    };
  }

  private double adam(Objective objective, double sigma, double lambda, Countdown countdown) {
    state.startRound();
    double value = state.evaluate(objective);
    for (int t = 1; t <= options.iterationsPerRound() && !countdown.isOutOfIterations(); t++) {
      state.iterate(sigma, lambda);
      countdown.step();
      double previous = value;
      value = state.evaluate(objective);
      boolean converged = Math.abs(previous - value) < options.tolerance();
      if (converged || !(Math.abs(value) <= DIVERGED)) {
        break;
      }
      if (t % STEPS_BETWEEN_CLOCK_CHECKS == 0 && countdown.isOver()) {
        break;
      }
    }
    return value;
  }

  private double frankWolfe(Objective objective, double lambda, Countdown countdown) {
    double value = 0;
    for (int t = 0; t < frankWolfe.steps() && !countdown.isOver(); t++) {
      value = frankWolfe.step(objective, lambda, t, state.p());
      countdown.step();
    }
    return value;
  }

  /** Prices the rounded P in the original numbering; keeps it if it is what the options ask for. */
  private void keep(double sigma, double lambda, int iterations, double value) {
    int[] permutation = new int[order];
    for (int i = 0; i < order; i++) {
      permutation[rows[i]] = rounded[i];
    }
    last = VertexMapping.ofPermutation(permutation, problem.sourceOrder(), problem.targetOrder());
    if (options.answer() == MAdamOptions.Answer.BEST_ROUND) {
      run.offer(last);
    }
    if (traced) {
      rounds.add(
          new Round(
              lambda, sigma, iterations, value, order, originalRows(), last, problem.cost(last)));
    }
  }

  private double[] originalRows() {
    double[] matrix = new double[order * order];
    for (int i = 0; i < order; i++) {
      System.arraycopy(state.p(), i * order, matrix, rows[i] * order, order);
    }
    return matrix;
  }

  /**
   * Inverse relabelling: changes which original row each row stands for, and P as the reading asks.
   */
  private void relabel() {
    int[] inverse = new int[order];
    for (int i = 0; i < order; i++) {
      inverse[rounded[i]] = i;
    }
    switch (options.relabelling()) {
      case LITERAL -> rows = compose(rounded);
      case RECENTRE -> {
        rows = compose(inverse);
        state.moveRows(inverse);
      }
      case SNAP -> {
        rows = compose(inverse);
        state.setToIdentity();
      }
      case NONE -> {}
    }
  }

  private int[] compose(int[] from) {
    int[] composed = new int[order];
    for (int i = 0; i < order; i++) {
      composed[i] = rows[from[i]];
    }
    return composed;
  }
}
