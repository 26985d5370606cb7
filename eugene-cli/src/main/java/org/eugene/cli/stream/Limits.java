package org.eugene.cli.stream;

/**
 * How much may be under way.
 *
 * @param threads requests that are worked on at a time
 * @param requests that were read and are not answered
 * @param bytes that a line, or all these requests together, may have
 */
record Limits(int threads, int requests, int bytes) {}
