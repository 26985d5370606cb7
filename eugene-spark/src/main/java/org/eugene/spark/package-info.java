/**
 * The questions to a collection on Apache Spark. Open {@link org.eugene.spark.SparkGraphs} first:
 * graphs in a Dataset, cut into parts that are searched where they lie.
 *
 * <p>No algorithm lives here. Machines are sent index bytes of parts, query objects of {@code
 * org.eugene.search} and {@link org.eugene.answer.spread.SpreadOptions}; they build costs and
 * solvers of these, and their answers merge as the search says. {@link
 * org.eugene.spark.SparkClusterProvider} is how the command line finds all this.
 */
package org.eugene.spark;
