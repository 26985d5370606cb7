package org.eugene.solver;

import java.time.Duration;
import java.util.Optional;
import org.eugene.mapping.VertexMapping;

/**
 * What is known in the middle of a run.
 *
 * @param lower the distance is at least this
 * @param upper the distance is at most this; infinite as long as there is no mapping
 * @param mapping the mapping that costs upper
 * @param time since the run began
 */
public record Standing(
    double lower, double upper, Optional<VertexMapping> mapping, Duration time) {}
