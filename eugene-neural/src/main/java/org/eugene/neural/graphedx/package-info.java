/** {@link org.eugene.neural.graphedx.GraphEdx}, soft alignment with prices (Jain et al. 2024). */
package org.eugene.neural.graphedx;
