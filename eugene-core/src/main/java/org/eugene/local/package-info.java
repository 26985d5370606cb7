/**
 * Cheap mappings by local search: {@link org.eugene.local.TabuSearch} swaps the images of two
 * vertices at a time, with every swap's price at hand.
 */
package org.eugene.local;
