package org.eugene.answer.serve;

import java.time.Duration;

/**
 * How much may be asked of a server.
 *
 * @param body bytes of a request, unpacked
 * @param vertices of a graph
 * @param pairs of a request; a matrix of n graphs has n (n - 1) / 2
 * @param budget longest time for a pair, and for all that one request asks for
 * @param workers requests that are worked on at a time
 * @param waiting requests that wait for a worker; beyond, they are turned away
 * @param memory bytes that the work on a request may take, by an estimate made before it begins
 */
public record ServerLimits(
    long body, int vertices, int pairs, Duration budget, int workers, int waiting, long memory) {
  public ServerLimits {
    positive("body", body);
    positive("vertices", vertices);
    positive("pairs", pairs);
    positive("budget", budget.toNanos());
    positive("workers", workers);
    positive("waiting", waiting);
    positive("memory", memory);
  }

  private static void positive(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException("the limit " + name + " (" + value + ") must be positive");
    }
  }

  /** What a machine of any size carries: a worker a processor, a quarter of the memory each. */
  public static ServerLimits defaults() {
    int workers = Runtime.getRuntime().availableProcessors();
    return new ServerLimits(
        4L << 20,
        1000,
        2000,
        Duration.ofSeconds(60),
        workers,
        64,
        Runtime.getRuntime().maxMemory() / 4);
  }

  public ServerLimits withBody(long newBody) {
    return new ServerLimits(newBody, vertices, pairs, budget, workers, waiting, memory);
  }

  public ServerLimits withVertices(int newVertices) {
    return new ServerLimits(body, newVertices, pairs, budget, workers, waiting, memory);
  }

  public ServerLimits withPairs(int newPairs) {
    return new ServerLimits(body, vertices, newPairs, budget, workers, waiting, memory);
  }

  public ServerLimits withBudget(Duration newBudget) {
    return new ServerLimits(body, vertices, pairs, newBudget, workers, waiting, memory);
  }

  public ServerLimits withWorkers(int newWorkers) {
    return new ServerLimits(body, vertices, pairs, budget, newWorkers, waiting, memory);
  }

  public ServerLimits withWaiting(int newWaiting) {
    return new ServerLimits(body, vertices, pairs, budget, workers, newWaiting, memory);
  }

  public ServerLimits withMemory(long newMemory) {
    return new ServerLimits(body, vertices, pairs, budget, workers, waiting, newMemory);
  }
}
