package org.eugene.bench.run;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * A name for a problem that depends on all its numbers: both graphs and what every edit between
 * them costs. Two data sets may rank labels differently under costs of one name; their digests
 * differ.
 */
final class ProblemDigest {
  private final MessageDigest digest;
  private final ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES);

  private ProblemDigest(MessageDigest digest) {
    this.digest = digest;
  }

  static String of(GedProblem problem) {
    try {
      ProblemDigest digest = new ProblemDigest(MessageDigest.getInstance("SHA-256"));
      digest.addVertices(problem);
      digest.addEdges(problem.sourceEdges());
      digest.addEdges(problem.targetEdges());
      digest.addEdgePrices(problem);
      return HexFormat.of().formatHex(digest.digest.digest(), 0, 16);
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("every Java machine has SHA-256", absent);
    }
  }

  private void addVertices(GedProblem problem) {
    add(problem.sourceOrder());
    add(problem.targetOrder());
    add(problem.isDirected() ? 1 : 0);
    add(Double.doubleToLongBits(problem.scale().cost(1)));
    for (int i = 0; i <= problem.sourceOrder(); i++) {
      for (int k = 0; k <= problem.targetOrder(); k++) {
        if (i < problem.sourceOrder() || k < problem.targetOrder()) {
          add(problem.vertexPrice(i, k));
        }
      }
    }
  }

  private void addEdges(EdgeList edges) {
    add(edges.size());
    for (int e = 0; e < edges.size(); e++) {
      add(edges.from(e));
      add(edges.to(e));
      add(edges.kind(e));
    }
  }

  private void addEdgePrices(GedProblem problem) {
    for (int a = 0; a < problem.edgePrices().sourceKinds(); a++) {
      add(problem.edgePrices().delete(a));
      for (int b = 0; b < problem.edgePrices().targetKinds(); b++) {
        add(problem.edgePrices().substitute(a, b));
      }
    }
    for (int b = 0; b < problem.edgePrices().targetKinds(); b++) {
      add(problem.edgePrices().insert(b));
    }
  }

  private void add(long number) {
    buffer.clear();
    buffer.putLong(number);
    digest.update(buffer.array());
  }
}
