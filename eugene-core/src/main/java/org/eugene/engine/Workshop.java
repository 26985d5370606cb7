package org.eugene.engine;

import java.util.Optional;
import org.eugene.bound.EdgeSplitting;
import org.eugene.exact.BranchAndBound;
import org.eugene.exact.Recorder;
import org.eugene.local.Annealing;
import org.eugene.local.Reseating;
import org.eugene.local.SeededRandom;
import org.eugene.local.TabuSearch;
import org.eugene.local.Tempering;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.model.SparseModel;
import org.eugene.percolation.Percolation;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.RelaxationPath;
import org.eugene.solver.Countdown;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;

/**
 * What the phases of one run share: the model, the best so far, and tools that go on where they
 * stopped. Tools are made when they are first asked for, each with a seed of its own, so that a
 * phase that is left out changes nothing for the others.
 */
public final class Workshop {
  /** Sets the seeds of these walks apart from those that were there before them. */
  private static final long ANNEALING = 0x616e6e65616c0000L;

  private static final long RESEATING = 0x7265736561740000L;

  private final Run run;
  private final MethodOptions tuning;
  private final long tabuSeed;
  private final long temperingSeed;
  private final long treeSeed;
  private final long annealingSeed;
  private final long reseatingSeed;
  private final SeededRandom random;
  private Optional<SavingsModel> model = Optional.empty();
  private Optional<SparseModel> sparse = Optional.empty();
  private Optional<Incumbent> incumbent = Optional.empty();
  private Optional<Percolation> percolation = Optional.empty();
  private Optional<Annealing> annealing = Optional.empty();
  private Optional<Reseating> reseating = Optional.empty();
  private Optional<TabuSearch> tabu = Optional.empty();
  private Optional<Tempering> tempering = Optional.empty();
  private Optional<RelaxationPath> path = Optional.empty();
  private Optional<EdgeSplitting> root = Optional.empty();
  private Optional<Recorder> recorder = Optional.empty();
  private Optional<BranchAndBound> tree = Optional.empty();
  private int pathsFollowed;

  Workshop(Run run, EugeneOptions options) {
    this.run = run;
    this.tuning = options.tuning();
    this.random = new SeededRandom(options.seed());
    this.tabuSeed = random.nextLong();
    this.temperingSeed = random.nextLong();
    this.treeSeed = random.nextLong();
    this.annealingSeed = options.seed() ^ ANNEALING;
    this.reseatingSeed = options.seed() ^ RESEATING;
  }

  /** The problem with tables of all pairs of vertices. */
  public SavingsModel model() {
    if (model.isEmpty()) {
      run.problem().requireRoomForTables();
      model = Optional.of(SavingsModel.of(run.problem(), countdown()));
    }
    return model.get();
  }

  /** The problem without any. */
  public SparseModel sparse() {
    if (sparse.isEmpty()) {
      sparse = Optional.of(SparseModel.of(run.problem()));
    }
    return sparse.get();
  }

  /** The run that hears of mappings and bounds. */
  public Run run() {
    return run;
  }

  /** The budget being spent, on which phases count their steps. */
  public Countdown countdown() {
    return run.countdown();
  }

  /** The constants of the phases, measured ones unless somebody set others. */
  public MethodOptions tuning() {
    return tuning;
  }

  /** The best permutation so far. */
  public Incumbent incumbent() {
    if (incumbent.isEmpty()) {
      incumbent = Optional.of(new Incumbent(model(), run));
    }
    return incumbent.get();
  }

  Percolation percolation() {
    if (percolation.isEmpty()) {
      percolation = Optional.of(new Percolation(sparse(), run));
    }
    return percolation.get();
  }

  Annealing annealing() {
    if (annealing.isEmpty()) {
      annealing = Optional.of(new Annealing(sparse(), tuning, annealingSeed));
    }
    return annealing.get();
  }

  Reseating reseating() {
    if (reseating.isEmpty()) {
      reseating = Optional.of(new Reseating(sparse(), reseatingSeed));
    }
    return reseating.get();
  }

  /** Random numbers for the starts of relaxations. */
  SeededRandom random() {
    return random;
  }

  /** What a search need not go below, scaled as the model is. */
  int target() {
    return model().isExact() ? model().scaled(run.lower()) : Integer.MIN_VALUE;
  }

  /** How far apart the bounds are, in what an edge mapped onto an edge saves. */
  double gapInEdges() {
    double gap = (double) model().scaled(run.upper()) - model().scaled(run.lower());
    return gap == 0 ? 0 : gap / model().meanSaving();
  }

  TabuSearch tabu() {
    if (tabu.isEmpty()) {
      tabu = Optional.of(new TabuSearch(model(), tuning, tabuSeed));
    }
    return tabu.get();
  }

  Tempering tempering() {
    if (tempering.isEmpty()) {
      tempering = Optional.of(new Tempering(model(), tuning, temperingSeed));
    }
    return tempering.get();
  }

  /**
   * The relaxation as the paper has it: rows are the source's vertices, columns the target's, also
   * where the model has them the other way round. Turned round like the model it found dearer
   * mappings on 3 of 160 pairs of 25 to 50 vertices and cheaper ones on none ({@code ./eugene table
   * against --of engine-large}).
   */
  RelaxationPath path() {
    if (path.isEmpty()) {
      Alignment alignment = Alignment.of(run.problem(), countdown());
      path = Optional.of(new RelaxationPath(alignment, countdown()));
    }
    return path.get();
  }

  /** How many paths were followed before this one; from zero on. */
  int nextPath() {
    return pathsFollowed++;
  }

  /** The edge-splitting bound of the root; empty if time was up before it was set up. */
  Optional<EdgeSplitting> root() {
    if (root.isEmpty()) {
      root = EdgeSplitting.within(model(), countdown()::isOver);
    }
    return root;
  }

  /** The tree below the root. */
  Optional<BranchAndBound> tree() {
    if (tree.isEmpty()) {
      tree =
          root()
              .map(
                  bound ->
                      BranchAndBound.of(model(), bound, incumbent(), recorder(), tuning, treeSeed));
    }
    return tree;
  }

  private Optional<Recorder> recorder() {
    if (recorder.isEmpty() && run.isProofWanted()) {
      recorder = Optional.of(new Recorder(model()));
    }
    return recorder;
  }

  /** Hands the proof of what is proved to the run, if one is wanted and was written down. */
  void prove() {
    if (run.isProofWanted() && root.isPresent()) {
      recorder().flatMap(written -> written.proof(root.get(), run.lower())).ifPresent(run::prove);
    }
  }
}
