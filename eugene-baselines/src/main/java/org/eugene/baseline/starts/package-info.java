/**
 * Many starts of a local search: {@link org.eugene.baseline.starts.ManyStarts} leads a {@link
 * org.eugene.baseline.starts.Descent} from the bipartite assignment and from random ones.
 */
package org.eugene.baseline.starts;
