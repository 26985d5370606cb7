/**
 * Answers as pages, each one file that fetches nothing: {@link org.eugene.report.html.HtmlReport}
 * for one pair, {@link org.eugene.report.html.PairsIndex} for many.
 */
package org.eugene.report.html;
