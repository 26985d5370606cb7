/** {@link org.eugene.neural.h2mn.H2mn}, matching of hyperedges (Zhang et al. 2021). */
package org.eugene.neural.h2mn;
