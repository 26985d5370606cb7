package org.eugene.estimate;

/**
 * An estimator as a user asks for it.
 *
 * @param name as typed
 * @param description one line
 * @param hasMapping whether its estimates come with a vertex mapping
 */
public record NamedEstimator(String name, String description, boolean hasMapping) {}
