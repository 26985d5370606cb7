package org.eugene.baseline.mip;

import com.google.ortools.linearsolver.MPConstraint;
import com.google.ortools.linearsolver.MPObjective;
import com.google.ortools.linearsolver.MPSolver;
import com.google.ortools.linearsolver.MPSolverParameters;
import com.google.ortools.linearsolver.MPVariable;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.eugene.solver.Countdown;

/**
 * The floating-point solvers: SCIP for the integer programme, GLOP for its linear relaxation.
 *
 * <p>Both allow every row and every whole number an error of about a millionth, and prices may be
 * further apart than that. So the objective, the rows and the variables that are no choices are
 * scaled to numbers around 1, and no bound of SCIP is taken for true: its answer is the mapping.
 * The bound of a relaxation is computed from its dual values in whole numbers ({@link SafeBound}).
 */
final class BranchAndCut implements Backend {
  /** Costs are scaled down to this, lest the solvers' own tolerances mean nothing. */
  private static final double LARGEST_COST = 1e5;

  /** Some solvers take a larger limit for none at all, or for one that is over. */
  private static final Duration LONGEST = Duration.ofDays(365);

  private static final int PARTS_BETWEEN_LOOKS = 1 << 8;

  /** What the model takes as objects of the solver's. */
  private static final Handover WRITING = new Handover(1_000, 300);

  private final String name;
  private final boolean relaxed;

  private BranchAndCut(String name, boolean relaxed) {
    this.name = name;
    this.relaxed = relaxed;
  }

  /** Solves the integer programme. */
  static Backend exact(MipEngine engine) {
    return new BranchAndCut(engine.name(), false);
  }

  /** Solves the linear relaxation. */
  static Backend relaxed() {
    return new BranchAndCut("GLOP", true);
  }

  @Override
  public boolean boundsInWholeNumbers() {
    return relaxed;
  }

  /** These engines tell nothing on the way. */
  @Override
  public Solution solve(MipModel model, Countdown countdown, Consumer<double[]> found) {
    countdown.lookBefore(WRITING.of(model));
    MPSolver solver = MPSolver.createSolver(name);
    if (solver == null) {
      throw new IllegalArgumentException(
          "this build of OR-Tools has no " + name + "; take another --mip-solver, such as cp-sat");
    }
    try {
      return solve(model, countdown, solver);
    } finally {
      solver.delete();
    }
  }

  private Solution solve(MipModel model, Countdown countdown, MPSolver solver) {
    double scale = scale(model);
    MPVariable[] variables = new MPVariable[model.columns()];
    MPObjective objective = solver.objective();
    for (int j = 0; j < variables.length; j++) {
      boolean choice = model.upper(j) <= 1;
      variables[j] = solver.makeVar(0, Math.min(1, model.upper(j)), choice && !relaxed, "");
      if (model.cost(j) != 0) {
        objective.setCoefficient(variables[j], model.cost(j) * whole(model, j) / scale);
      }
      lookAt(countdown, j);
    }
    objective.setOffset(model.offset() / scale);
    objective.setMinimization();
    MPConstraint[] rows = new MPConstraint[model.rows()];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = row(model, r, solver, variables);
      lookAt(countdown, r);
    }
    MPSolver.ResultStatus status = run(solver, countdown);
    boolean solved =
        status == MPSolver.ResultStatus.OPTIMAL || status == MPSolver.ResultStatus.FEASIBLE;
    long lower = relaxed ? relaxedLower(model, status, rows, scale) : 0;
    return new Solution(solved ? Optional.of(values(model, variables)) : Optional.empty(), lower);
  }

  private static void lookAt(Countdown countdown, int count) {
    if (count % PARTS_BETWEEN_LOOKS == 0) {
      countdown.look();
    }
  }

  /** What the largest value of a variable is, which the solver calls 1. */
  private static double whole(MipModel model, int column) {
    return Math.max(1, model.upper(column));
  }

  private static double scale(MipModel model) {
    double largest = 0;
    for (int j = 0; j < model.columns(); j++) {
      largest = Math.max(largest, Math.abs((double) model.cost(j)) * whole(model, j));
    }
    return Math.max(1, largest / LARGEST_COST);
  }

  /** What row r is divided by, so that its largest factor is 1. */
  private static double scale(MipModel model, int r) {
    double largest = 0;
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      double factor = Math.abs((double) model.termFactor(at));
      largest = Math.max(largest, factor * whole(model, model.termColumn(at)));
    }
    return Math.max(1, largest);
  }

  private static MPConstraint row(MipModel model, int r, MPSolver solver, MPVariable[] variables) {
    double scale = scale(model, r);
    double low = model.low(r) == MipModel.NONE ? -MPSolver.infinity() : model.low(r) / scale;
    MPConstraint row = solver.makeConstraint(low, model.high(r) / scale);
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      int j = model.termColumn(at);
      row.setCoefficient(variables[j], model.termFactor(at) * whole(model, j) / scale);
    }
    return row;
  }

  private static MPSolver.ResultStatus run(MPSolver solver, Countdown countdown) {
    if (countdown.isOver()) {
      throw new MipModel.Unfinished();
    }
    MPSolverParameters parameters = new MPSolverParameters();
    try {
      parameters.setDoubleParam(MPSolverParameters.DoubleParam.RELATIVE_MIP_GAP, 0);
      Duration left = countdown.left();
      solver.setTimeLimit(Math.max(1, (left.compareTo(LONGEST) < 0 ? left : LONGEST).toMillis()));
      return Watch.over(() -> solver.solve(parameters), countdown, solver::interruptSolve);
    } finally {
      parameters.delete();
    }
  }

  private static long relaxedLower(
      MipModel model, MPSolver.ResultStatus status, MPConstraint[] rows, double scale) {
    if (status != MPSolver.ResultStatus.OPTIMAL) {
      return 0;
    }
    double[] multipliers = new double[rows.length];
    for (int r = 0; r < rows.length; r++) {
      multipliers[r] = rows[r].dualValue() * scale / scale(model, r);
    }
    return SafeBound.of(model, multipliers);
  }

  private static double[] values(MipModel model, MPVariable[] variables) {
    double[] values = new double[model.problem().sourceOrder() * model.problem().targetOrder()];
    for (int at = 0; at < values.length; at++) {
      values[at] = variables[at].solutionValue();
    }
    return values;
  }
}
