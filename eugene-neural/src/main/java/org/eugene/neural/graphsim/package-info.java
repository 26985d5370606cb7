/** {@link org.eugene.neural.graphsim.GraphSim}, similarities as images (Bai et al. 2020). */
package org.eugene.neural.graphsim;
