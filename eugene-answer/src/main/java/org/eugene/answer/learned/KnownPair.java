package org.eugene.answer.learned;

import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;

/**
 * A pair whose distance is known.
 *
 * @param pair source and target
 * @param distance the best known; the true one if proved
 * @param mapping a mapping that costs this
 * @param proved whether no mapping costs less
 * @param seconds that the exact method took for it, of one processor
 */
public record KnownPair(
    GraphPair pair, double distance, VertexMapping mapping, boolean proved, double seconds) {}
