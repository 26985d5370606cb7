package org.eugene.bench.siege;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateException;
import org.eugene.certificate.CertificateText;
import org.eugene.certificate.Checker;
import org.eugene.cost.EditCosts;
import org.eugene.exact.Certificates;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;
import org.eugene.testkit.ExactJudge;
import org.eugene.testkit.NastyCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Shape;

/**
 * Solves random pairs by all methods and has {@link ExactJudge} look at everything that is claimed:
 * bounds, prices of mappings, paths, answers to thresholds, certificates, distances of searches,
 * and refusals. Trial t of a siege depends on its seed and t alone.
 */
final class Siege {
  /** Of so many solves one is by a method that takes milliseconds: M-Adam, FUGAL, programmes. */
  private static final int SLOW_ONE_IN = 40;

  private static final List<String> QUICK =
      List.of("eugene", "exact", "branch", "bipartite", "branch-tight", "refine", "ipfp");

  private static final int SOLVES_OF_A_PAIR = 8;

  /** A sum of units above this may be refused, one below may not. */
  private static final int BITS_THAT_MUST_DO = 50;

  private static final int BITS_THAT_CAN_BE_JUDGED = 62;

  /** No unit is larger. */
  private static final BigDecimal DEAREST = BigDecimal.valueOf(1L << 53);

  private final long seed;
  private final List<GedSolver> quick = new ArrayList<>();
  private final List<GedSolver> slow = new ArrayList<>();
  private final List<String> quickNames = new ArrayList<>();
  private final List<String> slowNames = new ArrayList<>();
  private final Map<String, Long> tally = new TreeMap<>();

  Siege(long seed) {
    this.seed = seed;
    for (Method method : Methods.all()) {
      boolean isQuick = QUICK.contains(method.name());
      (isQuick ? quick : slow).add(method.solver(MethodOptions.defaults()));
      (isQuick ? quickNames : slowNames).add(method.name());
      if (method.option("mip-solver").isPresent()) {
        slow.add(method.solver(mip(method, "mip-solver", "scip")));
        slowNames.add(method.name() + " on scip");
        slow.add(method.solver(mip(method, "relaxation", "true")));
        slowNames.add(method.name() + " relaxed");
      }
    }
  }

  private static MethodOptions mip(Method method, String option, String value) {
    return MethodOptions.defaults().withText(method.option(option).orElseThrow(), value);
  }

  /** What was judged, and how often. */
  Map<String, Long> tally() {
    return tally;
  }

  private void count(String what) {
    tally.merge(what, 1L, Long::sum);
  }

  /** Judges at least so many solves. */
  void run(long solves) {
    for (long trial = Long.getLong("eugene.trial", 0);
        tally.getOrDefault("solves", 0L) < solves;
        trial++) {
      try {
        judge(new Random(seed * 0x9E3779B97F4A7C15L + trial));
      } catch (AssertionError | RuntimeException | IOException | CertificateException failure) {
        throw new AssertionError("siege of seed " + seed + ", trial " + trial, failure);
      }
    }
  }

  private void judge(Random random) throws IOException, CertificateException {
    GraphPair pair = pair(random);
    EditCosts costs = NastyCosts.any(random);
    ExactJudge judge = new ExactJudge(pair, costs);
    count("pairs");
    GedProblem problem;
    try {
      problem = GedProblem.of(pair, costs);
    } catch (IllegalArgumentException refused) {
      count("refused pairs");
      boolean hard = !judge.sumIsBelow(BITS_THAT_MUST_DO) || judge.unit().compareTo(DEAREST) > 0;
      require(hard, "refused without need:", refused);
      require(refused.getMessage().contains("added exactly"), "refused:", refused);
      return;
    }
    if (!judge.sumIsBelow(BITS_THAT_CAN_BE_JUDGED)) {
      return;
    }
    BigDecimal distance = judge.distance();
    for (int solve = 0; solve < SOLVES_OF_A_PAIR; solve++) {
      boolean isSlow = random.nextInt(SLOW_ONE_IN) == 0;
      int at = random.nextInt((isSlow ? slow : quick).size());
      String name = (isSlow ? slowNames : quickNames).get(at);
      GedSolver solver = (isSlow ? slow : quick).get(at);
      try {
        judge(judge, problem, distance, solver, random);
        count("solves by " + name);
      } catch (AssertionError | CertificateException wrong) {
        throw new AssertionError(name + " at " + costs + " on " + told(pair), wrong);
      }
    }
    if (random.nextInt(20) == 0) {
      judgeSearch(pair, costs, random);
    }
  }

  private static String told(GraphPair pair) {
    return RandomGraphs.describe(pair.source()) + " => " + RandomGraphs.describe(pair.target());
  }

