package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Run;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateException;
import org.eugene.certificate.CertificateText;
import org.eugene.certificate.Checker;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.exact.Certificates;
import org.eugene.problem.GedProblem;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Terms;

/**
 * Certificates of pairs of many kinds: how large they are, how long they take to find, write and
 * check, and whether a changed number makes them fail.
 */
final class CertificateStudy extends Study {
  private static final int PAIRS = 20;
  private static final int CHANGES = 10;
  private static final Duration TIME = Duration.ofSeconds(10);
  private static final Pattern NUMBER = Pattern.compile("(?<![0-9a-f])-?\\d+(?![0-9a-f])");

  private static final List<List<String>> KINDS =
      List.of(
          List.of("aids", "paper-1"),
          List.of("mutagenicity", "paper-2"),
          List.of("molhiv", "gedlib-chem-2"),
          List.of("python-ast", "uniform"),
          List.of("imdb-multi", "paper-3"));

  private static final Schema SCHEMA =
      Schema.of(
              "set",
              "costs",
              "pairs",
              "proved optimal",
              "cases",
              "bounds",
              "KB",
              "largest KB",
              "CPU ms to solve",
              "with certificate",
              "to check",
              "numbers changed",
              "rejected")
          .keyedBy("set", "costs", "pairs", "seed");

  CertificateStudy() {
    super(
        "certificates",
        "proofs of 100 pairs of mixed kinds: size, times, 1,000 changed numbers",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException {
    Log log = run.log(this);
    for (List<String> kind : KINDS) {
      List<Question> questions =
          run.data()
              .questions(
                  kind.get(0),
                  SizeLimits.UNDER_25,
                  kind.get(1),
                  run.options().sample(PAIRS),
                  run.options().seed());
      if (run.isOpen(this, log, kind.get(0), kind.get(1), questions.size())) {
        log.add(run.line(SCHEMA, measure(kind, questions, run.options().seed())));
      }
    }
  }

  private static Map<String, String> measure(List<String> kind, List<Question> questions, long seed)
      throws IOException {
    Random random = new Random(seed);
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Stopwatch clock = Stopwatch.ofThisThread();
    long[] nanos = new long[3];
    long cases = 0;
    long bounds = 0;
    long size = 0;
    long largest = 0;
    int proved = 0;
    int rejected = 0;
    for (Question question : questions) {
      GedProblem problem = question.problem();
      long start = clock.cpu();
      exact.solve(problem, Budget.of(TIME));
      nanos[0] += clock.cpu() - start;
      start = clock.cpu();
      GedResult result = exact.solve(problem, Terms.of(Budget.of(TIME)).withProof(true));
      Certificate certificate =
          Certificates.certify(problem, question.costsName(), result, Budget.of(TIME))
              .orElseThrow();
      String text = CertificateText.write(certificate);
      nanos[1] += clock.cpu() - start;
      start = clock.cpu();
      if (!holds(text)) {
        throw new IllegalStateException("a certificate that does not hold: " + question.pair());
      }
      nanos[2] += clock.cpu() - start;
      proved += certificate.lower() == certificate.upper() ? 1 : 0;
      cases += certificate.proof().cases();
      bounds += certificate.proof().steps();
      size += text.length();
      largest = Math.max(largest, text.length());
      for (int change = 0; change < CHANGES; change++) {
        rejected += holds(changed(text, random)) ? 0 : 1;
      }
    }
    int pairs = questions.size();
    return Schema.fields(
        "set", kind.get(0),
        "costs", kind.get(1),
        "pairs", pairs,
        "proved optimal", proved,
        "cases", decimal(cases / (double) pairs, 1),
        "bounds", decimal(bounds / (double) pairs, 1),
        "KB", decimal(size / 1e3 / pairs, 1),
        "largest KB", decimal(largest / 1e3, 1),
        "CPU ms to solve", decimal(nanos[0] / 1e6 / pairs, 1),
        "with certificate", decimal(nanos[1] / 1e6 / pairs, 1),
        "to check", decimal(nanos[2] / 1e6 / pairs, 1),
        "numbers changed", CHANGES * pairs,
        "rejected", rejected);
  }

  private static boolean holds(String text) throws IOException {
    try {
      Checker.check(CertificateText.read(new StringReader(text)));
      return true;
    } catch (CertificateException refused) {
      return false;
    }
  }

  /** The text with one of its numbers changed, wherever it stands. */
  private static String changed(String text, Random random) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    MatchResult number = numbers.get(random.nextInt(numbers.size()));
    long other = Long.parseLong(number.group()) + 1 + random.nextInt(100);
    return text.substring(0, number.start()) + other + text.substring(number.end());
  }
}
