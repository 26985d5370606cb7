/**
 * Pictures as SVG: {@link org.eugene.report.picture.GraphPicture} draws the two graphs of an
 * overlay side by side, over each other, or step by step; {@link
 * org.eugene.report.picture.HeatMaps} the matrices of a run of M-Adam; {@link
 * org.eugene.report.picture.Histogram} how often distances occur. Colours are those of Okabe and
 * Ito, and every colour comes with a line or a sign of its own.
 */
package org.eugene.report.picture;
