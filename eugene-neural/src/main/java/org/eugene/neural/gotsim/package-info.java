/**
 * {@link org.eugene.neural.gotsim.GotSim}, exact assignment of learned costs (Doan et al. 2021).
 */
package org.eugene.neural.gotsim;
