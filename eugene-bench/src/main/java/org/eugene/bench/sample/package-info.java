/**
 * Which pairs are measured: {@link org.eugene.bench.sample.DataFolder} reads the graphs, {@link
 * org.eugene.search.sample.PairSampler} draws pairs of them with a seed, and a {@link
 * org.eugene.bench.sample.Question} is one of those pairs under named costs.
 */
package org.eugene.bench.sample;
