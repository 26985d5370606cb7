package org.eugene.neural.data;

import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;

/**
 * A pair whose distance is known.
 *
 * @param pair source and target
 * @param distance the best known; the true one if proved
 * @param mapping a mapping that costs this
 * @param proved whether no mapping costs less
 */
public record KnownPair(GraphPair pair, double distance, VertexMapping mapping, boolean proved) {}
