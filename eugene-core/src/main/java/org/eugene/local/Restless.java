package org.eugene.local;

import java.util.Arrays;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;

/**
 * The rows of a mapping of sparse graphs that something could still be gained from: those without a
 * column or on one of another class, and those where an edge is lost, of the row or of its column.
 * Mended with every move, in the time of looking at the neighbours of who moves.
 */
final class Restless {
  private static final int NONE = SparseModel.NONE;

  private final SparseModel model;
  private final Neighbours source;
  private final int[] image;
  private final int[] lying; // how many edges of a row lie on edges
  private final int[] rows;
  private final int[] placeOf; // of a row among them, or NONE
  private int count;

  /** Of a mapping that somebody else changes. */
  Restless(SparseModel model, int[] image) {
    this.model = model;
    this.source = model.source();
    this.image = image;
    this.lying = new int[image.length];
    this.rows = new int[image.length];
    this.placeOf = new int[image.length];
  }

  int count() {
    return count;
  }

  int row(int place) {
    return rows[place];
  }

  /** Anew for the mapping as it is. */
  void begin() {
    Arrays.fill(lying, 0);
    Arrays.fill(placeOf, NONE);
    count = 0;
    for (int i = 0; i < image.length; i++) {
      for (int at = source.start(i); at < source.start(i + 1); at++) {
        lying[i] += lies(at, image[i]) ? 1 : 0;
      }
      sort(i);
    }
  }

  /** Whether the edge at a place lies on an edge if its row sits at column k. */
  boolean lies(int at, int k) {
    int l = image[source.vertex(at)];
    return k != NONE && l != NONE && model.savedOn(source.kind(at), k, l) > 0;
  }

  /** Before row i moves, and whoever moves with it. */
  void before(int i, int j) {
    count(i, NONE, -1);
    if (j != NONE) {
      count(j, i, -1);
    }
  }

  /** After they have moved. */
  void after(int i, int j) {
    count(i, NONE, 1);
    if (j != NONE) {
      count(j, i, 1);
      sortAround(j);
    }
    sortAround(i);
  }

  /** Counts the edges of row i that lie on edges, at both of their ends. */
  private void count(int i, int except, int sign) {
    for (int at = source.start(i); at < source.start(i + 1); at++) {
      int j = source.vertex(at);
      if (j != except && lies(at, image[i])) {
        lying[i] += sign;
        lying[j] += j == i ? 0 : sign;
      }
    }
  }

  private void sortAround(int i) {
    sort(i);
    for (int at = source.start(i); at < source.start(i + 1); at++) {
      sort(source.vertex(at));
    }
  }

  /** Puts a row among the restless ones, or takes it out. */
  private void sort(int i) {
    boolean belongs = isRestless(i, lying[i]);
    int place = placeOf[i];
    if (belongs && place == NONE) {
      placeOf[i] = count;
      rows[count++] = i;
    } else if (!belongs && place != NONE) {
      int last = rows[--count];
      rows[place] = last;
      placeOf[last] = place;
      placeOf[i] = NONE;
    }
  }

  private boolean isRestless(int i, int edges) {
    int k = image[i];
    return k == NONE
        || model.classOfSource(i) != model.classOfTarget(k)
        || edges < Math.max(source.degree(i), model.target().degree(k));
  }

  /** Whether the rows are the right ones, found the slow way; for tests. */
  boolean isRight() {
    int right = 0;
    for (int i = 0; i < image.length; i++) {
      int edges = 0;
      for (int at = source.start(i); at < source.start(i + 1); at++) {
        edges += lies(at, image[i]) ? 1 : 0;
      }
      boolean belongs = isRestless(i, edges);
      if (belongs != (placeOf[i] != NONE) || (belongs && rows[placeOf[i]] != i)) {
        return false;
      }
      right += belongs ? 1 : 0;
    }
    return right == count;
  }
}
