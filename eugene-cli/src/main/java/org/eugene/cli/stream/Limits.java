package org.eugene.cli.stream;

/**
 * How much may be under way, and how long.
 *
 * @param threads requests that are worked on at a time
 * @param requests that were read and are not answered
 * @param bytes that a line, or all these requests together, may have
 * @param endWithInput whether what is under way is cancelled when the input ends
 */
record Limits(int threads, int requests, int bytes, boolean endWithInput) {}
