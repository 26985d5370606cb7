package org.eugene.engine;

import org.eugene.local.Tempering;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The laws for the default method at every effort, and for the exact one. */
class EngineContractTest {
  abstract static class Engine extends GedSolverContract {
    private final Effort effort;

    Engine(Effort effort) {
      this.effort = effort;
    }

    @Override
    protected GedSolver solver() {
      return new EugeneSolver(EugeneOptions.defaults().withEffort(effort));
    }
  }

  @Nested
  class Quick extends Engine {
    Quick() {
      super(Effort.QUICK);
    }
  }

  @Nested
  class Normal extends Engine {
    Normal() {
      super(Effort.NORMAL);
    }
  }

  @Nested
  class High extends Engine {
    High() {
      super(Effort.HIGH);
    }
  }

  /** What is done with thousands of vertices, done with a few. */
  @Nested
  class Huge extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new EugeneSolver(
          EugeneOptions.defaults()
              .with(StandardStrategy.HUGE_IF_SPARSE, -1L)
              .with(Work.annealingPerRow(Effort.NORMAL), 200L));
    }
  }

  /** Tempering, in graphs of all kinds: neighbours follow a row that moves. */
  @Nested
  class Tempered extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new EugeneSolver(tempered());
    }
  }

  /** The same where every row moves alone. */
  @Nested
  class WithoutClusters extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new EugeneSolver(tempered().with(Tempering.CLUSTERS, false));
    }
  }

  /** A proof that doubts its mapping after the first node. */
  @Nested
  class Doubting extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new EugeneSolver(
          tempered().withEffort(Effort.PROOF).with(StandardStrategy.NODES_BEFORE_DOUBT, 1L));
    }
  }

  private static EugeneOptions tempered() {
    return EugeneOptions.defaults()
        .with(StandardStrategy.SMALL, 0L)
        .with(StandardStrategy.TREE_LIKE_DEGREE, 1e6);
  }

  @Nested
  class Exact extends Engine {
    Exact() {
      super(Effort.PROOF);
    }

    @Override
    protected boolean isExact() {
      return true;
    }

    @Override
    protected int trials() {
      return 80;
    }
  }
}
