/**
 * What the distance is at least. {@link org.eugene.model.SavingsModel} is the problem in the form
 * that bounds and searches work on; {@link org.eugene.bound.EdgeSplitting} is the bound itself,
 * whose first value is the BRANCH bound and which rises from there; {@link
 * org.eugene.bound.StarAssignment} is that first value for who wants no more, in large graphs too.
 */
package org.eugene.bound;
