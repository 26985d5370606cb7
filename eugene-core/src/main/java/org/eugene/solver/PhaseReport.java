package org.eugene.solver;

import java.time.Duration;

/**
 * What one phase of a run took and brought.
 *
 * @param name what the method calls it
 * @param steps how many of the method's steps were made in it
 * @param time how long it took
 * @param before what was known when it began
 * @param after what was known when it ended
 */
public record PhaseReport(
    String name, long steps, Duration time, Standing before, Standing after) {}
