package org.eugene.io.request;

/**
 * A question and how it is to be answered.
 *
 * @param id what the answer is called, as JSON
 * @param question what is asked
 * @param manner costs, method and limits, as far as the request names them
 */
public record Request(String id, Question question, Manner manner) {}
