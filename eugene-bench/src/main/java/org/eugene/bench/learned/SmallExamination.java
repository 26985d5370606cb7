package org.eugene.bench.learned;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.SizeRegression;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Effort;

/**
 * Trains every method on a set under costs and asks it about the test pairs: graphs under 25
 * vertices, split before pairs were drawn, so that nobody has seen either graph of a pair.
 *
 * @param runs the name of the file
 * @param cells sets under costs
 */
record SmallExamination(String runs, List<LearnedTable.CellName> cells) implements Measuring {
  static final String REGRESSION = "size-regression";

  private static final LearnedTable.CellName WITH_RAW =
      new LearnedTable.CellName("aids", "paper-1");
  private static final Set<String> RAW = Set.of("greed-raw", "egsc-raw");

  private static final int PAIRS = 1_000;
  private static final int TIMES_TO_LEARN = 5;
  private static final int EPOCHS_FOR_LOOKING = 5;

  @Override
  public void measure(Table table, Run run) throws IOException {
    LearnedMethods methods = LearnedMethods.here();
    methods.load();
    Log log = run.log(table);
    School school = school(methods, run);
    for (LearnedTable.CellName cell : setBySet()) {
      Set<String> names = names(methods, run.options().methods(), extra(cell));
      if (run.options().admits(cell.set())
          && !LearnedRow.areComplete(rows(run, log), cell, names, run.options().sample(PAIRS))) {
        measure(cell, school, methods, run, log);
      }
    }
  }

  /** A set after the other, costs that one model serves together: a broken run has whole sets. */
  private List<LearnedTable.CellName> setBySet() {
    List<String> sets = cells.stream().map(LearnedTable.CellName::set).distinct().toList();
    return cells.stream()
        .sorted(
            Comparator.<LearnedTable.CellName>comparingInt(cell -> sets.indexOf(cell.set()))
                .thenComparing(cell -> School.taught(cell.costs())))
        .toList();
  }

  /** Rows of this seed. */
  static List<Line> rows(Run run, Log log) {
    String seed = Long.toString(run.options().seed());
    return log.lines().stream().filter(line -> line.text("seed").equals(seed)).toList();
  }

  /** The same pairs, steps and time for all. */
  static School school(LearnedMethods methods, Run run) {
    int pairs = run.options().sample(PAIRS);
    Protocol protocol =
        Protocol.standard()
            .withPairs(TIMES_TO_LEARN * pairs, pairs, pairs)
            .withSeed(run.options().seed());
    TrainingOptions options =
        TrainingOptions.defaults()
            .withSeed(run.options().seed())
            .withTime(run.options().training());
    Path folder = run.cache().resolve("learned");
    return new School(
        methods,
        run.data(),
        folder,
        protocol,
        run.options().isForLooking() ? options.withEpochs(EPOCHS_FOR_LOOKING) : options,
        run.talk()::say);
  }

  /**
   * The names of all that is asked.
   *
   * @param extra variants that are trained if nobody asked for anything
   */
  static Set<String> names(LearnedMethods methods, Set<String> asked, Set<String> extra) {
    Set<String> names = new HashSet<>(asked);
    if (asked.isEmpty()) {
      rivals().forEach(rival -> names.add(rival.name()));
      names.add(REGRESSION);
      Pupil.of(methods.methods(), asked, extra).forEach(pupil -> names.add(pupil.name()));
    }
    return names;
  }

  private static void measure(
      LearnedTable.CellName cell, School school, LearnedMethods methods, Run run, Log log)
      throws IOException {
    School.Subject subject = School.Subject.of(cell.set(), cell.costs());
    School.Known known = school.known(subject);
    EditCosts costs = known.costs();
    Examination examination = new Examination(run, log, asked(cell, costs, known.test()));
    Set<String> asked = run.options().methods();
    for (Contender contender : rivals()) {
      if (asked.isEmpty() || asked.contains(contender.name())) {
        examination.ask(contender);
      }
    }
    if ((asked.isEmpty() || asked.contains(REGRESSION)) && examination.isOpen(REGRESSION)) {
      SizeRegression regression = regression(costs, known.training());
      examination.ask(
          REGRESSION, regression, new TrainingReport(8, 0, 0, "", known.seconds(), 0, 0));
    }
    for (Pupil pupil : Pupil.of(methods.methods(), asked, extra(cell))) {
      if (examination.isOpen(pupil.name())) {
        examination.ask(pupil, school.model(pupil, subject));
      }
    }
  }

  /** What the paper's protocol costs is shown once: methods that are taught the distance itself. */
  private static Set<String> extra(LearnedTable.CellName cell) {
    return cell.equals(WITH_RAW) ? RAW : Set.of();
  }

  static List<Contender> rivals() {
    return List.of(
        Contender.sizeOnly(), Contender.named("m-adam"), Contender.eugene("eugene", Effort.NORMAL));
  }

  private static List<Examination.Asked> asked(
      LearnedTable.CellName cell, EditCosts costs, List<KnownPair> pairs) {
    List<Examination.Asked> asked = new ArrayList<>();
    for (KnownPair known : pairs) {
      asked.add(
          new Examination.Asked(
              new Question(cell.set(), cell.costs(), costs, known.pair()),
              new LearnedRow.Truth(known.distance(), known.proved())));
    }
    return asked;
  }

  static SizeRegression regression(EditCosts costs, List<KnownPair> pairs) {
    List<GedProblem> problems =
        pairs.stream().map(known -> GedProblem.of(known.pair(), costs)).toList();
    return SizeRegression.fit(problems, pairs.stream().mapToDouble(KnownPair::distance).toArray());
  }
}
