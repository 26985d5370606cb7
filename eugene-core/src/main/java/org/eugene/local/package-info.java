/**
 * Cheap mappings by local search: {@link org.eugene.local.TabuSearch} swaps the images of two
 * vertices at a time, with every swap's price at hand; {@link org.eugene.local.Tempering} proposes
 * swaps at random, on walks at several temperatures.
 */
package org.eugene.local;
