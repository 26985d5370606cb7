/**
 * Two builds of the program on the same pairs in the same run: do they give the same answers, and
 * how do their times compare? Each runs as a child of its own, by turns, through nothing but the
 * command line that all builds have. Open {@link org.eugene.bench.against.AgainstTable} first.
 */
package org.eugene.bench.against;
