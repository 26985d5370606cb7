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
 * edge falls onto an edge. A proposal costs a few looks at lists of neighbours; nothing is held for
 * every two vertices. It begins cool enough to keep what is right: its starts come from elsewhere.
 *
 * <p>Deterministic for a seed.
 */
public final class Annealing {
  /**
   * The first temperature. On a random network of 2,000 vertices and 3,000 edges, a tenth of them
   * moved, from a matching that is a third right: 598 edits with this, 2,528 with 0.5.
   */
  public static final MethodOption<Double> WARMEST =
      MethodOption.real(
          "annealing.warmest", "first temperature, in what an edge saves", 0.3, 1e-6, 1e6);

  /**
   * The last one: below it nothing moves. Doubled, two of twelve networks of 700 vertices are
   * cheaper by 18 and 72 edits of 230 and 204, and one is four dearer; halved, three are dearer by
   * up to 104 and one is two cheaper.
   */
  public static final MethodOption<Double> COLDEST =
      MethodOption.real(
          "annealing.coldest", "last temperature, in what an edge saves", 0.1, 1e-6, 1e6);

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

  private final SparseModel model;
  private final Neighbours source;
  private final Neighbours target;
  private final MethodOptions tuning;
  private final SeededRandom random;
  private final int[] image;
  private final int[] preImage;
  private final long[] limits = new long[Walk.LOTS];
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

  /** From warm to cold in so many proposals; ends early if time does. */
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
    if (source.order() == 0 || target.order() == 0) {
      return;
    }
    double edge = Math.max(1, model.meanSaving());
    double temperature = edge * tuning.get(WARMEST);
    double cooling =
        StrictMath.pow(tuning.get(COLDEST) / tuning.get(WARMEST), 1.0 / (TEMPERATURES - 1));
    for (int t = 0; t < TEMPERATURES && !countdown.isOver(); t++) {
      stay(temperature, proposals / TEMPERATURES + 1, countdown);
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
    for (long p = 0; p < proposals; p++) {
      if (p % PROPOSALS_BETWEEN_LOOKS == 0 && countdown.isOver()) {
        return;
      }
      propose();
    }
  }

  private void propose() {
    long bits = random.nextLong();
    int i = share(bits >>> 18, 23, source.order());
    int k =
        (bits >>> 10 & 255) < GUIDED
            ? nextToNeighbour(i, random.nextLong())
            : random.below(target.order());
    if (k != SparseModel.NONE && k != image[i]) {
      long delta = delta(i, k);
      if (delta <= limits[(int) (bits & (Walk.LOTS - 1))]) {
        move(i, k);
        now += delta;
      }
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
    return target.vertex(target.start(l) + share(bits >>> 28, 31, target.degree(l)));
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
    int l = image[i];
    int j = preImage[k];
    image[i] = k;
    preImage[k] = i;
    if (j != SparseModel.NONE) {
      image[j] = l;
    }
    if (l != SparseModel.NONE) {
      preImage[l] = j;
    }
  }
}
