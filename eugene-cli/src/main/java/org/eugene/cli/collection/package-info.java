/**
 * Commands about whole collections: matrices, nearest graphs, ranges, groups, indexes, samples.
 * {@link org.eugene.cli.collection.Collections} opens what they work on.
 */
package org.eugene.cli.collection;
