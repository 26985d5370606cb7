package org.eugene.search;

import java.io.Serializable;

/**
 * What an answer took: how many pairs there were, and where each of them ended.
 *
 * @param pairs graphs that were candidates
 * @param bySizes put aside by their numbers of vertices and edges
 * @param byLabels put aside by label histograms
 * @param byDegrees put aside by degrees
 * @param byBranch put aside by the BRANCH bound
 * @param byRings put aside by BRANCH that looks one edge farther
 * @param bySearch settled by the threshold search: put aside, or solved
 * @param bySplitting put aside by the edge-splitting bound
 * @param engine given to the engine
 * @param exact of these, given to the exact search as well
 */
public record Work(
    long pairs,
    long bySizes,
    long byLabels,
    long byDegrees,
    long byBranch,
    long byRings,
    long bySearch,
    long bySplitting,
    long engine,
    long exact)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** The work of a search that had nothing to look at. */
  public static final Work NONE = new Work(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Both together, number by number. */
  public Work plus(Work other) {
    return new Work(
        pairs + other.pairs,
        bySizes + other.bySizes,
        byLabels + other.byLabels,
        byDegrees + other.byDegrees,
        byBranch + other.byBranch,
        byRings + other.byRings,
        bySearch + other.bySearch,
        bySplitting + other.bySplitting,
        engine + other.engine,
        exact + other.exact);
  }
}
