/**
 * Questions and answers as lines of JSON, for programs that ask many: {@link
 * org.eugene.cli.stream.StreamCommand} says what is allowed, {@code Conversation} reads and writes,
 * {@code Answerer} answers.
 */
package org.eugene.cli.stream;
