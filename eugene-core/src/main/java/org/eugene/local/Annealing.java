package org.eugene.local;

import java.util.Arrays;
import java.util.List;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * A walk over mappings of large sparse graphs whose temperature falls (Kirkpatrick, Gelatt and
 * Vecchi 1983, key {@code kirkpatrick1983}). A row takes a column, and whoever had it takes the
 * row's; most moves are proposed next to where a neighbour of the row sits, so that at least one
 * edge falls onto an edge. Rows where nothing is lost are mostly left alone ({@link Restless}). A
 * move that is too dear may be made all the same if the neighbours of who has moved follow and that
 * pays: a branch that hangs in the wrong place is moved as a whole. A proposal costs a few looks at
 * lists of neighbours; nothing is held for every two vertices. It begins cool enough to keep what
 * is right: its starts come from elsewhere.
 *
 * <p>Deterministic for a seed.
 */
public final class Annealing {
  /**
   * The first temperature. On networks of 2,000 vertices and 3,000 edges, a tenth of them moved,
   * random and preferential, without and with five labels: 596, 598, 608 and 602 edits with this
   * and {@link #COLDEST}, 596, 604, 607 and 602 with 0.2 and 0.07; with 0.3 and 0.1 598 and 596
   * without labels. Labels want it cool, as the smallest change is half an edge: before clusters,
   * 616 and 611 with 0.3 and 0.1, 613 and 610 with 0.22 and 0.08.
   */
  public static final MethodOption<Double> WARMEST =
      MethodOption.real(
          "annealing.warmest", "first temperature, in what an edge saves", 0.25, 1e-6, 1e6);

  /** The last one: below it nothing moves. */
  public static final MethodOption<Double> COLDEST =
      MethodOption.real(
          "annealing.coldest", "last temperature, in what an edge saves", 0.08, 1e-6, 1e6);

  /** What the search can be told. */
  public static final List<MethodOption<?>> OPTIONS = List.of(WARMEST, COLDEST);

  /**
   * Halved or doubled, one of twelve networks of 700 vertices, a twentieth or a tenth of their
   * edges moved, is two edits dearer, and grids of mean degree 3 change by up to a sixth either
   * way.
   */
  private static final int TEMPERATURES = 400;

  private static final int PROPOSALS_BETWEEN_LOOKS = 1 << 12;

  /**
   * So many proposals of 256 are guided by a neighbour, the others go anywhere. Halved, four of
   * those networks are dearer by up to a tenth and two cheaper, for a third more time.
   */
  private static final int GUIDED = 204;

  /**
   * So many proposals of 32 that would move an edge which lies well are looked at. With all of them
   * 322 and 658 edits are found where 316 and 630 are planted, with 8 of them 318 and 642 in half
   * the time, with 2 of them 324 and 682.
   */
  private static final int MENDING = 8;

  /**
   * So many proposals of 32 are for any row, the others for restless ones. On five networks of
   * 1,000 vertices and mean degree 3, a tenth of their edges moved (random, preferential and a grid
   * with five labels, two preferential ones without): halved, one is three and one eight edits
   * dearer, of 304 and 300; doubled, one is six dearer.
   */
  private static final int CONTENT = 4;

  /**
   * For each restless row at the start, so many times what is meant for a row. Halved, three of
   * those five are dearer by two to four edits, for two thirds of the time.
   */
  private static final double SHARE = 2;

  /**
   * So many guided moves of 32 that are too dear are tried with those who follow. With none, 646
   * edits instead of 596 are found on a preferential network of 2,000 vertices without labels, a
   * tenth of its edges moved, and 606 with half as many.
   */
  private static final int CLUSTERS = 4;

  /**
   * So many may follow. Doubled, one of those five is two edits dearer, for an eighth more time;
   * with 16 two are dearer by fourteen and four. The others here were measured with 8.
   */
  private static final int REPAIRS = 4;

  /** Moves that cost more than so many edges beyond what is allowed are not worth mending. */
  private static final int FAR = 8;

  /**
   * Nobody follows to or from a vertex of more edges than this. Doubled, three of those five are
   * dearer by two to fourteen edits.
   */
  private static final int MANY = 16;

  /** How often a column of the same class is looked for. */
  private static final int TRIALS = 4;

  private final SparseModel model;
  private final Neighbours source;
  private final Neighbours target;
  private final MethodOptions tuning;
  private final SeededRandom random;
  private final int[] image;
  private final int[] preImage;
  private final Restless restless;
  private final long[] limits = new long[Walk.LOTS];
  private final int[][] steps = new int[1 + REPAIRS][4]; // of a cluster: i to k, j to l
  private final int[] moved = new int[2 * (1 + REPAIRS)]; // rows, in the order in which they were
  private final int[] turn; // of the cluster that moved a row last
  private int stepCount;
  private int movedCount;
  private int turns;
  private int looked; // prices of moves in this cluster
  private long cheapest;
  private long far;
  private long now;
  private int[] best;
  private long bestUnits;

