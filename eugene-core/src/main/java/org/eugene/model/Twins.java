package org.eugene.model;

/**
 * Classes of vertices that can be exchanged without changing anything: same prices and the same
 * edges to everybody else. Two members of a class may be joined to each other, if both ways alike.
 */
public final class Twins {
  private final boolean transposed;
  private final int[] classOfRow;
  private final int[] classOfColumn;

  private Twins(SavingsModel model, int[] classOfRow, int[] classOfColumn) {
    this.transposed = model.isTransposed();
    this.classOfRow = classOfRow;
    this.classOfColumn = classOfColumn;
  }

  /** Finds the classes, comparing prices and edges vertex by vertex. */
  public static Twins of(SavingsModel model) {
    int n = model.order();
    boolean directed = model.problem().isDirected();
    int[] rowEdges = model.rowHalves().adjacency(n, directed);
    int[] columnEdges = model.columnHalves().adjacency(n, directed);
    return new Twins(
        model,
        classes(model, rowEdges, (i, j) -> sameRowCosts(model, i, j)),
        classes(model, columnEdges, (k, l) -> sameColumnCosts(model, k, l)));
  }

  /** Nobody can be exchanged with anybody, for runs that are to do without. */
  public static Twins none(SavingsModel model) {
    int[] itself = new int[model.order()];
    for (int v = 0; v < itself.length; v++) {
      itself[v] = v;
    }
    return new Twins(model, itself, itself);
  }

  private interface SamePrices {
    boolean test(int a, int b);
  }

  private static boolean sameRowCosts(SavingsModel model, int i, int j) {
    for (int k = 0; k < model.order(); k++) {
      if (model.units(i, k) != model.units(j, k)) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameColumnCosts(SavingsModel model, int k, int l) {
    for (int i = 0; i < model.order(); i++) {
      if (model.units(i, k) != model.units(i, l)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Being exchangeable is an equivalence, so it is enough to compare with a class's first member.
   */
  private static int[] classes(SavingsModel model, int[] edges, SamePrices samePrices) {
    int n = model.order();
    int[] classOf = new int[n];
    for (int v = 0; v < n; v++) {
      classOf[v] = v;
      model.look();
      for (int u = 0; u < v; u++) {
        if (classOf[u] == u && samePrices.test(u, v) && exchangeable(n, edges, u, v)) {
          classOf[v] = u;
          break;
        }
      }
    }
    return classOf;
  }

  private static boolean exchangeable(int n, int[] edges, int u, int v) {
    if (edges[u * n + v] != edges[v * n + u]) {
      return false;
    }
    for (int w = 0; w < n; w++) {
      boolean other = w != u && w != v;
      if (other && (edges[u * n + w] != edges[v * n + w] || edges[w * n + u] != edges[w * n + v])) {
        return false;
      }
    }
    return true;
  }

  /** The first row that this row can be exchanged with; itself if there is none before it. */
  public int classOfRow(int i) {
    return classOfRow[i];
  }

  /** The number of the class that column k is in. */
  public int classOfColumn(int k) {
    return classOfColumn[k];
  }

  Orbits orbitsOfRows() {
    return Orbits.ofTwins(classOfRow);
  }

  Orbits orbitsOfColumns() {
    return Orbits.ofTwins(classOfColumn);
  }

  /** The first vertex of the source that this one can be exchanged with. */
  public int classOfSource(int vertex) {
    return transposed ? classOfColumn[vertex] : classOfRow[vertex];
  }

  /** The first vertex of the target that this one can be exchanged with. */
  public int classOfTarget(int vertex) {
    return transposed ? classOfRow[vertex] : classOfColumn[vertex];
  }
}
