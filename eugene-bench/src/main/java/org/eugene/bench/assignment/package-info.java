/**
 * How fast the assignment solvers are: {@link org.eugene.bench.assignment.AssignmentBench} against
 * JGraphT's and against {@link org.eugene.bench.assignment.TextbookJonkerVolgenant}.
 */
package org.eugene.bench.assignment;
