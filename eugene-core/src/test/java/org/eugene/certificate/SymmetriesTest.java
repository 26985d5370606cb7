package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.engine.Phase;
import org.eugene.engine.Phases;
import org.eugene.exact.BranchAndBound;
import org.eugene.exact.Certificates;
import org.eugene.exact.PricedPairs;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Terms;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.SymmetricGraphs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs that list symmetries: true ones are believed, false ones are not, by neither checker. */
class SymmetriesTest {
  private static final String DIGEST = CertificateText.digest("a graph");

  @TempDir private Path folder;
  private SecondChecker second;

  @BeforeEach
  void start() throws IOException {
    second = SecondChecker.start(folder);
  }

  @AfterEach
  void close() throws IOException {
    if (second != null) {
      second.close();
    }
  }

  /** What both checkers say. */
  private boolean holds(Certificate certificate) throws IOException {
    String text = CertificateText.write(certificate);
    boolean holds = true;
    try {
      Checker.check(CertificateText.read(new StringReader(text)));
    } catch (CertificateException refused) {
      holds = false;
    }
    assertThat(second.verdict(text)).as(text).startsWith(holds ? "holds: " : "refused: ");
    return holds;
  }

  // ---- One question, with symmetries of all kinds

  /**
   * The source is a path 0-1-2-3 with its ends of one kind, the target one of four vertices that
   * are all the same; nothing is to be shown, so that the list alone decides.
   */
  private static Certificate listing(
      boolean directed, long[][] prices, int[][] edges, List<int[]> ofRows, List<int[]> ofColumns) {
    PricedPair.Name name = new PricedPair.Name("g", DIGEST);
    long[][] edgePrices = {{0, 9, 1}, {9, 0, 1}, {1, 1, 0}};
    PricedPair pair =
        new PricedPair(name, name, "some", 1, 0, directed, prices, edgePrices, edges, new int[0][]);
    int[] image = new int[prices.length - 1];
    Arrays.fill(image, -1);
    Proof proof = new Proof(false, 1, ofRows, ofColumns, new Proof.Node(List.of()));
    return new Certificate(pair, image, pair.price(image).longValueExact(), 0, proof);
  }

  private static long[][] flat(int rows, int columns) {
    long[][] prices = new long[rows + 1][columns + 1];
    Arrays.stream(prices).forEach(row -> Arrays.fill(row, 1));
    prices[rows][columns] = 0;
    return prices;
  }

  private static int[][] edges(int... ends) {
    int[][] edges = new int[ends.length / 3][];
    for (int e = 0; e < edges.length; e++) {
      edges[e] = new int[] {ends[3 * e], ends[3 * e + 1], ends[3 * e + 2]};
    }
    return edges;
  }

  private boolean isSymmetry(boolean directed, long[][] prices, int[][] edges, int... pairs)
      throws IOException {
    return holds(listing(directed, prices, edges, List.of(pairs), List.of()));
  }

  @Test
  void aPathCanBeTurnedRound() throws IOException {
    int[][] path = edges(0, 1, 0, 1, 2, 1, 3, 2, 0);
    assertThat(isSymmetry(false, flat(4, 2), path, 0, 3, 3, 0, 1, 2, 2, 1)).isTrue();
    assertThat(isSymmetry(false, flat(4, 2), path, 2, 1, 0, 3, 3, 0, 1, 2)).isTrue();
    assertThat(isSymmetry(false, flat(4, 2), path, 0, 0)).isTrue(); // moves nothing, says so
  }

