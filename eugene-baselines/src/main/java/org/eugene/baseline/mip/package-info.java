/** Integer programmes, on the solvers of OR-Tools. */
package org.eugene.baseline.mip;