  /** A walk that has not begun; the seed decides all its proposals. */
  public Annealing(SparseModel model, MethodOptions tuning, long seed) {
    this.model = model;
    this.source = model.source();
    this.target = model.target();
    this.tuning = tuning;
    this.random = new SeededRandom(seed);
    this.image = new int[source.order()];
    this.preImage = new int[target.order()];
    this.best = new int[source.order()];
    this.restless = new Restless(model, image);
    this.turn = new int[source.order()];
  }

  /** The cheapest mapping of the last search; not to be written to. */
  public int[] best() {
    return best;
  }

  /** What it costs, in units. */
  public long bestUnits() {
    return bestUnits;
  }

  /** Where it is now. */
  int[] image() {
    return image;
  }

  /** What that costs: the start and all changes since. */
  long units() {
    return now;
  }

  Restless restless() {
    return restless;
  }

  /**
   * From warm to cold in so many proposals, in fewer where few rows are restless; ends early if
   * time does.
   */
  public void search(int[] start, long proposals, Countdown countdown) {
    System.arraycopy(start, 0, image, 0, image.length);
    Arrays.fill(preImage, SparseModel.NONE);
    for (int i = 0; i < image.length; i++) {
      if (image[i] != SparseModel.NONE) {
        preImage[image[i]] = i;
      }
    }
    now = model.units(image);
    best = image.clone();
    bestUnits = now;
    restless.begin();
    if (source.order() == 0 || target.order() == 0) {
      return;
    }
    double share = Math.min(1, SHARE * restless.count() / source.order());
    double edge = Math.max(1, model.meanSaving());
    far = (long) (FAR * edge);
    double temperature = edge * tuning.get(WARMEST);
    double cooling =
        StrictMath.pow(tuning.get(COLDEST) / tuning.get(WARMEST), 1.0 / (TEMPERATURES - 1));
    for (int t = 0; t < TEMPERATURES && !countdown.isOver(); t++) {
      stay(temperature, (long) (share * proposals / TEMPERATURES) + 1, countdown);
      countdown.step();
      remember();
      temperature *= cooling;
    }
  }

  private void remember() {
    if (now < bestUnits) {
      bestUnits = now;
      best = image.clone();
    }
  }

  private void stay(double temperature, long proposals, Countdown countdown) {
    for (int at = 0; at < Walk.LOTS; at++) {
      limits[at] = (long) (temperature * Walk.LOT[at]);
    }
    long nextLook = 0;
    for (long p = 0; p < proposals; p++) {
      if (p >= nextLook) {
        if (countdown.isOver()) {
          return;
        }
        nextLook = p + PROPOSALS_BETWEEN_LOOKS;
      }
      p += propose();
    }
  }

  /** Returns what it took beside the price of one move, in such prices. */
  private int propose() {
    // Of the random number bits 0–9 are the lot, 10–17 guided or not, 18–40 the row, 41–45 which
    // rows, 46–50 cluster or not.
    long bits = random.nextLong();
    boolean any = restless.count() == 0 || (bits >>> 41 & 31) < CONTENT;
    int i =
        any
            ? share(bits >>> 18, 23, source.order())
            : restless.row(share(bits >>> 18, 23, restless.count()));
    boolean guided = (bits >>> 10 & 255) < GUIDED;
    int k = guided ? nextToNeighbour(i, random.nextLong()) : elsewhere(i, any);
    if (k == SparseModel.NONE || k == image[i]) {
      return 0;
    }
    long delta = delta(i, k);
    long limit = limits[(int) (bits & (Walk.LOTS - 1))];
    if (delta <= limit) {
      move(i, k);
      now += delta;
    } else if (guided && (bits >>> 46 & 31) < CLUSTERS && delta <= limit + far) {
      moveCluster(i, k, delta, limit);
      return looked;
    }
    return 0;
  }

  /** A column of the class of i if one is met soon: any, or where a restless row sits. */
  private int elsewhere(int i, boolean any) {
    int k = SparseModel.NONE;
    for (int trial = 0; trial < TRIALS; trial++) {
      k = any ? random.below(target.order()) : image[restless.row(random.below(restless.count()))];
      if (k != SparseModel.NONE && model.classOfTarget(k) == model.classOfSource(i)) {
        return k;
      }
    }
    return k;
  }

  /**
   * Makes a move that is too dear and lets the neighbours of who has moved follow, nearest first,
   * each to the cheapest place that joins it again; all of it is undone unless it ends within the
   * limit.
   */
  private void moveCluster(int i, int k, long delta, long limit) {
    turns++;
    looked = 0;
    stepCount = 0;
    movedCount = 0;
    step(i, k);
    long total = delta;
    for (int at = 0; at < movedCount && total > limit && stepCount < steps.length; at++) {
      total = follow(moved[at], total, limit);
    }
    for (int at = stepCount - 1; at >= 0; at--) {
      int[] step = steps[at];
      sit(step[0], step[3], step[2], step[1]);
    }
    if (total <= limit) {
      for (int at = 0; at < stepCount; at++) {
        move(steps[at][0], steps[at][1]);
      }
      now += total;
    }
  }

