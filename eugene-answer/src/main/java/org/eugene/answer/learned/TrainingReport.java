package org.eugene.answer.learned;

/**
 * How a training went.
 *
 * @param parameters how many numbers were learned
 * @param epochs done
 * @param bestEpoch kept
 * @param end patience, epochs or clock
 * @param truthSeconds that proving the distances took, of one processor
 * @param trainingSeconds that learning took, of one processor
 * @param validationError mean absolute error on the validation pairs
 */
public record TrainingReport(
    int parameters,
    int epochs,
    int bestEpoch,
    String end,
    double truthSeconds,
    double trainingSeconds,
    double validationError) {}
