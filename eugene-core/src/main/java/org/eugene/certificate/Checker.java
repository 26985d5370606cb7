package org.eugene.certificate;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Checks a {@link Certificate}: that its mapping costs what it says, and that no mapping is cheaper
 * than its lower bound. It believes nothing but the prices.
 *
 * <p><b>The question as an assignment.</b> Rows are the vertices of one graph, columns those of the
 * other, both filled up with dummies to the same number N: to the larger order if joining two
 * vertices never costs, otherwise to the sum of both. A mapping is a permutation π, and
 *
 * <pre>cost(π) = price of all edges + Σ_i c[i][π(i)] − Σ saving of edges mapped onto edges.</pre>
 *
 * <p><b>A bound.</b> Split the saving of mapping edge e = (i,j) onto f, with i to k and j to l,
 * into a share at (i,k) and the rest at (j,l). At (i,k) the edges of i can claim at most M_ik, a
 * matching of largest total share ({@link Claims}). A mapping collects every saving at both ends,
 * so whatever the shares are, cost(π) ≥ all edges + Σ_i (c[i][π(i)] − M_i,π(i)); and whatever the
 * column prices v are, that is at least
 *
 * <pre>bound = all edges + Σ_i min_k (c_ik − M_ik − v_k) + Σ_k v_k.</pre>
 *
 * So shares and prices need no checking at all: any numbers prove something, good ones prove more.
 *
 * <p><b>Excluding.</b> "Cheaper" means below the claimed lower bound. A mapping with i at k costs
 * at least the bound plus (c_ik − M_ik − v_k) − min; where that is not cheaper, (i,k) is excluded:
 * no cheaper mapping of this case has it. Excluded pairs are left out of minima, and savings that
 * need one are nothing.
 *
 * <p><b>Cases.</b> A child fixes one row at one column. When it is shown to hold nothing cheaper,
 * that pair is excluded in the parent.
 *
 * <p><b>Twins.</b> Two rows with the same prices and the same edges to all others can be exchanged
 * in a mapping without changing its cost, and so can two such columns. The fixed pairs of a case
 * are all that defines it, so if no cheaper mapping of the case has (i,k), none has a pair of their
 * twins that are not fixed either.
 *
 * <p><b>The end.</b> A case is settled when a bound is not cheaper, when some row has no column
 * left, or when every vertex row has a single column: then that one mapping is priced.
 */
public final class Checker {
  private static final long MOST_SPLITS = 1 << 23;

  private final PricedPair pair; // turned, so that rows are its source
  private final int rows;
  private final int columns;
  private final int n;
  private final long grain;
  private final long limit; // in 1/grain units: what is above this is not cheaper
  private final long claim;
  private final long allEdges;
  private final long[] share; // by row edge, column edge and way: what is claimed at its from end
  private final int ways;
  private final int[][] edgesOfRow;
  private final int[][] edgesOfColumn;
  private final int[] twinOfRow;
  private final int[] twinOfColumn;

  private Checker(Certificate certificate) {
    Proof proof = certificate.proof();
    this.pair = proof.rowsAreTarget() ? certificate.pair().turned() : certificate.pair();
    this.rows = pair.sourceOrder();
    this.columns = pair.targetOrder();
    this.n = pair.joiningNeverCosts() ? Math.max(rows, columns) : rows + columns;
    this.grain = proof.grain();
    this.claim = certificate.lower();
    this.limit = Math.multiplyExact(new Lattice(pair).below(claim), grain);
    this.allEdges = Math.multiplyExact(pair.allEdges(), grain);
    this.ways = pair.directed() ? 1 : 2;
    this.share = new long[pair.sourceEdges().length * pair.targetEdges().length * ways];
    this.edgesOfRow = incident(pair.sourceEdges(), rows);
    this.edgesOfColumn = incident(pair.targetEdges(), columns);
    this.twinOfRow = twins(n, pair.sourceEdges(), true);
    this.twinOfColumn = twins(n, pair.targetEdges(), false);
    for (int at = 0; at < share.length; at++) {
      share[at] = savingAt(at) / 2;
    }
  }

  /**
   * Checks everything that the certificate claims.
   *
   * @throws CertificateException with the reason if something does not follow
   */
  public static void check(Certificate certificate) throws CertificateException {
    PricedPair pair = certificate.pair();
    long splits = 2L * pair.sourceEdges().length * pair.targetEdges().length;
    demand(splits <= MOST_SPLITS, "the graphs have too many edges for a proof of this kind");
    demand(certificate.proof().grain() >= 1, "the grain is not positive");
    try {
      checkMapping(certificate);
      Checker checker = new Checker(certificate);
      demand(
          certificate.lower() <= 0 || checker.holds(certificate.proof().root()),
          "the proof does not show that the distance is at least "
              + pair.cost(certificate.lower()));
    } catch (ArithmeticException overflow) {
      throw new CertificateException("it has numbers that are too large to be added");
    }
  }

