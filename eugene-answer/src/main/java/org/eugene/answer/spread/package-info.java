/**
 * Questions to collections that several machines answer together. Open {@link
 * org.eugene.answer.spread.Cluster} first; whoever has machines offers a {@link
 * org.eugene.answer.spread.ClusterProvider}. What is sent to them, beside graphs, is {@link
 * org.eugene.answer.spread.SpreadOptions}: texts and numbers, of which every machine makes its own
 * costs and solvers.
 */
package org.eugene.answer.spread;
