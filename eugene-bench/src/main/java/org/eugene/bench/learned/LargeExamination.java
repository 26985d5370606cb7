package org.eugene.bench.learned;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.bench.csv.Log;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.cost.NamedCosts;
import org.eugene.search.sample.SizeLimits;

/**
 * Asks the models of small graphs about graphs of 25 to 50 vertices; nobody learns anew, but where
 * prices go by the number of a label and the larger graphs have more labels: the small ones are
 * learned again at these prices then. The judge is the best known distance.
 *
 * @param runs the name of the file
 * @param cells sets under costs
 */
record LargeExamination(String runs, List<LearnedTable.CellName> cells) implements Measuring {
  private static final int PAIRS = 200;
  private static final SizeLimits LIMITS = SizeLimits.FROM_25_TO_50;

  /**
   * Small graphs of the same kind. Where prices go by the number of a label, it is the one here.
   */
  private static School.Subject subject(LearnedTable.CellName cell) {
    String small = cell.set().replaceFirst("-50$", "");
    boolean ranks = NamedCosts.named(cell.costs()).ranksLabels();
    return new School.Subject(small, cell.costs(), ranks ? cell.set() : small);
  }

  @Override
  public void measure(Table table, Run run) throws IOException {
    LearnedMethods methods = LearnedMethods.here();
    methods.load();
    Log log = run.log(table);
    School school = SmallExamination.school(methods, run);
    for (LearnedTable.CellName cell : cells) {
      Set<String> names = SmallExamination.names(methods, run.options().methods(), Set.of());
      int pairs = run.options().sample(PAIRS);
      if (run.options().admits(cell.set())
          && !LearnedRow.areComplete(SmallExamination.rows(run, log), cell, names, pairs)) {
        measure(cell, school, methods, run, log);
      }
    }
  }

  private static void measure(
      LearnedTable.CellName cell, School school, LearnedMethods methods, Run run, Log log)
      throws IOException {
    Examination examination = new Examination(run, log, asked(cell, run));
    Set<String> asked = run.options().methods();
    for (Contender contender : SmallExamination.rivals()) {
      if (asked.isEmpty() || asked.contains(contender.name())) {
        examination.ask(contender);
      }
    }
    String regression = SmallExamination.REGRESSION;
    if ((asked.isEmpty() || asked.contains(regression)) && examination.isOpen(regression)) {
      School.Known known = school.known(subject(cell));
      examination.ask(
          regression,
          SmallExamination.regression(known.costs(), known.training()),
          new TrainingReport(8, 0, 0, "", known.seconds(), 0, 0));
    }
    for (Pupil pupil : Pupil.of(methods.methods(), asked, Set.of())) {
      if (examination.isOpen(pupil.name())) {
        examination.ask(pupil, school.model(pupil, subject(cell)));
      }
    }
  }

  private static List<Examination.Asked> asked(LearnedTable.CellName cell, Run run)
      throws IOException {
    List<Question> questions =
        run.data()
            .testSet(
                cell.set(),
                LIMITS,
                Optional.empty(),
                cell.costs(),
                run.options().sample(PAIRS),
                run.options().seed());
    List<Examination.Asked> asked = new ArrayList<>();
    for (Question question : questions) {
      Row.Answer known = run.references().of(question);
      asked.add(
          new Examination.Asked(
              question, new LearnedRow.Truth(known.upper(), known.lower() == known.upper())));
    }
    return asked;
  }
}
