package org.eugene.baseline.mip;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import com.google.ortools.sat.SatParameters;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import org.eugene.solver.Countdown;

/**
 * CP-SAT, with one worker and a fixed seed, hence repeatable. Works in whole numbers throughout, so
 * its bound needs no allowance for rounding.
 */
final class CpSat implements Backend {
  private static final double LARGEST_SUM = 0x1p60;

  private static final int PARTS_BETWEEN_LOOKS = 1 << 8;

  /** Seconds; a year and more is no limit. */
  private static final double LONGEST = 365 * 24 * 3600.0;

  /** What the model takes as objects of CP-SAT's, which the collector of garbage moves as well. */
  private static final Handover WRITING = new Handover(1_000, 300);

  /** What CP-SAT takes before it looks at the clock for the first time. */
  private static final Handover LOADING = new Handover(1_500, 500);

  private final int seed;

  CpSat(long seed) {
    this.seed = (int) (seed & Integer.MAX_VALUE);
  }

  @Override
  public Solution solve(MipModel model, Countdown countdown, Consumer<double[]> found) {
    // Before anything is written: collecting what was written for nothing takes time as well.
    countdown.lookBefore(WRITING.plus(LOADING).of(model));
    CpModel cpModel = new CpModel();
    long divisor = write(model, cpModel.getBuilder(), countdown);
    CpSolver solver = new CpSolver();
    configure(solver.getParameters());
    countdown.lookBefore(LOADING.of(model));
    Duration left = countdown.left();
    // In case that it does not hear the stop.
    solver.getParameters().setMaxTimeInSeconds(Math.min(LONGEST, left.toMillis() / 1e3 + 1));
    CpSolverStatus status =
        Watch.<double[], CpSolverStatus>orLeave(
                tell -> solver.solve(cpModel, new Improvements(model, tell)),
                countdown,
                solver::stopSearch,
                found)
            .orElseThrow(MipModel.Unfinished::new);
    return solution(model, status, solver.response(), divisor);
  }

  /**
   * The whole linear relaxation from the start is what proves these programmes: without it (level
   * 1, the default) pairs of aids took two hundred times as long. Symmetry detection and probing
   * cost more than they brought, and adding rows to the relaxation lazily doubled the time on
   * mutagenicity.
   */
  private void configure(SatParameters.Builder parameters) {
    parameters
        .setNumWorkers(1)
        .setRandomSeed(seed)
        .setLinearizationLevel(2)
        .setAddLpConstraintsLazily(false)
        .setSymmetryLevel(0)
        .setCpModelProbingLevel(0);
  }

  private static long write(MipModel model, CpModelProto.Builder proto, Countdown countdown) {
    for (int j = 0; j < model.columns(); j++) {
      if (j % PARTS_BETWEEN_LOOKS == 0) {
        countdown.look();
      }
      proto.addVariables(
          IntegerVariableProto.newBuilder().addDomain(0).addDomain(model.upper(j)).build());
    }
    for (int r = 0; r < model.rows(); r++) {
      if (r % PARTS_BETWEEN_LOOKS == 0) {
        countdown.look();
      }
      requireSum(model, r);
      if (!writeBoolean(model, r, proto)) {
        writeLinear(model, r, proto);
      }
    }
    return writeObjective(model, proto);
  }

  /** CP-SAT takes no row whose sum could leave its whole numbers. */
  private static void requireSum(MipModel model, int r) {
    double sum = 0;
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      sum += Math.abs((double) model.termFactor(at)) * model.upper(model.termColumn(at));
    }
    if (sum > LARGEST_SUM) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "prices whose sum is %.0f units are too many digits for CP-SAT, whose whole numbers"
                  + " end at 2^60; take the method exact, or prices with fewer digits",
              sum));
    }
  }

  /**
   * Returns what the costs were divided by so that no sum of them overflows, 1 unless they are
   * enormous; they are rounded down then, and the bound stays a bound.
   *
   * <p>The offset is the cost of a variable that is always 1. Then no solution costs less than 0,
   * and 0, which CP-SAT answers when it was stopped before it had any bound, is one.
   */
  private static long writeObjective(MipModel model, CpModelProto.Builder proto) {
    double sum = Math.abs((double) model.offset());
    for (int j = 0; j < model.columns(); j++) {
      sum += Math.abs((double) model.cost(j)) * model.upper(j);
    }
    long divisor = (long) Math.ceil(Math.max(1, sum / LARGEST_SUM));
    CpObjectiveProto.Builder objective = proto.getObjectiveBuilder();
    for (int j = 0; j < model.columns(); j++) {
      if (model.cost(j) != 0) {
        objective.addVars(j).addCoeffs(Math.floorDiv(model.cost(j), divisor));
      }
    }
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(1).addDomain(1).build());
    objective.addVars(model.columns()).addCoeffs(Math.floorDiv(model.offset(), divisor));
    return divisor;
  }

  /** Rows like Σ x ≤ 1 or Σ y - x ≤ 0 over binary variables allow at most one of y, not x. */
  private static boolean writeBoolean(MipModel model, int r, CpModelProto.Builder proto) {
    int negative = 0;
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      long factor = model.termFactor(at);
      if (Math.abs(factor) != 1 || model.upper(model.termColumn(at)) != 1) {
        return false;
      }
      negative += factor < 0 ? 1 : 0;
    }
    boolean exactly = model.low(r) == model.high(r);
    if (model.high(r) != 1 - negative || !(exactly || model.low(r) == MipModel.NONE)) {
      return false;
    }
    BoolArgumentProto.Builder literals =
        exactly
            ? proto.addConstraintsBuilder().getExactlyOneBuilder()
            : proto.addConstraintsBuilder().getAtMostOneBuilder();
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      int column = model.termColumn(at);
      literals.addLiterals(model.termFactor(at) > 0 ? column : -column - 1);
    }
    return true;
  }

  private static void writeLinear(MipModel model, int r, CpModelProto.Builder proto) {
    LinearConstraintProto.Builder linear = proto.addConstraintsBuilder().getLinearBuilder();
    for (int at = model.start(r); at < model.start(r + 1); at++) {
      linear.addVars(model.termColumn(at)).addCoeffs(model.termFactor(at));
    }
    linear.addDomain(model.low(r)).addDomain(model.high(r));
  }

  private static Solution solution(
      MipModel model, CpSolverStatus status, CpSolverResponse response, long divisor) {
    if (status == CpSolverStatus.MODEL_INVALID || status == CpSolverStatus.INFEASIBLE) {
      throw new IllegalStateException("CP-SAT calls the model " + status);
    }
    long lower = Math.max(0, response.getInnerObjectiveLowerBound()) * divisor;
    if (status == CpSolverStatus.UNKNOWN) {
      return new Solution(Optional.empty(), lower);
    }
    return new Solution(Optional.of(vertexVariables(model, response::getSolution)), lower);
  }

  private static double[] vertexVariables(MipModel model, IntToLongFunction value) {
    double[] values = new double[model.problem().sourceOrder() * model.problem().targetOrder()];
    for (int at = 0; at < values.length; at++) {
      values[at] = value.applyAsLong(at);
    }
    return values;
  }

  /** Called by CP-SAT whenever it has a better solution. */
  private static final class Improvements extends CpSolverSolutionCallback {
    private final MipModel model;
    private final Consumer<double[]> tell;

    Improvements(MipModel model, Consumer<double[]> tell) {
      this.model = model;
      this.tell = tell;
    }

    @Override
    public void onSolutionCallback() {
      tell.accept(vertexVariables(model, this::solutionIntegerValue));
    }
  }
}
