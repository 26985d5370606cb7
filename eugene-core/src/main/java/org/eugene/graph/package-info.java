/**
 * What is compared: immutable graphs whose vertices and edges carry interned labels. Open {@link
 * org.eugene.graph.Graph} first, then {@link org.eugene.graph.GraphBuilder}, which is the only way
 * to make one.
 */
package org.eugene.graph;
