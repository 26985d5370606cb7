package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.Question;

/** A cell whose distances others have published, or that were planted there, as it grows. */
final class PublishedCell {
  private final List<Question> questions = new ArrayList<>();
  private final List<Row> known = new ArrayList<>();

  /** The true distance of a pair. */
  void proved(Question question, double distance) {
    add(question, "published", distance, distance);
  }

  /** A distance that the pair was made with; there may be a shorter way. */
  void planted(Question question, double distance) {
    add(question, "planted", 0, distance);
  }

  private void add(Question question, String from, double lower, double upper) {
    questions.add(question);
    known.add(
        new Row(
            Row.Asked.of(question),
            from,
            Row.Answer.known(lower, upper, "KNOWN"),
            0,
            Origin.ELSEWHERE));
  }

  Cell askedOf(List<Contender> contenders) {
    return Cell.of(questions, known, contenders);
  }
}
