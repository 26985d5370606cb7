/**
 * What the answer looks like on paper: {@link org.eugene.report.Report} holds it, and one writer
 * per format tells it as text, JSON, CSV, a page, a picture or a file for Graphviz. {@link
 * org.eugene.report.PatchReader} reads the JSON back as an edit path. Nothing is solved here.
 */
package org.eugene.report;
