/** What one iteration of M-Adam costs: {@link org.eugene.bench.madam.IterationBench}. */
package org.eugene.bench.madam;
