/**
 * {@link org.eugene.neural.gedgnn.GedGnn}, a matrix of matches and one of costs (Piao et al. 2023).
 */
package org.eugene.neural.gedgnn;