  private void judge(
      ExactJudge judge, GedProblem problem, BigDecimal distance, GedSolver solver, Random random)
      throws IOException, CertificateException {
    boolean asked = random.nextInt(3) == 0;
    double threshold = distance.doubleValue() * (random.nextInt(5) - 1) / 2;
    Terms terms = Terms.of(Budget.unlimited()).withProof(random.nextBoolean());
    GedResult result;
    try {
      result = solver.solve(problem, asked ? terms.within(Math.max(0, threshold)) : terms);
    } catch (IllegalArgumentException notForThis) {
      count("refused solves");
      String why = notForThis.getMessage();
      require(why.startsWith("adj-ip needs edges"), "refused:", why);
      return;
    }
    count("solves");
    judge(judge, problem, distance, result);
    if (asked && result.stop() == Stop.DECIDED) {
      count("thresholds");
      boolean within = distance.doubleValue() <= Math.max(0, threshold);
      require(
          within ? result.upper() <= Math.max(0, threshold) : result.lower() > threshold,
          "threshold and result:",
          threshold,
          result);
    }
    if (random.nextInt(4) == 0) {
      judgeCertificate(problem, result, distance);
    }
  }

  private void judge(ExactJudge judge, GedProblem problem, BigDecimal distance, GedResult result) {
    double exact = distance.doubleValue();
    require(result.lower() <= exact, "lower and distance:", result.lower(), exact);
    require(result.upper() >= exact, "upper and distance:", result.upper(), exact);
    if (result.mapping().isPresent()) {
      double cost = judge.cost(result.mapping().get()).doubleValue();
      require(result.upper() == cost, "upper and price of the mapping:", result.upper(), cost);
      EditPath path = EditPath.of(problem, result.mapping().get());
      double replayed = judge.replay(path.operations(), result.mapping().get()).doubleValue();
      require(replayed == cost, "prices of path and mapping:", replayed, cost);
      count("paths");
    }
    if (result.isOptimal()) {
      count("proved optimal");
    }
  }

  private void judgeCertificate(GedProblem problem, GedResult result, BigDecimal distance)
      throws IOException, CertificateException {
    Certificate certificate =
        Certificates.certify(problem, "nasty", result, Budget.unlimited()).orElseThrow();
    Certificate read = CertificateText.read(new StringReader(CertificateText.write(certificate)));
    Checker.check(read);
    count("certificates");
    BigDecimal lower = read.pair().cost(read.lower());
    BigDecimal upper = read.pair().cost(read.upper());
    require(lower.compareTo(distance) <= 0, "certified and distance:", lower, distance);
    require(upper.compareTo(distance) >= 0, "certified and distance:", upper, distance);
    require(lower.doubleValue() >= result.lower(), "certified less than", result.lower());
  }

  private void judgeSearch(GraphPair pair, EditCosts costs, Random random) {
    List<Graph> graphs = new ArrayList<>(List.of(pair.target(), pair.source()));
    for (int more = 0; more < 3; more++) {
      graphs.add(RandomGraphs.shuffled(graphs.get(random.nextInt(2)), random));
    }
    Answer answer;
    try {
      SearchOptions options = SearchOptions.defaults().withCosts(costs).exact();
      answer = Search.in(GraphCollection.of(graphs), options).knn(pair.source(), 3);
    } catch (IllegalArgumentException refused) {
      count("refused searches");
      require(refused.getMessage().contains("added exactly"), "refused:", refused);
      return;
    }
    count("searches");
    for (Hit hit : answer.hits()) {
      Graph found = graphs.get(hit.position());
      ExactJudge judge = new ExactJudge(new GraphPair(pair.source(), found), costs);
      double exact = judge.distance().doubleValue();
      require(hit.lower() <= exact && exact <= hit.upper(), "found and distance:", hit, exact);
      count("search distances");
    }
  }

  /** Any small pair: unrelated, near copies, and graphs in which many vertices are alike. */
  private static GraphPair pair(Random random) {
    if (random.nextInt(3) > 0) {
      return Samples.pair(random, 2 + random.nextInt(5));
    }
    Shape alike =
        new Shape(0, random.nextBoolean(), 1, 1, random.nextInt(2), random.nextInt(4) == 0 ? 1 : 0);
    return new GraphPair(
        RandomGraphs.graph("s", alike.withOrder(random.nextInt(6)), random),
        RandomGraphs.graph("t", alike.withOrder(random.nextInt(6)), random));
  }

  private static void require(boolean claim, String otherwise, Object... values) {
    if (!claim) {
      throw new AssertionError(otherwise + " " + Arrays.toString(values));
    }
  }
}
