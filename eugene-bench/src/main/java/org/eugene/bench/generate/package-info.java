/**
 * Graphs of our own making, the same for the same seed: {@link
 * org.eugene.bench.generate.SocialNetworks} for the examples, {@link
 * org.eugene.bench.generate.NoisyCopy} for tables whose distance is planted.
 */
package org.eugene.bench.generate;
