/**
 * All mappings that cost what the distance is: {@link org.eugene.optima.Optima} lists them, says
 * whether the list is complete, and which edits are in every one of them. {@code OptimaTree} is the
 * search, {@code PairSymmetries} tells which mappings differ only by a symmetry of the graphs.
 */
package org.eugene.optima;