  private static void demand(boolean claim, String otherwise) throws CertificateException {
    if (!claim) {
      throw new CertificateException(otherwise);
    }
  }

  private static void checkMapping(Certificate certificate) throws CertificateException {
    PricedPair pair = certificate.pair();
    boolean[] taken = new boolean[pair.targetOrder()];
    demand(certificate.image().length == pair.sourceOrder(), "the mapping misses vertices");
    for (int k : certificate.image()) {
      demand(k >= -1 && k < taken.length, "the mapping names a vertex that is not there: " + k);
      demand(k < 0 || !taken[k], "the mapping uses target vertex " + k + " twice");
      if (k >= 0) {
        taken[k] = true;
      }
    }
    long price = pair.price(certificate.image());
    demand(
        price == certificate.upper(),
        "the mapping costs " + pair.cost(price) + ", not " + pair.cost(certificate.upper()));
    demand(certificate.lower() <= price, "the lower bound is above the mapping's cost");
  }

  private boolean holds(Proof.Node root) {
    return new Case().isSettledBy(root);
  }

  // ---- What twins are

  private int[] twins(int size, int[][] edges, boolean ofRows) {
    int[][] kind = PricedPair.adjacency(edges, size, pair.directed());
    int[] twin = new int[size];
    for (int v = 0; v < size; v++) {
      twin[v] = v;
      for (int u = 0; u < v && twin[v] == v; u++) {
        twin[v] = twin[u] == u && areTwins(u, v, kind, ofRows) ? u : v;
      }
    }
    return twin;
  }

  private boolean areTwins(int u, int v, int[][] kind, boolean ofRows) {
    boolean alike = kind[u][v] == kind[v][u];
    for (int w = 0; w < n && alike; w++) {
      alike = ofRows ? price(u, w) == price(v, w) : price(w, u) == price(w, v);
      boolean third = w != u && w != v;
      alike &= !third || (kind[u][w] == kind[v][w] && kind[w][u] == kind[w][v]);
    }
    return alike;
  }

  /** c_ik in units. */
  private long price(int i, int k) {
    return i >= rows && k >= columns
        ? 0
        : pair.vertexPrices()[Math.min(i, rows)][Math.min(k, columns)];
  }

  // ---- Edges and their shares

  private static int[][] incident(int[][] edges, int order) {
    int[] degree = new int[order];
    for (int[] edge : edges) {
      degree[edge[0]]++;
      degree[edge[1]]++;
    }
    int[][] incident = new int[order][];
    for (int v = 0; v < order; v++) {
      incident[v] = new int[degree[v]];
    }
    for (int e = 0; e < edges.length; e++) {
      for (int end = 0; end < 2; end++) {
        int v = edges[e][end];
        incident[v][--degree[v]] = e;
      }
    }
    return incident;
  }

  private int at(int e, int f, int way) {
    return (e * pair.targetEdges().length + f) * ways + way;
  }

  private long savingAt(int at) {
    int f = at / ways % pair.targetEdges().length;
    int e = at / ways / pair.targetEdges().length;
    long saving = pair.saving(pair.sourceEdges()[e][2], pair.targetEdges()[f][2]);
    return Math.multiplyExact(saving, grain);
  }

  /** One case of the proof: what is fixed, what is excluded. */
  private final class Case {
    private final boolean[] excluded;
    private final boolean[] fixedRow;
    private final boolean[] fixedColumn;

    Case() {
      this.excluded = new boolean[n * n];
      this.fixedRow = new boolean[n];
      this.fixedColumn = new boolean[n];
    }

    Case(Case parent, int row, int column) {
      this.excluded = parent.excluded.clone();
      this.fixedRow = parent.fixedRow.clone();
      this.fixedColumn = parent.fixedColumn.clone();
      fixedRow[row] = true;
      fixedColumn[column] = true;
      for (int other = 0; other < n; other++) {
        excluded[row * n + other] |= other != column;
        excluded[other * n + column] |= other != row;
      }
    }

    /** Whether the node shows that this case holds nothing cheaper. */
    boolean isSettledBy(Proof.Node node) {
      Deque<long[]> before = new ArrayDeque<>(); // shares to put back when the case is left
      boolean settled = false;
      for (Proof.Item item : node.items()) {
        if (item instanceof Proof.Step step) {
          settled |= isSettledBy(step, before);
        } else if (item instanceof Proof.Child child && isOpen(child.row(), child.column())) {
          if (new Case(this, child.row(), child.column()).isSettledBy(child.node())) {
            exclude(child.row(), child.column());
          }
        }
      }
      settled |= isSettledByItself();
      while (!before.isEmpty()) {
        long[] entry = before.pop();
        share[(int) entry[0]] = entry[1];
      }
      return settled;
    }

