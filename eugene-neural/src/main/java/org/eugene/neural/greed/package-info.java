/** {@link org.eugene.neural.greed.Greed}, a metric on graph vectors (Ranjan et al. 2022). */
package org.eugene.neural.greed;
