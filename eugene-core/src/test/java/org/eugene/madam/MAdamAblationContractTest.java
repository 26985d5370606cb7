package org.eugene.madam;

import org.eugene.madam.MAdamOptions.Answer;
import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Optimizer;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The same laws for every reading and every ablation of M-Adam. */
class MAdamAblationContractTest {
  private static final MAdamOptions OPTIONS = MAdamContractTest.options();

  abstract static class Variant extends GedSolverContract {
    private final MAdamOptions options;

    Variant(MAdamOptions options) {
      this.options = options;
    }

    @Override
    protected GedSolver solver() {
      return new MAdam(options);
    }

    @Override
    protected int trials() {
      return 15;
    }
  }

  @Nested
  class WithoutRegulariser extends Variant {
    WithoutRegulariser() {
      super(OPTIONS.withLambdaStep(0));
    }
  }

  @Nested
  class WithoutRelabelling extends Variant {
    WithoutRelabelling() {
      super(OPTIONS.withRelabelling(Relabelling.NONE));
    }
  }

  @Nested
  class Recentring extends Variant {
    Recentring() {
      super(OPTIONS.withRelabelling(Relabelling.RECENTRE));
    }
  }

  @Nested
  class Snapping extends Variant {
    Snapping() {
      super(OPTIONS.withRelabelling(Relabelling.SNAP));
    }
  }

  @Nested
  class WithFrankWolfe extends Variant {
    WithFrankWolfe() {
      super(OPTIONS.withOptimizer(Optimizer.FRANK_WOLFE));
    }
  }

  @Nested
  class WithCorrelation extends Variant {
    WithCorrelation() {
      super(OPTIONS.withObjective(ObjectiveKind.CORRELATION));
    }
  }

  @Nested
  class AnsweringTheLastRound extends Variant {
    AnsweringTheLastRound() {
      super(OPTIONS.withAnswer(Answer.LAST_ROUND));
    }
  }

  @Nested
  class AsPrinted extends Variant {
    AsPrinted() {
      super(
          MAdamOptions.printed()
              .withStepSize(OPTIONS.adam().stepSize())
              .withIterationsPerRound(OPTIONS.rounds().iterationsPerRound()));
    }
  }
}
