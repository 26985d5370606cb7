package org.eugene.baseline.mip;

import com.google.ortools.linearsolver.MPConstraint;
import com.google.ortools.linearsolver.MPObjective;
import com.google.ortools.linearsolver.MPSolver;
import com.google.ortools.linearsolver.MPSolverParameters;
import com.google.ortools.linearsolver.MPVariable;
import java.time.Duration;
import java.util.Optional;
import org.eugene.solver.Countdown;

/**
 * The floating-point solvers: SCIP for the integer programme, GLOP for its linear relaxation. An
 * integer bound is lowered by a tolerance before it is rounded up to whole units, so on prices with
 * many digits SCIP may find the best mapping and prove a little less. The bound of a relaxation is
 * computed from its dual values in whole numbers ({@link SafeBound}) and needs no tolerance.
 */
final class BranchAndCut implements Backend {
  /** What a bound may be wrong by, as a share of the cost of deleting and inserting everything. */
  private static final double TOLERANCE = 1e-6;

  /** Costs are scaled down to this, lest the solvers' own tolerances mean nothing. */
  private static final double LARGEST_COST = 1e5;

  /** Some solvers take a larger limit for none at all, or for one that is over. */
  private static final Duration LONGEST = Duration.ofDays(365);

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
  public Solution solve(MipModel model, Countdown countdown) {
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
      variables[j] = solver.makeVar(0, model.upper(j), !relaxed, "");
      if (model.cost(j) != 0) {
        objective.setCoefficient(variables[j], model.cost(j) / scale);
      }
    }
    objective.setOffset(model.offset() / scale);
    objective.setMinimization();
    MPConstraint[] rows = new MPConstraint[model.rows()];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = row(model, r, solver, variables);
    }
    MPSolver.ResultStatus status = run(solver, countdown);
    boolean solved =
        status == MPSolver.ResultStatus.OPTIMAL || status == MPSolver.ResultStatus.FEASIBLE;
    long lower =
        relaxed
            ? relaxedLower(model, status, rows, scale)
            : solved ? lower(model, objective.bestBound() * scale) : 0;
    return new Solution(solved ? Optional.of(values(model, variables)) : Optional.empty(), lower);
  }

  private static double scale(MipModel model) {
    double largest = 0;
    for (int j = 0; j < model.columns(); j++) {
      largest = Math.max(largest, Math.abs((double) model.cost(j)));
    }
    return Math.max(1, largest / LARGEST_COST);
  }

  private static MPConstraint row(MipModel model, int r, MPSolver solver, MPVariable[] variables) {
    double low = model.low(r) == MipModel.NONE ? -MPSolver.infinity() : model.low(r);
    MPConstraint row = solver.makeConstraint(low, model.high(r));
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      row.setCoefficient(variables[model.termColumn(at)], model.termFactor(at));
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
      multipliers[r] = rows[r].dualValue() * scale;
    }
    return SafeBound.of(model, multipliers);
  }

  /** What is claimed without any solution is not trusted: it may be a number never set. */
  private static long lower(MipModel model, double bound) {
    double base = (double) model.problem().base() * model.fraction();
    double safe = bound - TOLERANCE * Math.max(1, base);
    return safe > 0 && safe <= base ? (long) Math.ceil(safe) : 0;
  }

  private static double[] values(MipModel model, MPVariable[] variables) {
    double[] values = new double[model.problem().sourceOrder() * model.problem().targetOrder()];
    for (int at = 0; at < values.length; at++) {
      values[at] = variables[at].solutionValue();
    }
    return values;
  }
}
