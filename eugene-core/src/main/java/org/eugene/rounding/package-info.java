/**
 * From a soft matrix to a mapping: {@link org.eugene.rounding.Rounding} finds the permutation that
 * agrees most with it.
 */
package org.eugene.rounding;
