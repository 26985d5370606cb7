package org.eugene.percolation;

import java.util.Arrays;
import org.eugene.model.SparseModel;
import org.eugene.solver.Countdown;

/**
 * For every row the columns with the most similar surroundings, and how well each is supported: a
 * candidate is as good as the candidates that its neighbours have next to it (in the manner of
 * Singh, Xu and Berger 2008, key {@code singh2008}). Many first guesses are wrong where a tenth of
 * the edges has moved, but the right ones support each other.
 */
final class Candidates {
  /**
   * Columns of a row. On a random network of 2,000 vertices and 6,000 edges, a tenth of them moved,
   * 635 are right in the end; with 16 columns 303, with 256 of them 838, and all are enough.
   */
  private static final int EACH = 64;

  /**
   * How often values are passed on. Halved, one of twelve networks of 700 vertices (random,
   * preferential and grids, mean degrees of 3 and 6, a twentieth or a tenth of their edges moved)
   * is twenty edits cheaper; doubled, one is two edits cheaper and all take a tenth longer.
   */
  private static final int ROUNDS = 15;

  /**
   * What a candidate without any support keeps. Doubled, one of twelve networks of 700 vertices is
   * two edits dearer and one four cheaper.
   */
  private static final float UNSUPPORTED = 0.02f;

  private final SparseModel model;
  private final Countdown countdown;
  private final int[] start;
  private final int[] columns;
  private final float[] distances;
  private final PairPlaces places;

  Candidates(SparseModel model, Countdown countdown) {
    this.model = model;
    this.countdown = countdown;
    int rows = model.source().order();
    this.start = new int[rows + 1];
    this.columns = new int[rows * EACH];
    this.distances = new float[rows * EACH];
    collect(new Surroundings(model.source()), new Surroundings(model.target()));
    this.places = new PairPlaces(start[rows]);
    for (int i = 0; i < rows; i++) {
      for (int at = start[i]; at < start[i + 1]; at++) {
        places.put(pair(i, columns[at]), at);
      }
    }
  }

  private long pair(int i, int k) {
    return (long) i * model.target().order() + k;
  }

  private void collect(Surroundings source, Surroundings target) {
    NearestFew nearest = new NearestFew(EACH);
    for (int i = 0; i < model.source().order(); i++) {
      countdown.look();
      nearest.clear();
      for (int k = 0; k < model.target().order(); k++) {
        if (model.classOfSource(i) == model.classOfTarget(k)) {
          nearest.offer(k, source.distance(i, target, k, nearest.worst()));
        }
      }
      start[i + 1] = start[i] + nearest.copyTo(columns, distances, start[i]);
    }
  }

  /** The matching that has most support. */
  int[] matching() {
    float[] likeness = likeness();
    float[] value = likeness.clone();
    for (int round = 0; round < ROUNDS; round++) {
      countdown.look();
      normalise(value);
      value = supported(likeness, value);
    }
    return greedy(value);
  }

  /** Between 0 and 1, falling with the distance. */
  private float[] likeness() {
    int rows = model.source().order();
    double mean = 0;
    for (int i = 0; i < rows; i++) {
      float least = Float.MAX_VALUE;
      for (int at = start[i]; at < start[i + 1]; at++) {
        least = Math.min(least, distances[at]);
      }
      mean += start[i] == start[i + 1] ? 0 : least / rows;
    }
    float[] likeness = new float[start[rows]];
    for (int at = 0; at < likeness.length; at++) {
      likeness[at] = (float) StrictMath.exp(-distances[at] / Math.max(mean, Float.MIN_NORMAL));
    }
    return likeness;
  }

  /** Rows to a sum of 1, then columns to one of at most 1. */
  private void normalise(float[] value) {
    float[] ofColumn = new float[model.target().order()];
    for (int i = 0; i < model.source().order(); i++) {
      float sum = 0;
      for (int at = start[i]; at < start[i + 1]; at++) {
        sum += value[at];
      }
      for (int at = start[i]; at < start[i + 1]; at++) {
        value[at] /= Math.max(sum, Float.MIN_NORMAL);
        ofColumn[columns[at]] += value[at];
      }
    }
    for (int at = 0; at < value.length; at++) {
      value[at] /= Math.max(1, ofColumn[columns[at]]);
    }
  }

  private float[] supported(float[] likeness, float[] value) {
    float[] next = new float[value.length];
    for (int i = 0; i < model.source().order(); i++) {
      if (i % 64 == 0) {
        countdown.look();
      }
      for (int at = start[i]; at < start[i + 1]; at++) {
        float support = support(i, columns[at], value);
        next[at] = likeness[at] * (UNSUPPORTED + support * support);
      }
    }
    return next;
  }

  /** The best candidate of each neighbour of i among the neighbours of k, together. */
  private float support(int i, int k, float[] value) {
    float sum = 0;
    for (int here = model.source().start(i); here < model.source().start(i + 1); here++) {
      float most = 0;
      for (int there = model.target().start(k); there < model.target().start(k + 1); there++) {
        if (model.saving(model.source().kind(here), model.target().kind(there)) > 0) {
          int at = places.of(pair(model.source().vertex(here), model.target().vertex(there)));
          most = at == PairPlaces.NOWHERE ? most : Math.max(most, value[at]);
        }
      }
      sum += most;
    }
    return sum;
  }

  /** The highest value first, as a share of its row. */
  private int[] greedy(float[] value) {
    normalise(value);
    int rows = model.source().order();
    long[] order = new long[value.length];
    int[] row = new int[value.length];
    for (int i = 0; i < rows; i++) {
      for (int at = start[i]; at < start[i + 1]; at++) {
        order[at] = (long) Float.floatToIntBits(value[at]) << 32 | at;
        row[at] = i;
      }
    }
    Arrays.sort(order);
    int[] image = new int[rows];
    Arrays.fill(image, SparseModel.NONE);
    boolean[] taken = new boolean[model.target().order()];
    for (int rank = order.length - 1; rank >= 0; rank--) {
      int at = (int) order[rank];
      if (image[row[at]] == SparseModel.NONE && !taken[columns[at]]) {
        image[row[at]] = columns[at];
        taken[columns[at]] = true;
      }
    }
    return image;
  }
}
