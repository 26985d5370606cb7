package org.eugene.cli.output;

import java.util.function.IntFunction;

/**
 * The rows that a run will write.
 *
 * @param header the line before them; empty if there is none
 * @param count how many
 * @param beginning what each begins with, from 0
 */
public record Rows(String header, int count, IntFunction<String> beginning) {}
