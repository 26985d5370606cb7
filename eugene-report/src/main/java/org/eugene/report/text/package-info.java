/** Answers for people at a terminal: {@link org.eugene.report.text.TextReport} for one pair. */
package org.eugene.report.text;
