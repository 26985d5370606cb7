/**
 * The distance, proved. {@link org.eugene.exact.BranchAndBound} searches depth-first under the
 * edge-splitting bound.
 */
package org.eugene.exact;
