/**
 * {@link org.eugene.neural.genn.Genn}, a guess of what is left of a distance, and the search that
 * it guides (Wang et al. 2021).
 */
package org.eugene.neural.genn;
