package org.eugene.io.request;

/**
 * A question and how it is to be answered.
 *
 * @param id what the answer is called, as JSON
 */
public record Request(String id, Question question, Manner manner) {}
