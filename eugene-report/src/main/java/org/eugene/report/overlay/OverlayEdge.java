package org.eugene.report.overlay;

import org.eugene.graph.Label;

/**
 * An edge of the source, of the target, or of both. An edge that is replaced, because deleting and
 * inserting is cheaper than relabelling, is there twice.
 *
 * @param from number of a vertex of the overlay
 * @param to number of a vertex of the overlay
 * @param label what it is called in the source (inserted: in the target)
 * @param newLabel what it is called in the target (deleted: in the source)
 * @param fate what becomes of it
 * @param step the edit that decides it, counted from 1; 0 if none does
 */
public record OverlayEdge(int from, int to, Label label, Label newLabel, Fate fate, int step) {
  /** Whether it leads back to where it starts. */
  public boolean isLoop() {
    return from == to;
  }
}
