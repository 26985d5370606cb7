/**
 * The default method: the best answer within the budget, with two-sided bounds. {@link
 * org.eugene.engine.EugeneSolver} conducts; the searches for cheap mappings live beside it, the
 * bounds in {@code org.eugene.bound} and the proof in {@code org.eugene.exact}.
 */
package org.eugene.engine;
