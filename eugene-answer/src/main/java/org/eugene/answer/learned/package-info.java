/**
 * Learned methods as the command line and the tables see them: {@link
 * org.eugene.answer.learned.LearnedMethods} is who has them, found as a service because the library
 * below them is large and no part of the program. What is said of a training ({@link
 * org.eugene.answer.learned.Protocol}, {@link org.eugene.answer.learned.TrainingOptions}) needs
 * none of it.
 */
package org.eugene.answer.learned;
