/**
 * Collections of graphs, and the questions one asks of them: the nearest graphs, the graphs within
 * a distance, all distances. Open {@link org.eugene.search.Search} first.
 *
 * <p>A query is a graph and what is {@link org.eugene.search.Wanted}; a {@link
 * org.eugene.search.GraphCollection} keeps what cheap lower bounds need in flat arrays; a {@link
 * org.eugene.search.Collector} takes what the bounds leave over, verified by the engine, best
 * first. All of it are values that can be sent to wherever the graphs are: answers over parts of a
 * collection {@linkplain org.eugene.search.Answer#merged merge} into the answer over the whole.
 */
package org.eugene.search;
