/**
 * Answers as JSON: {@link org.eugene.report.json.JsonReport} for one pair, whose edit path {@link
 * org.eugene.report.json.PatchReader} reads back.
 */
package org.eugene.report.json;
