/**
 * The linear assignment problem: each row gets a column of its own at least total cost. {@link
 * org.eugene.assignment.LinearAssignment} returns the assignment and the dual variables that prove
 * it.
 */
package org.eugene.assignment;
