package org.eugene.bench.assignment;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eugene.assignment.LinearAssignment;
import org.eugene.assignment.WarmAssignment;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.KuhnMunkresMinimalWeightBipartitePerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One square assignment problem from scratch: both solvers of core, the textbook's and JGraphT's.
 * JGraphT gets its graph ready made; all work through the same eight matrices in turn, so that no
 * branch predictor learns one by heart.
 *
 * <p>Single calls are timed, so that their median can be read: on a shared machine a mean tells how
 * busy the others are.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(2)
public class AssignmentBench {
  private static final int MATRICES = 8;
  private static final double RESOLUTION = 1 << 20;

  /** What costs look like. */
  public enum Costs {
    /** 0 to 9: many ties. */
    DIGITS,
    /** Random doubles from 0 to 1; whole numbers of 2⁻²⁰ for the solver that counts. */
    REAL
  }

  /** Rows and columns. */
  @Param({"10", "50", "400"})
  public int n = 10;

  @Param public Costs costs = Costs.DIGITS;

  private double[][] real = new double[0][];
  private int[][] whole = new int[0][];
  private List<Graph<Integer, DefaultWeightedEdge>> graphs = List.of();
  private LinearAssignment linear = new LinearAssignment();
  private TextbookJonkerVolgenant textbook = new TextbookJonkerVolgenant(n);
  private boolean[] changed = new boolean[n];
  private int next;

  /** The same matrices for all. */
  @Setup
  public void drawMatrices() {
    Random random = new Random(1);
    real = new double[MATRICES][];
    whole = new int[MATRICES][];
    for (int m = 0; m < MATRICES; m++) {
      real[m] =
          random
              .doubles((long) n * n)
              .map(x -> costs == Costs.DIGITS ? Math.floor(10 * x) : x)
              .toArray();
      double scale = costs == Costs.DIGITS ? 1 : RESOLUTION;
      whole[m] = Arrays.stream(real[m]).mapToInt(x -> (int) (x * scale)).toArray();
    }
    graphs = Arrays.stream(real).map(this::graph).toList();
    linear = new LinearAssignment();
    textbook = new TextbookJonkerVolgenant(n);
    changed = new boolean[n];
  }

  private Graph<Integer, DefaultWeightedEdge> graph(double[] matrix) {
    Graph<Integer, DefaultWeightedEdge> graph =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    IntStream.range(0, 2 * n).forEach(graph::addVertex);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        graph.setEdgeWeight(graph.addEdge(i, n + j), matrix[i * n + j]);
      }
    }
    return graph;
  }

  private int next() {
    next = (next + 1) % MATRICES;
    return next;
  }

  /** In doubles, from scratch. */
  @Benchmark
  public double linearAssignment() {
    return linear.solve(real[next()], n, n).cost();
  }

  /** In whole numbers, from scratch. */
  @Benchmark
  public int warmAssignment() {
    WarmAssignment warm = new WarmAssignment(n);
    Arrays.fill(changed, true);
    warm.resolve(whole[next()], changed);
    return warm.total();
  }

  /** Jonker and Volgenant by the book. */
  @Benchmark
  public double textbook() {
    return textbook.solve(real[next()]);
  }

  /** JGraphT. */
  @Benchmark
  public double jgrapht() {
    Graph<Integer, DefaultWeightedEdge> graph = graphs.get(next());
    return new KuhnMunkresMinimalWeightBipartitePerfectMatching<>(
            graph,
            IntStream.range(0, n).boxed().collect(Collectors.toSet()),
            IntStream.range(n, 2 * n).boxed().collect(Collectors.toSet()))
        .getMatching()
        .getWeight();
  }
}
