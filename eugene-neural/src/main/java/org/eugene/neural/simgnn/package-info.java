/**
 * {@link org.eugene.neural.simgnn.SimGnn}, late comparison of two graph vectors (Bai et al. 2019).
 */
package org.eugene.neural.simgnn;
