/**
 * Methods judged on somebody's own pairs: {@link org.eugene.report.evaluation.Evaluation} holds the
 * trials, {@link org.eugene.report.evaluation.MethodScores} what they amount to.
 */
package org.eugene.report.evaluation;
