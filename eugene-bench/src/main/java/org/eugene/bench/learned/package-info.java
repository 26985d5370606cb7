/**
 * The paper's trained methods, trained here by one protocol and judged on graphs that none of them
 * saw: {@link org.eugene.bench.learned.LearnedTables}. Whoever trains is found as a service; the
 * program itself has no PyTorch inside.
 */
package org.eugene.bench.learned;
