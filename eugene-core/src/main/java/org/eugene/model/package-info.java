/**
 * A problem in the form that bounds, local searches and the tree work on: {@link
 * org.eugene.model.SavingsModel} is a square assignment in which edges mapped onto edges save
 * something, {@link org.eugene.model.HalfEdges} its edges seen from both ends, {@link
 * org.eugene.model.Twins} what can be exchanged in it, and {@link org.eugene.model.Incumbent} the
 * best permutation of a run.
 */
package org.eugene.model;
