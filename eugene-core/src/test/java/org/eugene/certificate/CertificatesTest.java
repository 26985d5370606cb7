package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.cost.ConstantCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.exact.BranchAndBound;
import org.eugene.exact.Certificates;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Terms;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** Certificates hold, and nothing else does. */
class CertificatesTest {
  private static final Pattern NUMBER = Pattern.compile("(?<![0-9a-f])-?\\d+(?![0-9a-f])");
  private static final EugeneSolver EXACT =
      new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));

  private static Certificate certify(GedProblem problem, GedResult result) {
    return Certificates.certify(problem, "some costs", result, Budget.unlimited()).orElseThrow();
  }

  private static Certificate read(String text) throws IOException, CertificateException {
    return CertificateText.read(new StringReader(text));
  }

  @Test
  void whatTheCheckerWouldRefuseIsNotWritten() {
    GedProblem problem = mixed(new Random(8));
    Certificate good = certify(problem, EXACT.solve(problem, Budget.unlimited()));
    assertThatCode(() -> CertificateText.checked(good)).doesNotThrowAnyException();
    Certificate lie =
        new Certificate(good.pair(), good.image(), good.upper() + 1, good.lower(), good.proof());
    assertThatThrownBy(() -> CertificateText.checked(lie)).isInstanceOf(CertificateException.class);
    Proof.Node deep = new Proof.Node(List.of());
    for (int depth = 0; depth <= Limits.DEEPEST; depth++) {
      deep = new Proof.Node(List.of(new Proof.Child(0, 0, deep)));
    }
    Proof tooDeep = new Proof(good.proof().rowsAreTarget(), good.proof().grain(), deep);
    Certificate nested =
        new Certificate(good.pair(), good.image(), good.upper(), good.lower(), tooDeep);
    assertThatThrownBy(() -> CertificateText.checked(nested)).hasMessageContaining("nested");
  }

  @Test
  void aBoundThatFollowsFromThePossiblePricesAloneIsCertified() throws Exception {
    LabelDictionary labels = new LabelDictionary();
    Graph three = complete(3, labels);
    Graph four = complete(4, labels);
    // Distances are 0.0085 and multiples of 0.059 more; shares are far too coarse to show it.
    ConstantCosts costs = new ConstantCosts(0.0085, 7.5e10, 0, 0, 0.059, 0);
    GedProblem problem = GedProblem.of(new GraphPair(three, four), costs);
    Terms terms = Terms.of(Budget.unlimited()).withProof(true);
    String text = CertificateText.checked(certify(problem, EXACT.solve(problem, terms)));
    assertThat(read(text).lower()).isEqualTo(read(text).upper()).isPositive();
  }

  /** Nothing but branching: all of the proof is the tree, written down over several searches. */
  @Test
  void aTreeIsWrittenDownAsItIsFound() {
    EugeneOptions bare =
        EugeneOptions.defaults()
            .withEffort(Effort.PROOF)
            .with(BranchAndBound.ROOT_STEPS, 0L)
            .with(BranchAndBound.NODE_STEPS, 0L)
            .with(BranchAndBound.FIXING, false);
    Seeds.forEach(
        60,
        random -> {
          GedProblem problem = Samples.any(random, 6).problem();
          Terms terms = Terms.of(Budget.unlimited()).withProof(true);
          GedResult result = new EugeneSolver(bare).solve(problem, terms);
          assertThat(result.isOptimal()).isTrue();
          Certificate read = read(CertificateText.checked(certify(problem, result)));
          assertThat(read.lower()).isEqualTo(read.upper());
        });
  }

  private static Graph complete(int order, LabelDictionary labels) {
    GraphBuilder builder = Graph.undirected("complete", labels);
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of("x"));
      for (int u = 0; u < v; u++) {
        builder.addEdge(u, v, Label.of("e"));
      }
    }
    return builder.build();
  }

  @Test
  void graphsBeyondAnyProofHaveNone() {
    assumeTrue(Runtime.getRuntime().maxMemory() > 3L << 30, "not enough memory for such graphs");
    LabelDictionary labels = new LabelDictionary();
    ConstantCosts dear = new ConstantCosts(1, 1, 9, 1, 1, 1); // twice as many rows as vertices
    GedProblem problem = GedProblem.of(new GraphPair(many("x", labels), many("y", labels)), dear);
    GedResult result = EXACT.solve(problem, Budget.of(Duration.ofMillis(1)));
    assertThat(Certificates.certify(problem, "dear", result, Budget.unlimited())).isEmpty();
  }

  private static Graph many(String label, LabelDictionary labels) {
    GraphBuilder builder = Graph.undirected(label, labels);
    for (int v = 0; v < 2_050; v++) {
      builder.addVertex(Label.of(label));
    }
    return builder.build();
  }

  @Test
  void everyProvedDistanceHasACertificateThatHolds() {
    Seeds.forEach(
        300,
        random -> {
          Sample sample = Samples.any(random, 6);
          GedProblem problem = sample.problem();
          GedResult result = EXACT.solve(problem, Budget.unlimited());
          Certificate certificate = read(CertificateText.write(certify(problem, result)));
          Checker.check(certificate);
          double distance = BruteForce.distance(sample.pair(), sample.costs());
          assertThat(certificate.pair().cost(certificate.lower()).doubleValue())
              .as("%s", sample)
              .isCloseTo(distance, within(1e-6));
          assertThat(certificate.upper()).isEqualTo(certificate.lower());
        });
  }

  @Test
  void largerGraphsWithManyTwinsAndCasesToo() {
    Seeds.forEach(
        25,
        random -> {
          GedProblem problem = larger(random);
          GedResult result = EXACT.solve(problem, Budget.unlimited());
          Certificate certificate = certify(problem, result);
          Checker.check(certificate);
          assertThat(certificate.lower()).isEqualTo(certificate.upper());
        });
  }

  /** One price may be as dear as it likes, and yet the others be counted finely. */
  @Test
  void pricesFarApartAreNoObstacle() {
    Seeds.forEach(
        20,
        random -> {
          Shape shape = new Shape(1, random.nextBoolean(), 0, 2, 0.5, 0.5);
          GraphPair pair =
              new GraphPair(
                  RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
          GedProblem problem = GedProblem.of(pair, new ConstantCosts(1, 2, 1e15, 2, 1, 1));
          Certificate certificate = certify(problem, EXACT.solve(problem, Budget.unlimited()));
          Checker.check(read(CertificateText.write(certificate)));
          assertThat(certificate.lower()).isEqualTo(certificate.upper());
        });
  }

  static GedProblem larger(Random random) {
    Shape shape = new Shape(9 + random.nextInt(3), random.nextBoolean(), 2, 2, 0.25, 0.1);
    Graph source = RandomGraphs.graph("s", shape, random);
    Graph target = RandomGraphs.graph("t", shape.withOrder(10), random);
    return GedProblem.of(new GraphPair(source, target), new ConstantCosts(3, 2, 1, 2, 1, 1));
  }

  /** A run that was cut short certifies what it proved. */
  @Test
  void boundsThatDoNotMeetAreCertifiedToo() {
    Seeds.forEach(
        40,
        random -> {
          GedProblem problem = larger(random);
          GedResult result =
              EXACT.solve(problem, Budget.unlimited().withIterations(5 + random.nextInt(200)));
          Certificate certificate = certify(problem, result);
          Checker.check(certificate);
          assertThat(certificate.pair().cost(certificate.lower()).doubleValue())
              .isEqualTo(result.lower());
        });
  }

  @Test
  void aProofWithoutTimeClaimsLess() {
    Seeds.forEach(
        40,
        random -> {
          GedProblem problem = larger(random);
          GedResult result = EXACT.solve(problem, Budget.unlimited());
          Budget little =
              random.nextBoolean()
                  ? Budget.of(Duration.ZERO)
                  : Budget.unlimited().withIterations(random.nextInt(600));
          Certificate certificate =
              Certificates.certify(problem, "c", result, little).orElseThrow();
          Checker.check(certificate);
          assertThat(certificate.lower()).isLessThanOrEqualTo(certificate.upper());
        });
  }

  /** A changed number anywhere: the seal shows it. */
  @Test
  void aThousandCorruptedCertificatesAreRejected() {
    Seeds.forEach(
        100,
        random -> {
          GedProblem problem = random.nextInt(4) == 0 ? larger(random) : mixed(random);
          String text =
              CertificateText.write(certify(problem, EXACT.solve(problem, Budget.unlimited())));
          Checker.check(read(text));
          for (int corruption = 0; corruption < 10; corruption++) {
            String corrupted = withAnotherNumber(text, random);
            assertThatThrownBy(() -> Checker.check(read(corrupted)))
                .isInstanceOf(CertificateException.class);
          }
        });
  }

  /**
   * A liar who seals his changes anew: whatever is still accepted is true of the question that the
   * certificate then asks.
   */
  @Test
  void corruptedAndSealedAnewNothingFalseIsAccepted() {
    Seeds.forEach(
        150,
        random -> {
          GedProblem problem = Samples.any(random, 5).problem();
          String text =
              CertificateText.write(certify(problem, EXACT.solve(problem, Budget.unlimited())));
          for (int corruption = 0; corruption < 20; corruption++) {
            requireTruth(sealed(withAnotherNumber(text, random)));
          }
        });
  }

  /** Claims of one unit more than the distance are never accepted, whatever the proof says. */
  @Test
  void noProofShowsMoreThanTheDistance() {
    Seeds.forEach(
        150,
        random -> {
          GedProblem problem = Samples.any(random, 6).problem();
          Certificate honest = certify(problem, EXACT.solve(problem, Budget.unlimited()));
          for (long more = 1; more <= 4; more++) {
            Certificate greedy =
                new Certificate(
                    honest.pair(),
                    honest.image(),
                    honest.upper(),
                    honest.lower() + more,
                    honest.proof());
            assertThatThrownBy(() -> Checker.check(greedy))
                .isInstanceOf(CertificateException.class);
          }
        });
  }

  private static void requireTruth(String text) throws IOException {
    Certificate certificate;
    try {
      certificate = read(text);
      Checker.check(certificate);
    } catch (CertificateException rejected) {
      return;
    }
    long distance = cheapest(certificate.pair(), new int[certificate.pair().sourceOrder()], 0);
    assertThat(certificate.lower()).isLessThanOrEqualTo(distance);
    assertThat(certificate.upper()).isGreaterThanOrEqualTo(distance);
  }

  private static long cheapest(PricedPair pair, int[] image, int i) {
    if (i == image.length) {
      return pair.price(image).longValueExact();
    }
    long least = Long.MAX_VALUE;
    for (int k = -1; k < pair.targetOrder(); k++) {
      boolean taken = false;
      for (int j = 0; j < i; j++) {
        taken |= k >= 0 && image[j] == k;
      }
      if (!taken) {
        image[i] = k;
        least = Math.min(least, cheapest(pair, image, i + 1));
      }
    }
    return least;
  }

  private static GedProblem mixed(Random random) {
    return Samples.any(random, 7).problem();
  }

  /** One number of the text changed, names and digests left out. */
  private static String withAnotherNumber(String text, Random random) {
    List<int[]> places = new ArrayList<>();
    Matcher matcher = NUMBER.matcher(text);
    int from = text.indexOf("\nunit");
    int to = text.lastIndexOf("\nseal");
    while (matcher.find()) {
      if (matcher.start() > from && matcher.end() <= to) {
        places.add(new int[] {matcher.start(), matcher.end()});
      }
    }
    int[] place = places.get(random.nextInt(places.size()));
    long old = Long.parseLong(text.substring(place[0], place[1]));
    long changed = random.nextBoolean() ? old + 1 : old - 1 - random.nextInt(5000);
    return text.substring(0, place[0]) + changed + text.substring(place[1]);
  }

  private static String sealed(String text) {
    String body = text.substring(0, text.lastIndexOf("\nseal") + 1);
    return body + "seal " + CertificateText.digest(body) + "\n";
  }
}
