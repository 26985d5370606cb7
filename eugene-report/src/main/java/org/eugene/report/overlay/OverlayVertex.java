package org.eugene.report.overlay;

import org.eugene.graph.Label;

/**
 * A vertex of the source, of the target, or of both.
 *
 * @param number its place in the overlay
 * @param source its number in the source, or {@link Overlay#NONE}
 * @param target its number in the target, or {@link Overlay#NONE}
 * @param label what it is called in the source (inserted: in the target)
 * @param newLabel what it is called in the target (deleted: in the source)
 * @param fate what becomes of it
 * @param step the edit that decides it, counted from 1; 0 if none does
 */
public record OverlayVertex(
    int number, int source, int target, Label label, Label newLabel, Fate fate, int step) {}
