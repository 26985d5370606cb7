/**
 * Distances from an assignment of vertices with their edges around them: {@link
 * org.eugene.bound.StarAssignment} is what all three methods share, {@link
 * org.eugene.baseline.branch.Branch} makes a lower and an upper bound of it, {@link
 * org.eugene.baseline.branch.Bipartite} an upper bound, and {@link
 * org.eugene.baseline.branch.BranchTight} raises the lower bound step by step.
 */
package org.eugene.baseline.branch;
