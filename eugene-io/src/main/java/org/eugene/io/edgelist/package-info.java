/**
 * Edge lists: a line of two vertex names for each edge. {@link
 * org.eugene.io.edgelist.EdgeListReader} says which lines are understood.
 */
package org.eugene.io.edgelist;
