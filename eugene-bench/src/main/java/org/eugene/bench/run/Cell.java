package org.eugene.bench.run;

import java.util.List;
import org.eugene.bench.sample.Question;

/**
 * The part of a table that one data set under one kind of costs fills.
 *
 * @param questions the pairs
 * @param contenders who is asked, in this order
 * @param known rows that need no run, such as published answers
 * @param referenced whether answers that nobody proved need a longer look
 */
public record Cell(
    List<Question> questions, List<Contender> contenders, List<Row> known, boolean referenced) {
  public Cell {
    questions = List.copyOf(questions);
    contenders = List.copyOf(contenders);
    known = List.copyOf(known);
  }

  /** A cell whose distances are to be found out. */
  public static Cell of(List<Question> questions, Contender... contenders) {
    return new Cell(questions, List.of(contenders), List.of(), true);
  }

  /** A cell whose distances are given, or do not matter. */
  public static Cell of(List<Question> questions, List<Row> known, Contender... contenders) {
    return new Cell(questions, List.of(contenders), known, false);
  }
}
