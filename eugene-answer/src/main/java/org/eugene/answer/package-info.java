/**
 * What becomes of a request: {@link org.eugene.answer.Finder} takes one and finds its answer, by
 * the solver of a {@link org.eugene.answer.Choice}; {@link org.eugene.answer.Found} is the answer
 * before anybody tells it. Whoever takes requests says where graphs and costs come from.
 */
package org.eugene.answer;
