package org.eugene.cli.collection;

import java.io.PrintWriter;
import java.util.List;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Answer;
import org.eugene.search.Work;

/** What there is to say about answers beside the answers. */
final class AnswerTalk {
  private AnswerTalk() {}

  static void tellWork(List<Answer> answers, PrintWriter err) {
    Work sum = answers.stream().map(Answer::work).reduce(Work.NONE, Work::plus);
    err.println("eugene: " + SearchPhrases.work(sum));
    err.flush();
  }

  /** Rows of CSV cannot say that a list may not be complete. */
  static void tellOpen(List<Answer> answers, PrintWriter err) {
    for (Answer answer : answers) {
      if (!answer.isComplete()) {
        err.println(
            "eugene: "
                + answer.query()
                + ": the list is not proved complete, "
                + SearchPhrases.open(answer)
                + " on it; --exact decides");
      }
    }
    err.flush();
  }
}