  @Test
  void edgesMustBeKept() throws IOException {
    int[][] path = edges(0, 1, 0, 1, 2, 1, 3, 2, 0);
    assertThat(isSymmetry(false, flat(4, 2), path, 0, 3, 3, 0)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), path, 1, 2, 2, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), path, 0, 1, 1, 2, 2, 3, 3, 0)).isFalse();
    // An edge to a vertex that stays.
    assertThat(isSymmetry(false, flat(4, 2), edges(0, 1, 0), 1, 2, 2, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), edges(0, 1, 0), 2, 3, 3, 2)).isTrue();
  }

  @Test
  void kindsMustBeKept() throws IOException {
    int[][] path = edges(0, 1, 0, 1, 2, 1, 3, 2, 1);
    assertThat(isSymmetry(false, flat(4, 2), path, 0, 3, 3, 0, 1, 2, 2, 1)).isFalse();
  }

  @Test
  void directionsMustBeKept() throws IOException {
    int[][] path = edges(0, 1, 0, 1, 2, 1, 3, 2, 0);
    assertThat(isSymmetry(true, flat(4, 2), path, 0, 3, 3, 0, 1, 2, 2, 1)).isFalse();
    int[][] circle = edges(0, 1, 0, 1, 2, 0, 2, 0, 0);
    assertThat(isSymmetry(true, flat(3, 2), circle, 0, 1, 1, 2, 2, 0)).isTrue();
    assertThat(isSymmetry(true, flat(3, 2), circle, 0, 1, 1, 0)).isFalse();
    assertThat(isSymmetry(false, flat(3, 2), circle, 0, 1, 1, 0)).isTrue();
    assertThat(isSymmetry(true, flat(2, 2), edges(0, 1, 0), 0, 1, 1, 0)).isFalse();
    assertThat(isSymmetry(true, flat(2, 2), edges(0, 1, 0, 1, 0, 0), 0, 1, 1, 0)).isTrue();
    assertThat(isSymmetry(true, flat(2, 2), edges(0, 1, 0, 1, 0, 1), 0, 1, 1, 0)).isFalse();
  }

  @Test
  void pricesMustBeKept() throws IOException {
    for (int column = 0; column < 3; column++) {
      long[][] prices = flat(3, 2);
      prices[1][column] = 2;
      assertThat(isSymmetry(false, prices, edges(), 0, 1, 1, 0)).as("%d", column).isFalse();
      assertThat(isSymmetry(false, prices, edges(), 0, 2, 2, 0)).as("%d", column).isTrue();
    }
    long[][] prices = flat(2, 2);
    prices[1][2] = 2; // nothing is ever deleted
    assertThat(isSymmetry(false, prices, edges(), 0, 1, 1, 0)).isTrue();
  }

  @Test
  void columnsHaveTheirOwnSymmetries() throws IOException {
    long[][] prices = flat(3, 4);
    prices[1][2] = 2;
    List<int[]> wrong = List.of(new int[] {2, 3, 3, 2});
    List<int[]> right = List.of(new int[] {1, 3, 3, 1});
    assertThat(holds(listing(false, prices, edges(), List.of(), wrong))).isFalse();
    assertThat(holds(listing(false, prices, edges(), List.of(), right))).isTrue();
    // As rows they would be none.
    assertThat(holds(listing(false, prices, edges(), right, List.of()))).isFalse();
  }

  @Test
  void everyVertexHasOnePlace() throws IOException {
    int[][] none = edges();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 1, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 0, 1, 1, 0)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 1, 0, 2, 0)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 1, 0, 0, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 1)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 0, 1, 1, 2, 2, 0)).isTrue();
  }

  @Test
  void onlyVerticesAreMoved() throws IOException {
    int[][] none = edges();
    assertThat(isSymmetry(false, flat(4, 2), none, 4, 5, 5, 4)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, 3, 4, 4, 3)).isFalse();
    assertThat(isSymmetry(false, flat(4, 2), none, -1, 0, 0, -1)).isFalse();
    // Two dummy columns are alike without being named.
    List<int[]> dummies = List.of(new int[] {2, 3, 3, 2});
    assertThat(holds(listing(false, flat(4, 2), none, List.of(), dummies))).isFalse();
  }

  @Test
  void thereMayBeSomeThousand() throws IOException {
    List<int[]> many = new ArrayList<>();
    for (int count = 0; count < Limits.MOST_SYMMETRIES; count++) {
      many.add(new int[] {0, 1, 1, 0});
    }
    assertThat(holds(listing(false, flat(4, 2), edges(), many, many.subList(0, 0)))).isTrue();
    many.add(new int[] {0, 1, 1, 0});
    assertThat(holds(listing(false, flat(4, 2), edges(), many, List.of()))).isFalse();
  }

  // ---- What may be made of them

  /**
   * Cases alone, each row to each column, some left out: with all symmetries of both graphs listed
   * whatever is accepted is true, also where a symmetry would move what is fixed.
   */
  @Test
  void casesLeftOutForNoReasonAreMissed() {
    int[] verdicts = new int[2];
    Seeds.forEach(
        400,
        random -> {
          PricedPair pair = pair(random);
          int n = Board.order(pair);
          Proof.Node root =
              grown(RandomGraphs.permutation(n, random), 0, new boolean[n], 0.75, random);
          Proof proof = new Proof(false, 1, all(pair), all(pair.turned()), root);
          int[] image = new int[pair.sourceOrder()];
          Arrays.fill(image, -1);
          long distance = Judge.distance(pair);
          long upper = Judge.price(pair, image);
          long claim = Math.min(upper, distance + random.nextInt(2));
          boolean holds = holds(new Certificate(pair, image, upper, claim, proof));
          verdicts[holds ? 1 : 0]++;
          assertThat(!holds || claim <= distance).isTrue();
        });
    assertThat(verdicts[0]).isPositive();
    assertThat(verdicts[1]).isPositive();
  }

  private static PricedPair pair(Random random) {
    while (true) {
      GedProblem problem = SymmetricGraphs.pair(random, 4).problem();
      if (problem.paddedOrder() <= 4) {
        return PricedPairs.of(problem, "some");
      }
    }
  }

  private static Proof.Node grown(
      int[] rows, int depth, boolean[] taken, double share, Random random) {
    List<Proof.Item> items = new ArrayList<>();
    for (int k = 0; depth < rows.length && k < taken.length; k++) {
      if (!taken[k] && random.nextDouble() < share) {
        taken[k] = true;
        items.add(new Proof.Child(rows[depth], k, grown(rows, depth + 1, taken, share, random)));
        taken[k] = false;
      }
    }
    return new Proof.Node(items);
  }

  /** All symmetries of the source, by trying all renumberings with the checker's own eyes. */
  private static List<int[]> all(PricedPair pair) {
    List<int[]> all = new ArrayList<>();
    addAll(pair, new int[pair.sourceOrder()], 0, all);
    return all;
  }

  private static void addAll(PricedPair pair, int[] image, int next, List<int[]> all) {
    if (next < image.length) {
      for (int to = 0; to < image.length; to++) {
        int place = to;
        if (Arrays.stream(image, 0, next).noneMatch(used -> used == place)) {
          image[next] = to;
          addAll(pair, image, next + 1, all);
        }
      }
      return;
    }
    List<Integer> moved = new ArrayList<>();
    for (int v = 0; v < image.length; v++) {
      if (image[v] != v) {
        moved.add(v);
        moved.add(image[v]);
      }
    }
    int[] pairs = moved.stream().mapToInt(v -> v).toArray();
    Proof proof = new Proof(false, 1, List.of(pairs), List.of(), new Proof.Node(List.of()));
    try {
      Renumberings.require(pair, proof, new Work(0));
      if (pairs.length > 0) {
        all.add(pairs);
      }
    } catch (CertificateException none) {
      assertThat(pairs).isNotEmpty();
    }
  }

  // ---- Trees that use them

  private static EugeneOptions treeAlone() {
    EugeneOptions options =
        EugeneOptions.defaults()
            .withEffort(Effort.PROOF)
            .with(BranchAndBound.ORBITS_AFTER, 0L)
            .with(BranchAndBound.ROOT_STEPS, 0L)
            .with(BranchAndBound.NODE_STEPS, 0L)
            .with(BranchAndBound.TRIED_ROWS, 0L);
    for (Phase phase : Phases.ALL) {
      options = phase == Phases.TREE ? options : options.without(phase);
    }
    return options;
  }

  private static Certificate honest(GedProblem problem) {
    Terms terms = Terms.of(Budget.unlimited()).withProof(true);
    GedResult result = new EugeneSolver(treeAlone()).solve(problem, terms);
    return Certificates.certify(problem, "some", result, Budget.unlimited()).orElseThrow();
  }

  private static int listed(Certificate certificate) {
    Proof proof = certificate.proof();
    return proof.rowSymmetries().size() + proof.columnSymmetries().size();
  }

  @Test
  void proofsThatUseThemHold() {
    int[] listed = new int[1];
    Seeds.forEach(
        80,
        random -> {
          Sample sample = SymmetricGraphs.pair(random, 6);
          Certificate certificate = honest(sample.problem());
          assertThat(holds(certificate)).as("%s", sample).isTrue();
          assertThat(certificate.lower()).isEqualTo(Judge.distance(certificate.pair()));
          listed[0] += listed(certificate);
        });
    assertThat(listed[0]).isPositive();
  }

  /** Any renumberings instead of the right ones, and more claimed than is true. */
  @Test
  void falseOnesProveNothingFalse() {
    int[] verdicts = new int[2];
    Seeds.forEach(
        80,
        random -> {
          Certificate honest = honest(SymmetricGraphs.pair(random, 5).problem());
          for (int forgery = 0; forgery < 4; forgery++) {
            Certificate lie = forged(honest, random);
            boolean holds = holds(lie);
            verdicts[holds ? 1 : 0]++;
            if (holds) {
              assertThat(lie.lower()).isLessThanOrEqualTo(Judge.distance(lie.pair()));
            }
          }
        });
    assertThat(verdicts[0]).isPositive();
    assertThat(verdicts[1]).isPositive();
  }

  private static Certificate forged(Certificate honest, Random random) {
    Proof proof = honest.proof();
    PricedPair pair = honest.pair();
    int sources = pair.sourceOrder();
    int targets = pair.targetOrder();
    boolean turned = proof.rowsAreTarget();
    Proof other =
        new Proof(
            turned,
            proof.grain(),
            forged(proof.rowSymmetries(), turned ? targets : sources, random),
            forged(proof.columnSymmetries(), turned ? sources : targets, random),
            proof.root());
    int[] image = new int[sources];
    Arrays.fill(image, -1);
    long upper = Judge.price(pair, image);
    long lower = Math.min(upper, honest.lower() + random.nextInt(3));
    return new Certificate(pair, image, upper, lower, other);
  }

  private static List<int[]> forged(List<int[]> symmetries, int order, Random random) {
    List<int[]> forged = new ArrayList<>(symmetries);
    if (random.nextBoolean()) {
      return forged;
    }
    if (!forged.isEmpty() && random.nextBoolean()) {
      int[] changed = forged.get(random.nextInt(forged.size())).clone();
      int one = random.nextInt(changed.length / 2) * 2 + 1;
      int two = random.nextInt(changed.length / 2) * 2 + 1;
      int kept = changed[one];
      changed[one] = changed[two];
      changed[two] = kept;
      forged.add(changed);
    } else {
      int[] some = RandomGraphs.permutation(order, random);
      int length = Math.min(order, 2 + random.nextInt(2));
      int[] cycle = new int[2 * length];
      for (int at = 0; at < length; at++) {
        cycle[2 * at] = some[at];
        cycle[2 * at + 1] = some[(at + 1) % length];
      }
      forged.add(cycle);
    }
    return forged;
  }

  // ---- The former version

  @Test
  void theFormerVersionHadNone() throws Exception {
    Certificate some = honestWithSymmetries();
    String text = CertificateText.write(some);
    String former = Forger.sealed(text.replace("certificate 3", "certificate 2"));
    assertThat(second.verdict(former)).startsWith("refused: ");
    assertThat(isRead(former)).isFalse();
    String without =
        Stream.of(former.split("\n"))
            .filter(line -> !line.contains("-symmetry "))
            .reduce("", (all, line) -> all + line + "\n");
    assertThat(isRead(Forger.sealed(without))).isTrue();
  }

  private static Certificate honestWithSymmetries() {
    for (long seed = 1; ; seed++) {
      Certificate certificate = honest(SymmetricGraphs.pair(new Random(seed), 6).problem());
      if (listed(certificate) > 0) {
        return certificate;
      }
    }
  }

  private static boolean isRead(String text) throws IOException {
    try {
      CertificateText.read(new StringReader(text));
      return true;
    } catch (CertificateException refused) {
      return false;
    }
  }
}
