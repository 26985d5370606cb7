/**
 * An answer as a figure for a paper: {@link org.eugene.report.figure.SvgReport} draws it, {@link
 * org.eugene.report.figure.DotReport} has Graphviz draw it.
 */
package org.eugene.report.figure;
