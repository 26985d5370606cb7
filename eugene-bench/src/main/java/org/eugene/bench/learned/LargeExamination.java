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
import org.eugene.search.sample.SizeLimits;

/**
 * Asks the models of small graphs about graphs of 25 to 50 vertices; nobody learns anew. The judge
 * is the best known distance.
 *
 * @param runs the name of the file
 * @param cells sets under costs
 */
record LargeExamination(String runs, List<LearnedTable.CellName> cells) implements Measuring {
  private static final int PAIRS = 200;
  private static final SizeLimits LIMITS = SizeLimits.FROM_25_TO_50;

  /** The set whose small graphs go with these. */
  private static String small(String set) {
    return set.replaceFirst("-50$", "");
  }

  @Override
  public void measure(Table table, Run run) throws IOException {
    LearnedMethods methods = LearnedMethods.here();
    methods.load();
    Log log = run.log(table);
    School school = SmallExamination.school(methods, run);
    for (LearnedTable.CellName cell : cells) {
      if (run.options().admits(cell.set())) {
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
      School.Known known = school.known(small(cell.set()), cell.costs());
      examination.ask(
          regression,
          SmallExamination.regression(
              run.data().costs(small(cell.set()), cell.costs()), known.training()),
          new TrainingReport(8, 0, 0, "", known.seconds(), 0, 0));
    }
    for (Pupil pupil : Pupil.of(methods.methods(), asked, Set.of())) {
      if (examination.isOpen(pupil.name())) {
        examination.ask(pupil, school.model(pupil, small(cell.set()), cell.costs()));
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
