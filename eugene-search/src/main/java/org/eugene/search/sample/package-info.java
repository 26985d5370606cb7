/**
 * Test sets: seeded pairs of a collection, within limits of size. Start at {@link
 * org.eugene.search.sample.PairSampler}.
 */
package org.eugene.search.sample;
