/**
 * Small programs, one idea a file. Each tells in its comment what it prints, and a test runs it and
 * looks. Open {@link org.eugene.examples.TwoGraphs} first.
 */
package org.eugene.examples;
