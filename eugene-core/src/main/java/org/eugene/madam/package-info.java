/**
 * The paper's algorithm: the distance as generalised graph alignment, relaxed to doubly stochastic
 * matrices and driven to a permutation by a growing regulariser. Open {@link
 * org.eugene.madam.MAdam} first; {@link org.eugene.madam.MAdamOptions} names every parameter with
 * its symbol.
 */
package org.eugene.madam;
