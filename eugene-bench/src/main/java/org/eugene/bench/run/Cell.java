package org.eugene.bench.run;

import java.util.List;
import java.util.function.Predicate;
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

  /** The data set of its pairs; there must be one. */
  public String set() {
    return questions.get(0).set();
  }

  /** The name of their costs. */
  public String costs() {
    return questions.get(0).costsName();
  }

  /** A cell whose distances are to be found out. */
  public static Cell of(List<Question> questions, List<Contender> contenders) {
    return new Cell(questions, contenders, List.of(), true);
  }

  /** The same where it does not matter what the distances are that nobody proves. */
  public Cell unreferenced() {
    return new Cell(questions, contenders, known, false);
  }

  /** The same with fewer contenders. */
  public Cell askedOf(Predicate<Contender> chosen) {
    return new Cell(questions, contenders.stream().filter(chosen).toList(), known, referenced);
  }

  /** A cell whose distances are given. */
  public static Cell of(List<Question> questions, List<Row> known, List<Contender> contenders) {
    return new Cell(questions, contenders, known, false);
  }
}
