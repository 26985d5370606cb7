/**
 * Matching of large sparse graphs from a few certain pairs on: whoever is matched votes for its
 * neighbours. Nothing here is held for every two vertices.
 */
package org.eugene.percolation;
