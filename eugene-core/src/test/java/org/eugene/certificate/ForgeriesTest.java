package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.exact.Certificates;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.testkit.NastyCosts;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.SymmetricGraphs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Forged certificates: whatever is accepted is true of the graphs and prices in the file, and both
 * checkers say the same of every one.
 */
class ForgeriesTest {
  private static final Duration LONGEST = Duration.ofSeconds(10);
  private static final int FORGERIES_OF_ONE = 50;
  private static final EugeneSolver EXACT =
      new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));

  @TempDir private Path folder;

  private long forgeries;
  private long accepted;

  private static Certificate honest(Random random) {
    return honest(
        random.nextInt(3) == 0
            ? SymmetricGraphs.pair(random, 5).problem()
            : Samples.any(random, 5).problem());
  }

  private static Certificate honest(GedProblem problem) {
    return Certificates.certify(
            problem, "some \"costs\"", EXACT.solve(problem, Budget.unlimited()), Budget.unlimited())
        .orElseThrow();
  }

  @Test
  void nothingFalseIsAccepted() {
    Seeds.forEach(
        60,
        random -> {
          Certificate honest = honest(random);
          for (int count = 0; count < FORGERIES_OF_ONE; count++) {
            holds(new Forger(honest, random).forged());
          }
        });
    assertThat(accepted).isBetween(forgeries / 100, forgeries / 2); // some lies are harmless
  }

  @Test
  void bothCheckersSayTheSame() throws IOException {
    try (SecondChecker second = SecondChecker.start(folder)) {
      Seeds.forEach(
          60,
          random -> {
            Certificate honest = honest(random);
            String text = CertificateText.write(honest);
            assertThat(holds(text)).isTrue();
            assertThat(second.verdict(text)).startsWith("holds: ");
            for (int count = 0; count < 5; count++) {
              requireAgreement(new Forger(honest, random).forged(), second);
            }
          });
    }
  }

  @Test
  void bothCheckersFollowLongerProofs() throws IOException {
    try (SecondChecker second = SecondChecker.start(folder)) {
      Seeds.forEach(
          6,
          random -> {
            Certificate honest = honest(CertificatesTest.larger(random));
            String text = CertificateText.write(honest);
            Checker.check(CertificateText.read(new StringReader(text)));
            assertThat(second.verdict(text)).startsWith("holds: ");
          });
    }
  }

  @Test
  void theSecondCheckerEndsAsTheFirstDoes() throws IOException, InterruptedException {
    String text = CertificateText.write(honest(new Random(3)));
    Path good = Files.writeString(folder.resolve("good"), text);
    Path bad = Files.writeString(folder.resolve("bad"), text.replace("grain", "grin"));
    assertThat(SecondChecker.exitCode(good.toString())).isZero();
    assertThat(SecondChecker.exitCode(good.toString(), bad.toString())).isEqualTo(1);
    assertThat(SecondChecker.exitCode(folder.resolve("nowhere").toString())).isEqualTo(1);
    assertThat(SecondChecker.exitCode()).isEqualTo(2);
    assertThat(SecondChecker.exitCode("--what")).isEqualTo(2);
  }

  /**
   * The same for as many forgeries and seconds as one likes: -Deugene.forgeries=1000000
   * -Deugene.seconds=3600 -Deugene.seed=1 ends when either is over. No batch of fifty takes either
   * checker as long as one of them may.
   */
  @Test
  @Tag("slow")
  void forLong() throws IOException {
    long most = Long.getLong("eugene.forgeries", 100_000);
    long end =
        System.nanoTime() + Duration.ofSeconds(Long.getLong("eugene.seconds", 120)).toNanos();
    Duration longest = Duration.ZERO;
    try (SecondChecker second = SecondChecker.start(folder)) {
      for (long seed = Long.getLong("eugene.seed", 1);
          forgeries < most && System.nanoTime() < end;
          seed++) {
        Random random = new Random(seed);
        Certificate honest = honest(sample(random));
        List<String> texts = new ArrayList<>();
        for (int count = 0; count < FORGERIES_OF_ONE; count++) {
          texts.add(new Forger(honest, random).forged());
        }
        Duration batch = judge(texts, second, seed);
        longest = batch.compareTo(longest) > 0 ? batch : longest;
      }
    }
    System.out.printf(
        "%,d forgeries, %,d of them harmless and accepted; the slowest batch of %d took %.3f s%n",
        forgeries, accepted, FORGERIES_OF_ONE, longest.toMillis() / 1e3);
  }

  /** Small graphs at any prices, from a billionth to a trillion. */
  private static GedProblem sample(Random random) {
    GraphPair pair = Samples.pair(random, 5);
    try {
      return random.nextBoolean()
          ? new Samples.Sample(pair, RandomCosts.any(random)).problem()
          : new Samples.Sample(pair, NastyCosts.any(random)).problem();
    } catch (IllegalArgumentException farApart) {
      return new Samples.Sample(pair, RandomCosts.any(random)).problem();
    }
  }

  /** Both checkers at once; returns the CPU time of the one that took longer for all. */
  private Duration judge(List<String> texts, SecondChecker second, long seed) throws IOException {
    Duration secondStart = second.cpu();
    second.ask(texts);
    Duration start = cpu();
    List<Boolean> first = new ArrayList<>();
    for (String text : texts) {
      first.add(holds(text));
    }
    Duration taken = cpu().minus(start);
    for (int at = 0; at < texts.size(); at++) {
      assertThat(second.answer())
          .as("seed %d:%n%s", seed, texts.get(at))
          .startsWith(first.get(at) ? "holds: " : "refused: ");
    }
    Duration secondTaken = second.cpu().minus(secondStart);
    Duration longer = taken.compareTo(secondTaken) > 0 ? taken : secondTaken;
    assertThat(longer).as("seed %d", seed).isLessThan(LONGEST);
    return longer;
  }

  private void requireAgreement(String text, SecondChecker second) throws IOException {
    Duration start = cpu();
    boolean first = holds(text);
    assertThat(cpu().minus(start)).isLessThan(LONGEST);
    start = second.cpu();
    assertThat(second.verdict(text)).startsWith(first ? "holds: " : "refused: ");
    assertThat(second.cpu().minus(start)).isLessThan(LONGEST);
  }

  private static Duration cpu() {
    return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }

  /** Whether the checker accepts it; if so, it must be true. */
  private boolean holds(String text) throws IOException {
    forgeries++;
    Certificate certificate;
    try {
      certificate = CertificateText.read(new StringReader(text));
      Checker.check(certificate);
    } catch (CertificateException refused) {
      return false;
    }
    accepted++;
    long distance = Judge.distance(certificate.pair());
    assertThat(certificate.lower()).as(text).isLessThanOrEqualTo(distance);
    assertThat(certificate.upper())
        .as(text)
        .isEqualTo(Judge.price(certificate.pair(), certificate.image()))
        .isGreaterThanOrEqualTo(distance);
    return true;
  }
}
