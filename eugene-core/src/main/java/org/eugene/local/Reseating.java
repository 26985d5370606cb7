package org.eugene.local;

import java.util.Arrays;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;

/**
 * Improves a mapping of large sparse graphs by moving many rows at once. Rows no two of which are
 * joined do not mind where the others of them sit: what each of them saves at a column depends only
 * on rows that stay. So the best way to seat them on the columns that they have is an assignment,
 * which is solved exactly ({@link BestSeats}) over the few columns where a row saves an edge at
 * all. It finds chains of moves of which only the last one pays, which single moves do not.
 *
 * <p>Rows are taken by kinds of their vertex and of the one where they sit, within which all save
 * the same beside their edges; who saves no edge anywhere takes what is left. A turn costs a few
 * looks at the neighbours of neighbours. Deterministic for a seed.
 */
public final class Reseating {
  private static final int NONE = SparseModel.NONE;

  private static final int ROWS_BETWEEN_LOOKS = 1 << 6;

  /**
   * Rows that would look at more columns than this stay where they are: next to the middle of a
   * star all columns are as good as any other.
   */
  private static final long MANY_COLUMNS = 1 << 11;

  /** Rows that have more candidates together than this stay, too: 100 MB. */
  private static final int MOST_CANDIDATES = 1 << 23;

  private final SparseModel model;
  private final Neighbours source;
  private final Neighbours target;
  private final SeededRandom random;
  private final int[] image;
  private final boolean[] chosen;
  private final int[] members;
  private final int[] placeOf; // of a column among those of the group, or NONE
  private final boolean[] listed; // columns that the row being read has already
  private final int[] start;
  private int[] candidate = new int[1 << 10];
  private long[] weight = new long[1 << 10];
  private long now;

  /** For mappings of this model; the seed decides which rows move together. */
  public Reseating(SparseModel model, long seed) {
    this.model = model;
    this.source = model.source();
    this.target = model.target();
    this.random = new SeededRandom(seed);
    this.image = new int[source.order()];
    this.chosen = new boolean[source.order()];
    this.members = new int[source.order()];
    this.placeOf = new int[target.order()];
    Arrays.fill(placeOf, NONE);
    this.listed = new boolean[target.order()];
    this.start = new int[source.order() + 1];
  }

  /** Where the rows sit now; not to be written to. */
  public int[] image() {
    return image;
  }

  /** What that costs: the start less all that was gained since. */
  public long units() {
    return now;
  }

  /** From this mapping on, until so many turns on end have gained nothing, or time is up. */
  public void search(int[] from, long idleTurns, Countdown countdown) {
    System.arraycopy(from, 0, image, 0, image.length);
    now = model.units(image);
    for (long idle = 0; idle < idleTurns && !countdown.isOver(); ) {
      countdown.step();
      long gained = turn(countdown);
      now -= gained;
      idle = gained > 0 ? 0 : idle + 1;
    }
  }

  /** One set of rows that are not joined, group by group; returns what was gained. */
  private long turn(Countdown countdown) {
    int count = choose();
    long gained = 0;
    int[] group = new int[count];
    for (int first = 0; first < count && !countdown.isOver(); first++) {
      if (chosen[members[first]]) {
        gained += reseat(group, collect(first, count, group), countdown);
      }
    }
    return gained;
  }

  /** Rows in random order, each unless one next to it is among them. */
  private int choose() {
    Arrays.fill(chosen, false);
    int count = 0;
    for (int i : random.permutation(source.order())) {
      if (image[i] != NONE && !isNextToChosen(i) && columnsToSee(i) <= MANY_COLUMNS) {
        chosen[i] = true;
        members[count++] = i;
      }
    }
    return count;
  }

  /** True for a loop, too. */
  private boolean isNextToChosen(int i) {
    for (int at = source.start(i); at < source.start(i + 1); at++) {
      int j = source.vertex(at);
      if (chosen[j] || j == i) {
        return true;
      }
    }
    return false;
  }

