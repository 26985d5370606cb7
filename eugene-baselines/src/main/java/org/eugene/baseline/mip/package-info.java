/**
 * Graph edit distance as an integer programme. A {@link org.eugene.baseline.mip.MipFormulation},
 * one class a paper, writes a {@link org.eugene.baseline.mip.MipModel}; a {@link
 * org.eugene.baseline.mip.Backend} hands that to a solver of OR-Tools; {@link
 * org.eugene.baseline.mip.MipSolver} joins the two and is the type to open first. Nothing of
 * OR-Tools is seen outside the backends.
 */
package org.eugene.baseline.mip;
