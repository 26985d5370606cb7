package org.eugene.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;

/**
 * All distances of a collection, or from the graphs of one collection to those of another. Where
 * the costs are symmetric, a pair of one collection is solved once for both directions; where a
 * graph is surely at distance 0 from itself, that is not solved either. Immutable.
 */
public final class AllPairs {
  private final GraphCollection sources;
  private final GraphCollection targets;
  private final EditCosts costs;
  private final List<Cell> cells;
  private final boolean mirrored;

  private AllPairs(
      GraphCollection sources,
      GraphCollection targets,
      EditCosts costs,
      List<Cell> cells,
      boolean mirrored) {
    this.sources = sources;
    this.targets = targets;
    this.costs = costs;
    this.cells = cells;
    this.mirrored = mirrored;
  }

  /**
   * An entry of the matrix.
   *
   * @param row position of the source
   * @param column position of the target
   */
  public record Cell(int row, int column) {}

  /** Takes the answers one by one, in the order of the cells. */
  @FunctionalInterface
  public interface Sink {
    /** Takes the answer to one cell; an exception ends the work on all others. */
    void accept(Cell cell, GedResult result) throws IOException;
  }

  /** All pairs of one collection. */
  public static AllPairs of(GraphCollection graphs, EditCosts costs) {
    Symmetry symmetry = Symmetry.of(new PricedCollection(graphs, costs).shelves(), costs);
    List<Cell> cells =
        symmetry.isSymmetric()
            ? new Triangle(graphs.size(), !symmetry.isFreeWhenEqual())
            : new Rectangle(graphs.size(), graphs.size(), symmetry.isFreeWhenEqual());
    return new AllPairs(graphs, graphs, costs, cells, symmetry.isSymmetric());
  }

  /** From every graph of one collection to every graph of another. */
  public static AllPairs between(
      GraphCollection sources, GraphCollection targets, EditCosts costs) {
    targets.checkKind(sources);
    List<Cell> cells = new Rectangle(sources.size(), targets.size(), false);
    return new AllPairs(sources, targets, costs, cells, false);
  }

  /** What has to be solved, row by row. */
  public List<Cell> cells() {
    return cells;
  }

  /** Whether a cell stands for its mirror image too. */
  public boolean isMirrored() {
    return mirrored;
  }

  /** The graphs of the rows. */
  public GraphCollection sources() {
    return sources;
  }

  /** The graphs of the columns; the same collection where there is only one. */
  public GraphCollection targets() {
    return targets;
  }

  /**
   * Solves the cells from one on.
   *
   * @param first how many cells are done already
   */
  public void solve(GedSolver solver, Budget budget, int threads, int first, Sink sink)
      throws IOException, InterruptedException {
    new InOrder(threads)
        .run(cells.subList(first, cells.size()), cell -> solve(cell, solver, budget), sink::accept);
  }

  /** Solves one cell. */
  public GedResult solve(Cell cell, GedSolver solver, Budget budget) {
    Graph source = sources.graph(cell.row);
    Graph target = targets.graph(cell.column);
    try {
      return solver.solve(GedProblem.of(new GraphPair(source, target), costs), budget);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          source.id() + " and " + target.id() + ": " + refused.getMessage(), refused);
    }
  }

  /** Solves all cells. */
  public DistanceMatrix solve(GedSolver solver, Budget budget, int threads)
      throws InterruptedException {
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(this);
    try {
      solve(
          solver,
          budget,
          threads,
          0,
          (cell, result) -> matrix.put(cell, result.lower(), result.upper()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return matrix.build();
  }

  private static int checkedSize(long size) {
    if (size > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          size + " pairs are too many for one matrix; split the collection");
    }
    return (int) size;
  }

  /** All cells, or all but the diagonal. */
  private static final class Rectangle extends AbstractList<Cell> implements RandomAccess {
    private final int columns;
    private final boolean withoutDiagonal;
    private final int size;

    Rectangle(int rows, int columns, boolean withoutDiagonal) {
      this.columns = withoutDiagonal ? columns - 1 : columns;
      this.withoutDiagonal = withoutDiagonal;
      this.size = checkedSize((long) rows * Math.max(0, this.columns));
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Cell get(int index) {
      int row = index / columns;
      int column = index % columns;
      return new Cell(row, withoutDiagonal && column >= row ? column + 1 : column);
    }
  }

  /** The cells above the diagonal, with or without it. */
  private static final class Triangle extends AbstractList<Cell> implements RandomAccess {
    private final int order;
    private final int offset;
    private final int size;

    Triangle(int order, boolean withDiagonal) {
      this.order = order;
      this.offset = withDiagonal ? 0 : 1;
      long n = order;
      this.size = checkedSize(withDiagonal ? n * (n + 1) / 2 : n * (n - 1) / 2);
    }

    @Override
    public int size() {
      return size;
    }

    /** Cells before a row. */
    private long before(int row) {
      long longest = (long) order - offset;
      return row * longest - (long) row * (row - 1) / 2;
    }

    @Override
    public Cell get(int index) {
      double n = order - offset + 0.5;
      int row = (int) Math.max(0, n - Math.sqrt(Math.max(0, n * n - 2.0 * index)));
      while (before(row) > index) {
        row--;
      }
      while (before(row + 1) <= index) {
        row++;
      }
      return new Cell(row, (int) (index - before(row)) + row + offset);
    }
  }
}
