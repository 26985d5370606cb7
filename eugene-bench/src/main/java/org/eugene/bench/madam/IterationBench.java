package org.eugene.bench.madam;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.madam.DenseObjective;
import org.eugene.madam.Descent;
import org.eugene.madam.MAdamOptions;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One M-Adam iteration, that is Adam's update of P and the gradient of the objective at the new P.
 *
 * <p>Two forks, because the inlining of the kernels may differ from one Java machine to the next;
 * five seconds of measurement in each, because the machine may be shared.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class IterationBench {
  /** The first round's weight of the constraints and a middle round's of the regulariser. */
  private static final double SIGMA = 5;

  private static final double LAMBDA = 1;

  private static final MAdamOptions OPTIONS = MAdamOptions.defaults();

  /** Molecules of the tables, and a network at which O(n³) hurts. */
  public enum Size {
    N12(12, 2.1),
    N25(25, 2.1),
    N50(50, 2.1),
    N300(300, 4);

    private final int order;
    private final int edges;

    Size(int order, double averageDegree) {
      this.order = order;
      this.edges = (int) Math.round(order * averageDegree / 2);
    }
  }

  /** How a step is computed. */
  public enum Kernel {
    /** In single precision, by sums of rows. */
    SINGLE,
    /** In double precision, by sparse products: the step of before. */
    DOUBLE,
    /** In double precision, by dense products. */
    DENSE
  }

  @Param public Size size = Size.N25;

  @Param public Kernel kernel = Kernel.SINGLE;

  private Alignment alignment = alignment(Size.N25);
  private Descent descent = Descent.of(alignment, OPTIONS);
  private int steps;

  /** The same pair of graphs for all kernels. */
  @Setup
  public void chooseProblem() {
    alignment = alignment(size);
  }

  /** Every measurement starts at the identity, as a run of M-Adam does. */
  @Setup(Level.Iteration)
  public void startAtIdentity() {
    descent =
        switch (kernel) {
          case SINGLE -> Descent.of(alignment, OPTIONS);
          case DOUBLE -> Descent.of(alignment, OPTIONS.withPrecision(Precision.DOUBLE));
          case DENSE -> Descent.of(new DenseObjective(alignment, 1), OPTIONS, alignment.order());
        };
    descent.differentiate(SIGMA);
    steps = 0;
  }

  /**
   * CPU time of a step, which a busy machine changes less than the wall time that JMH takes. JMH
   * adds up what iterations and forks say, so ask for one of each.
   */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Clock {
    private static final double NANOS_OF_A_MICRO = 1e3;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long start;
    private long count;

    @Setup(Level.Iteration)
    public void start() {
      start = threads.getCurrentThreadCpuTime();
      count = 0;
    }

    public double cpuMicros() {
      return (threads.getCurrentThreadCpuTime() - start) / NANOS_OF_A_MICRO / Math.max(1, count);
    }
  }

  /** A run asks for the objective in two of sixteen steps. */
  @Benchmark
  public double iteration(Clock clock) {
    clock.count++;
    descent.move(LAMBDA);
    descent.differentiate(SIGMA);
    steps++;
    return steps % 16 < 2 ? descent.value() : 0;
  }

  private static Alignment alignment(Size size) {
    LabelDictionary labels = new LabelDictionary();
    Random random = new Random(1);
    GraphPair pair =
        new GraphPair(graph("source", size, labels, random), graph("target", size, labels, random));
    return Alignment.of(GedProblem.of(pair, NamedCosts.PAPER_1.costs()));
  }

  /** A random tree that prefers recent vertices, as chains and rings do, and a few more edges. */
  private static Graph graph(String id, Size size, LabelDictionary labels, Random random) {
    GraphBuilder builder = Graph.undirected(id, labels);
    boolean[][] joined = new boolean[size.order][size.order];
    for (int v = 0; v < size.order; v++) {
      builder.addVertex(Label.BLANK);
      if (v > 0) {
        join(builder, joined, v, Math.max(0, v - 1 - random.nextInt(3)));
      }
    }
    int edges = size.order - 1;
    while (edges < size.edges) {
      int u = random.nextInt(size.order);
      int v = random.nextInt(size.order);
      if (u != v && !joined[u][v]) {
        join(builder, joined, u, v);
        edges++;
      }
    }
    return builder.build();
  }

  private static void join(GraphBuilder builder, boolean[][] joined, int u, int v) {
    joined[u][v] = true;
    joined[v][u] = true;
    builder.addEdge(u, v, Label.BLANK);
  }
}
