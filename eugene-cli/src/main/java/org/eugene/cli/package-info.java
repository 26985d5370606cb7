/**
 * The program: {@link org.eugene.cli.Main} runs one command and ends with its exit code. A command
 * is a translation: arguments, a call of the library, a report. Those about two graphs are in
 * {@code compare}, about many in {@code collection}, about files in {@code convert}; what can be
 * chosen, and the paper's tables, are here.
 */
package org.eugene.cli;
