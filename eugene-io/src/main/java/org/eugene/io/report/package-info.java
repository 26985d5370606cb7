/**
 * What the answer looks like on paper: {@link org.eugene.io.report.Report} holds it, and one writer
 * per format tells it as text, JSON or CSV. Nothing is computed here.
 */
package org.eugene.io.report;
