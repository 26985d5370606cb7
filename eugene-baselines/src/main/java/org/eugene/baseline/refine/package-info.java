/**
 * Local search over swaps: {@link org.eugene.baseline.refine.Refine} is the method, {@link
 * org.eugene.baseline.refine.SwapDescent} one descent.
 */
package org.eugene.baseline.refine;