  /** Joins the neighbours of row x to it again; returns what everything has cost since. */
  private long follow(int x, long before, long limit) {
    int y = image[x];
    if (y == SparseModel.NONE || target.degree(y) > MANY || source.degree(x) > MANY) {
      return before;
    }
    long total = before;
    for (int at = source.start(x);
        at < source.start(x + 1) && total > limit && stepCount < steps.length;
        at++) {
      int a = source.vertex(at);
      if (turn[a] != turns && !restless.lies(at, y)) {
        int c = cheapestNextTo(y, x, a);
        if (c != SparseModel.NONE) {
          total += cheapest;
          step(a, c);
        }
      }
    }
    return total;
  }

  /** The column next to y, where row x sits, that row a takes best; NONE if there is none. */
  private int cheapestNextTo(int y, int x, int a) {
    int column = SparseModel.NONE;
    cheapest = Long.MAX_VALUE;
    for (int at = target.start(y); at < target.start(y + 1); at++) {
      int c = target.vertex(at);
      int b = preImage[c];
      if (b == SparseModel.NONE || (turn[b] != turns && b != a && source.find(x, b) < 0)) {
        looked++;
        long delta = delta(a, c);
        if (delta < cheapest) {
          cheapest = delta;
          column = c;
        }
      }
    }
    return column;
  }

  /** A move of a cluster, which may be undone. */
  private void step(int i, int k) {
    int j = preImage[k];
    int l = image[i];
    int[] step = steps[stepCount++];
    step[0] = i;
    step[1] = k;
    step[2] = j;
    step[3] = l;
    sit(i, k, j, l);
    moved[movedCount++] = i;
    turn[i] = turns;
    if (j != SparseModel.NONE) {
      moved[movedCount++] = j;
      turn[j] = turns;
    }
  }

  /** A number from 0 to bound - 1 out of some random bits. */
  private static int share(long bits, int width, int bound) {
    return (int) (((bits & ((1L << width) - 1)) * bound) >>> width);
  }

  /** A column next to that of a random neighbour of i. */
  private int nextToNeighbour(int i, long bits) {
    int degree = source.degree(i);
    if (degree == 0) {
      return SparseModel.NONE;
    }
    int at = source.start(i) + share(bits, 28, degree);
    int l = image[source.vertex(at)];
    if (l == SparseModel.NONE || target.degree(l) == 0) {
      return SparseModel.NONE;
    }
    boolean lies = image[i] != SparseModel.NONE && model.savedOn(source.kind(at), image[i], l) > 0;
    if (lies && (bits >>> 59) >= MENDING) {
      return SparseModel.NONE;
    }
    return alikeNextTo(l, i, share(bits >>> 28, 31, target.degree(l)));
  }

  /**
   * From a place on among the neighbours of a column, the first of the class of i if there is one.
   */
  private int alikeNextTo(int l, int i, int first) {
    int degree = target.degree(l);
    int k = target.vertex(target.start(l) + first);
    for (int step = 1;
        step < Math.min(degree, MANY) && model.classOfTarget(k) != model.classOfSource(i);
        step++) {
      k = target.vertex(target.start(l) + (first + step) % degree);
    }
    return k;
  }

  /** By how many units the mapping gets dearer if i takes column k. */
  private long delta(int i, int k) {
    int l = image[i];
    int j = preImage[k];
    long lost = -gain(i, k, j);
    if (l != SparseModel.NONE) {
      lost += gain(i, l, j);
    }
    if (j != SparseModel.NONE) {
      lost += gain(j, k, i);
      if (l != SparseModel.NONE) {
        lost -= gain(j, l, i);
        lost += between(i, j, l, k) - between(i, j, k, l);
      }
    }
    return lost;
  }

  /** What row i saves at column k, its edges to one other row left out. */
  private long gain(int i, int k, int except) {
    return model.vertexSaving(i, k) + model.edgesSaved(i, k, image, except);
  }

  /**
   * What the edges between rows i and j save at columns k and l; matters in directed graphs only.
   */
  private long between(int i, int j, int k, int l) {
    long sum = 0;
    int at = source.find(i, j);
    if (at >= 0) {
      for (; at < source.start(i + 1) && source.vertex(at) == j; at++) {
        sum += model.savedOn(source.kind(at), k, l);
      }
    }
    return sum;
  }

  private void move(int i, int k) {
    int j = preImage[k];
    restless.before(i, j);
    sit(i, k, j, image[i]);
    restless.after(i, j);
  }

  /** Row i takes column k and row j column l; each of k, j and l may be nobody. */
  private void sit(int i, int k, int j, int l) {
    image[i] = k;
    if (k != SparseModel.NONE) {
      preImage[k] = i;
    }
    if (j != SparseModel.NONE) {
      image[j] = l;
    }
    if (l != SparseModel.NONE) {
      preImage[l] = j;
    }
  }
}