    private boolean isOpen(int row, int column) {
      return row >= 0
          && row < n
          && column >= 0
          && column < n
          && !fixedRow[row]
          && !fixedColumn[column];
    }

    private boolean isSettledBy(Proof.Step step, Deque<long[]> before) {
      long[] changes = step.changes();
      for (int c = 0; c + 3 < changes.length; c += 4) {
        int at = at((int) changes[c], (int) changes[c + 1], (int) changes[c + 2]);
        before.push(new long[] {at, share[at]});
        share[at] = changes[c + 3];
      }
      long[] reduced = new long[n * n];
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
          long most = i < rows && k < columns && !excluded[i * n + k] ? mostClaimed(i, k) : 0;
          reduced[i * n + k] = Math.multiplyExact(price(i, k), grain) - most;
        }
      }
      return isSettledBy(reduced, step.columnPrices());
    }

    private boolean isSettledBy(long[] reduced, long[] v) {
      long[] least = new long[n];
      long bound = allEdges;
      for (int i = 0; i < n; i++) {
        least[i] = Long.MAX_VALUE;
        for (int k = 0; k < n; k++) {
          if (!excluded[i * n + k]) {
            least[i] = Math.min(least[i], Math.subtractExact(reduced[i * n + k], v[k]));
          }
        }
        if (least[i] == Long.MAX_VALUE) {
          return true; // a row without a column
        }
        bound = Math.addExact(bound, Math.addExact(least[i], v[i]));
      }
      if (bound > limit) {
        return true;
      }
      boolean[] already = excluded.clone();
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
          if (!already[i * n + k]
              && Math.addExact(bound, reduced[i * n + k] - v[k] - least[i]) > limit) {
            exclude(i, k);
          }
        }
      }
      return false;
    }

    /** M_ik. */
    private long mostClaimed(int i, int k) {
      int[] mine = edgesOfRow[i];
      int[] theirs = edgesOfColumn[k];
      long[][] weight = new long[mine.length][theirs.length];
      for (int a = 0; a < mine.length; a++) {
        for (int b = 0; b < theirs.length; b++) {
          weight[a][b] = claimed(mine[a], i, theirs[b], k);
        }
      }
      return Claims.most(weight);
    }

    /** What e claims from f at its end i when i is at k. */
    private long claimed(int e, int i, int f, int k) {
      int[] edge = pair.sourceEdges()[e];
      int[] onto = pair.targetEdges()[f];
      boolean fromEnd = edge[0] == i;
      boolean straight = fromEnd == (onto[0] == k);
      int j = edge[fromEnd ? 1 : 0];
      int l = onto[onto[0] == k ? 1 : 0];
      if ((pair.directed() && !straight) || excluded[j * n + l]) {
        return 0;
      }
      int at = at(e, f, straight ? 0 : 1);
      return fromEnd ? share[at] : Math.subtractExact(savingAt(at), share[at]);
    }

    /** Excludes a pair and those of its twins that are not fixed. */
    private void exclude(int row, int column) {
      excluded[row * n + column] = true;
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
          boolean alikeRow = i == row || (isFree(row, i) && twinOfRow[i] == twinOfRow[row]);
          boolean alikeColumn =
              k == column || (isFreeColumn(column, k) && twinOfColumn[k] == twinOfColumn[column]);
          excluded[i * n + k] |= alikeRow && alikeColumn;
        }
      }
    }

    private boolean isFree(int row, int other) {
      return !fixedRow[row] && !fixedRow[other];
    }

    private boolean isFreeColumn(int column, int other) {
      return !fixedColumn[column] && !fixedColumn[other];
    }

    /** A row without a column, or a single mapping left that is not cheaper. */
    private boolean isSettledByItself() {
      int[] image = new int[rows];
      boolean[] taken = new boolean[n];
      boolean single = true;
      boolean possible = true;
      for (int i = 0; i < n; i++) {
        int options = 0;
        int column = -1;
        for (int k = 0; k < n; k++) {
          if (!excluded[i * n + k]) {
            options++;
            column = k;
          }
        }
        possible &= options > 0;
        if (i < rows && options == 1) {
          image[i] = column < columns ? column : -1;
          possible &= !taken[column];
          taken[column] = true;
        }
        single &= i >= rows || options == 1;
      }
      return !possible || (single && pair.price(image) >= claim);
    }
  }
}
