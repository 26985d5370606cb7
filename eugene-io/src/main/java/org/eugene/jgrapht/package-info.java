/**
 * For users of JGraphT: {@link org.eugene.jgrapht.JGraphT} compares two of their graphs and answers
 * with their own vertices and edges.
 */
package org.eugene.jgrapht;
