/**
 * The default method: the best answer within the budget, with two-sided bounds. {@link
 * org.eugene.engine.EugeneSolver} goes through the {@link org.eugene.engine.Phase}s that {@code
 * StandardStrategy} plans; {@link org.eugene.engine.Phases} has them all, each a few lines around a
 * search, a bound or a tree that lives in {@code org.eugene.local}, {@code relaxation}, {@code
 * bound} or {@code exact}.
 */
package org.eugene.engine;
