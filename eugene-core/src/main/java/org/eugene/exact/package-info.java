/**
 * The distance, proved. {@link org.eugene.exact.BranchAndBound} is the tree, depth-first under the
 * edge-splitting bound; {@link org.eugene.exact.Recorder} writes its proof down as it goes, and
 * {@link org.eugene.exact.Certificates} makes a certificate of it.
 */
package org.eugene.exact;
