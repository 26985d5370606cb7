/** Edits in words, the same in every report: {@link org.eugene.report.words.Story} tells a path. */
package org.eugene.report.words;
