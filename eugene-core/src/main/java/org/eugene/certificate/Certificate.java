package org.eugene.certificate;

/**
 * A claim and the reasons for it.
 *
 * @param pair the question: two graphs as prices
 * @param image the mapping: for each source vertex its target vertex, or -1 if it is deleted
 * @param upper what the mapping costs, in units
 * @param lower what every mapping costs at least, in units
 * @param proof why
 */
@SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared or changed
public record Certificate(PricedPair pair, int[] image, long upper, long lower, Proof proof) {}
