/**
 * Graph alignment used as a distance: {@link org.eugene.baseline.fugal.Fugal} is the method, {@link
 * org.eugene.baseline.fugal.StructuralFeatures} what it knows of a vertex.
 */
package org.eugene.baseline.fugal;
