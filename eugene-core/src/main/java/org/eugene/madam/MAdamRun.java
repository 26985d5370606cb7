package org.eugene.madam;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.FrankWolfe;
import org.eugene.relaxation.Objective;
import org.eugene.relaxation.Products;
import org.eugene.rounding.Rounding;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/** One run of {@link MAdam}, born and buried inside its solve. */
final class MAdamRun {
  /** Where λ's step grows with the price of an edge, it is given for this one. */
  private static final double KAPPA_SQUARED_OF_LAMBDA_STEP = 2;

  /** Beyond this the iterate is lost. */
  private static final double DIVERGED = 1e12;

  /**
   * Between two looks at the clock. The objective is worked out in two successive steps of so many,
   * to see whether it still changes: in every step it would take a tenth of the time.
   */
  private static final int STEPS_BETWEEN_LOOKS = 16;

  /** Beyond this a step takes long enough for a look at the clock each time. */
  private static final int LARGE = 128;

  /** Up to this order rounding takes a moment, and may come after the end. */
  private static final int LARGEST_ROUNDED_LATE = 1024;

  /** That moment. */
  private static final Duration GRACE = Duration.ofMillis(15);

  /** Beyond that order minimising ends after this share of the time, and rounding has the rest. */
  private static final double SHARE_BEFORE_ROUNDING = 0.8;

  private final GedProblem problem;
  private final MAdamOptions options;
  private final boolean traced;
  private final int order;
  private final int[] rounded;
  private int[] rows; // row i of the problem being solved stands for original row rows[i]
  private final List<Round> rounds = new ArrayList<>();
  private final Run run;
  private VertexMapping last;
  private double value; // of the objective, when it was last computed

  MAdamRun(GedProblem problem, Terms terms, MAdamOptions options, boolean traced) {
    this.run = Run.start(problem, terms);
    this.problem = problem;
    this.options = options;
    this.traced = traced;
    this.order = problem.paddedOrder();
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
    run.untilSpent(this::minimiseByRounds);
    run.offer(last);
    return run.result();
  }

  private void minimiseByRounds() {
    Countdown countdown = run.countdown();
    Alignment original = Alignment.of(problem, countdown);
    AdamState state = new AdamState(options, order, new Products(countdown));
    Rounding rounding = new Rounding(this::isTooLateToRound);
    double sigma = options.rounds().sigmaStart();
    double lambda = 0;
    double lambdaStep =
        switch (options.rounds().lambdaGrowth()) {
          case CONSTANT -> options.rounds().lambdaStep();
          case WITH_EDGE_PRICE ->
              options.rounds().lambdaStep()
                  * original.kappaSquared()
                  / KAPPA_SQUARED_OF_LAMBDA_STEP;
        };
    while (order > 0 && !run.isAnswered()) {
      long before = countdown.iterations();
      boolean complete = minimise(original, state, sigma, lambda);
      if (!(Math.abs(value) <= DIVERGED)) {
        break;
      }
      if (!complete && order > LARGEST_ROUNDED_LATE) {
        countdown.look();
      }
      rounding.round(state.p(), order, rounded);
      keep(state, sigma, lambda, (int) (countdown.iterations() - before));
      sigma *= 2;
      lambda += lambdaStep;
      if (sigma > options.rounds().sigmaLimit()
          || options.rounds().lambdaStep() == 0
          || countdown.isOver()) {
        break;
      }
      relabel(state);
    }
  }

  /** What was reached when time was up is rounded all the same, as well as a moment allows. */
  private boolean isTooLateToRound() {
    Countdown countdown = run.countdown();
    return countdown.isOver() && countdown.overrun().compareTo(GRACE) > 0;
  }

  /** One round; returns whether it came to its end. */
  private boolean minimise(Alignment original, AdamState state, double sigma, double lambda) {
    return run.untilSpent(
        () -> {
          Alignment current = original.withRows(rows);
          switch (options.relaxation().optimizer()) {
            case ADAM -> adam(Descent.of(current, options, state), sigma, lambda);
            case FRANK_WOLFE -> frankWolfe(Descent.objective(current, options), state, lambda);
          }
        });
  }

  private void adam(Descent descent, double sigma, double lambda) {
    Countdown countdown = run.countdown();
    int stepsBetweenClockChecks = order > LARGE ? 1 : STEPS_BETWEEN_LOOKS;
    descent.differentiate(sigma);
    for (int t = 1;
        t <= options.rounds().iterationsPerRound() && !countdown.isOutOfIterations();
        t++) {
      descent.move(lambda);
      countdown.step();
      descent.differentiate(sigma);
      if (t % STEPS_BETWEEN_LOOKS == STEPS_BETWEEN_LOOKS - 1) {
        value = descent.value();
      } else if (t % STEPS_BETWEEN_LOOKS == 0 && isAtRest(descent)) {
        break;
      }
      if (t % stepsBetweenClockChecks == 0 && countdown.isOver()) {
        break;
      }
      if (order > LARGEST_ROUNDED_LATE && countdown.timeUsed() > SHARE_BEFORE_ROUNDING) {
        break;
      }
    }
    value = descent.end();
  }

  /** Converged, or lost. */
  private boolean isAtRest(Descent descent) {
    double previous = value;
    value = descent.value();
    return Math.abs(previous - value) < options.rounds().tolerance()
        || !(Math.abs(value) <= DIVERGED);
  }

  private void frankWolfe(Objective objective, AdamState state, double lambda) {
    Countdown countdown = run.countdown();
    FrankWolfe frankWolfe = new FrankWolfe(order, countdown::isOver);
    value = 0;
    for (int t = 0; t < frankWolfe.steps() && !countdown.isOver(); t++) {
      value = frankWolfe.step(objective, lambda, t, state.p());
      countdown.step();
    }
  }

  /** Prices the rounded P in the original numbering; keeps it if it is what the options ask for. */
  private void keep(AdamState state, double sigma, double lambda, int iterations) {
    int[] permutation = new int[order];
    for (int i = 0; i < order; i++) {
      permutation[rows[i]] = rounded[i];
    }
    last = VertexMapping.ofPermutation(permutation, problem.sourceOrder(), problem.targetOrder());
    if (options.rounds().answer() == MAdamOptions.Answer.BEST_ROUND) {
      run.offer(last);
    }
    if (traced) {
      rounds.add(
          new Round(
              lambda,
              sigma,
              iterations,
              value,
              order,
              originalRows(state),
              last,
              problem.cost(last)));
    }
  }

  private double[] originalRows(AdamState state) {
    double[] matrix = new double[order * order];
    for (int i = 0; i < order; i++) {
      System.arraycopy(state.p(), i * order, matrix, rows[i] * order, order);
    }
    return matrix;
  }

  /**
   * Inverse relabelling: changes which original row each row stands for, and P as the reading asks.
   */
  private void relabel(AdamState state) {
    int[] inverse = new int[order];
    for (int i = 0; i < order; i++) {
      inverse[rounded[i]] = i;
    }
    switch (options.rounds().relabelling()) {
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