  private long columnsToSee(int i) {
    long columns = 0;
    for (int at = source.start(i); at < source.start(i + 1); at++) {
      int l = image[source.vertex(at)];
      columns += l == NONE ? 0 : target.degree(l);
    }
    return columns;
  }

  /** Takes those out of the members that are of the same kinds as the first, and counts them. */
  private int collect(int first, int count, int[] group) {
    int rowKind = model.kindOfSource(members[first]);
    int columnKind = model.kindOfTarget(image[members[first]]);
    int size = 0;
    for (int at = first; at < count; at++) {
      int i = members[at];
      if (chosen[i]
          && model.kindOfSource(i) == rowKind
          && model.kindOfTarget(image[i]) == columnKind) {
        chosen[i] = false;
        group[size++] = i;
      }
    }
    return size;
  }

  private long reseat(int[] group, int size, Countdown countdown) {
    int[] columns = new int[size];
    long before = 0;
    for (int r = 0; r < size; r++) {
      columns[r] = image[group[r]];
      placeOf[columns[r]] = r;
      before += model.edgesSaved(group[r], columns[r], image, NONE);
    }
    boolean complete = readCandidates(group, size, countdown);
    for (int k : columns) {
      placeOf[k] = NONE;
    }
    if (!complete) {
      return 0;
    }
    int[] seats = new BestSeats(size, size, start, candidate, weight).find(countdown::isOver);
    if (countdown.isOver()) {
      return 0;
    }
    long after = 0;
    for (int r = 0; r < size; r++) {
      after += seats[r] == BestSeats.NONE ? 0 : weightOf(r, seats[r]);
    }
    if (after <= before) {
      return 0;
    }
    sit(group, size, columns, seats);
    return after - before;
  }

  /**
   * For every row of the group the columns next to where its neighbours sit, and what it saves
   * there. False if time was up before the end, or they are too many.
   */
  private boolean readCandidates(int[] group, int size, Countdown countdown) {
    int count = 0;
    for (int r = 0; r < size; r++) {
      if (r % ROWS_BETWEEN_LOOKS == 0 && countdown.isOver()) {
        return false;
      }
      if (count > MOST_CANDIDATES) {
        return false;
      }
      start[r] = count;
      count = readCandidates(group[r], count);
      for (int at = start[r]; at < count; at++) {
        listed[candidate[at]] = false;
        candidate[at] = placeOf[candidate[at]];
      }
    }
    start[size] = count;
    return true;
  }

  private int readCandidates(int i, int first) {
    int count = first;
    for (int here = source.start(i); here < source.start(i + 1); here++) {
      int l = image[source.vertex(here)];
      for (int there = l == NONE ? 0 : target.start(l);
          there < (l == NONE ? 0 : target.start(l + 1));
          there++) {
        int k = target.vertex(there);
        if (placeOf[k] != NONE && !listed[k]) {
          long saved = model.edgesSaved(i, k, image, NONE);
          if (saved > 0) {
            listed[k] = true;
            count = add(k, saved, count);
          }
        }
      }
    }
    return count;
  }

  private int add(int k, long saved, int count) {
    if (count == candidate.length) {
      candidate = Arrays.copyOf(candidate, 2 * count);
      weight = Arrays.copyOf(weight, 2 * count);
    }
    candidate[count] = k;
    weight[count] = saved;
    return count + 1;
  }

  private long weightOf(int r, int seat) {
    int at = start[r];
    while (candidate[at] != seat) {
      at++;
    }
    return weight[at];
  }

  /** Who has no seat takes one that is left. */
  private void sit(int[] group, int size, int[] columns, int[] seats) {
    boolean[] taken = new boolean[size];
    for (int r = 0; r < size; r++) {
      if (seats[r] != BestSeats.NONE) {
        taken[seats[r]] = true;
        image[group[r]] = columns[seats[r]];
      }
    }
    int free = 0;
    for (int r = 0; r < size; r++) {
      if (seats[r] == BestSeats.NONE) {
        while (taken[free]) {
          free++;
        }
        image[group[r]] = columns[free++];
      }
    }
  }
}
