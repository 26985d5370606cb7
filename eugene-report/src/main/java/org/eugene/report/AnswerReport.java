package org.eugene.report;

import org.eugene.search.Answer;
import org.eugene.search.Wanted;

/**
 * What a search found, and what it was asked for.
 *
 * @param answer what was found
 * @param wanted what was asked for
 * @param graphs how many there are in the collection
 */
public record AnswerReport(Answer answer, Wanted wanted, int graphs) {}
