/**
 * Answers on their way to people and programs. Here are the values that a report is made of, {@link
 * org.eugene.report.Report} for one pair first, and the contracts of those who write them; each
 * format is a package of its own. Nothing is solved here.
 */
package org.eugene.report;
