package org.eugene.neural.data;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * A name for a problem that any other has with no chance worth counting: SHA-256 of its numbers.
 */
final class ProblemDigest {
  private final MessageDigest digest;
  private final ByteBuffer number = ByteBuffer.allocate(Long.BYTES);

  private ProblemDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  static String of(GedProblem problem) {
    ProblemDigest digest = new ProblemDigest();
    digest.add(problem.sourceOrder(), problem.targetOrder(), problem.isDirected() ? 1 : 0);
    digest.add(problem.scale().digits(), problem.scale().multiple());
    for (int i = 0; i <= problem.sourceOrder(); i++) {
      for (int k = 0; k <= problem.targetOrder(); k++) {
        digest.add(problem.vertexPrice(i, k));
      }
    }
    digest.add(problem.sourceEdges());
    digest.add(problem.targetEdges());
    for (int a = 0; a < problem.edgePrices().sourceKinds(); a++) {
      digest.add(problem.edgePrices().delete(a));
      for (int b = 0; b < problem.edgePrices().targetKinds(); b++) {
        digest.add(problem.edgePrices().insert(b), problem.edgePrices().substitute(a, b));
      }
    }
    return HexFormat.of().formatHex(digest.digest.digest(), 0, 16);
  }

  private void add(EdgeList edges) {
    add(edges.size());
    for (int e = 0; e < edges.size(); e++) {
      add(edges.from(e), edges.to(e), edges.kind(e));
    }
  }

  private void add(long... numbers) {
    for (long n : numbers) {
      number.putLong(0, n);
      digest.update(number.array());
    }
  }
}
