package org.eugene.neural.genn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.eugene.estimate.Reduction;
import org.eugene.mapping.VertexMapping;
import org.eugene.neural.model.CompletionModel.Completion;
import org.eugene.problem.GedProblem;

/**
 * A* over partial mappings: source vertices are decided in their order, and the node with the least
 * f = g + h is gone on with, g the problem's own price so far and h what the model guesses of the
 * rest. A guess may be too large, so the first whole mapping need not be the best and nothing is
 * proved. At most {@code beam} nodes of each depth are gone on with, so there are at most n₁ · beam
 * · (n₂ + 1) of them; several are asked about in one call.
 */
public final class GuidedSearch {
  /** Nodes that one call goes on with: a call takes a millisecond, whatever it is about. */
  private static final int TOGETHER = 8;

  /** Vertices in all rows of a call. */
  private static final int ROOM = 200_000;

  private final GedProblem problem;
  private final PartialCosts costs;
  private final Reduction reduction;
  private final Completion completion;
  private final int beam;
  private final Runnable look;
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(Comparator.comparingDouble(Node::guess).thenComparingInt(Node::serial));
  private final int[] expanded;
  private int serial;

  private GuidedSearch(
      GedProblem problem, Reduction reduction, Completion completion, int beam, Runnable look) {
    this.problem = problem;
    this.reduction = reduction;
    this.costs = new PartialCosts(problem, reduction);
    this.completion = completion;
    this.beam = beam;
    this.look = look;
    this.expanded = new int[problem.sourceOrder() + 1];
  }

  /**
   * @param image of the decided source vertices
   * @param units that they cost; of a whole mapping all of it
   * @param guess f
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
  private record Node(int[] image, boolean[] used, long units, double guess, int serial) {
    int depth() {
      return image.length;
    }
  }

  /**
   * Hands over whole mappings as they are reached, while more are wanted.
   *
   * @param look called before every call of the model; may throw to end it all
   */
  public static void run(
      GedProblem problem,
      Reduction reduction,
      Completion completion,
      int beam,
      Runnable look,
      Predicate<VertexMapping> taker) {
    new GuidedSearch(problem, reduction, completion, beam, look).run(taker);
  }

  private void run(Predicate<VertexMapping> taker) {
    open.add(new Node(new int[0], new boolean[problem.targetOrder()], 0, 0, serial++));
    while (!open.isEmpty()) {
      List<Node> best = new ArrayList<>();
      while (!open.isEmpty() && best.size() < TOGETHER) {
        if (open.peek().depth() == problem.sourceOrder()) {
          if (!best.isEmpty()) {
            break;
          }
          if (!taker.test(VertexMapping.of(open.remove().image, problem.targetOrder()))) {
            return;
          }
        } else if (expanded[open.peek().depth()]++ < beam) {
          best.add(open.remove());
        } else {
          open.remove();
        }
      }
      if (!best.isEmpty()) {
        expand(best);
      }
    }
  }

  private void expand(List<Node> parents) {
    int n1 = problem.sourceOrder();
    int n2 = problem.targetOrder();
    List<Node> unjudged = new ArrayList<>();
    for (Node parent : parents) {
      look.run();
      for (int k = -1; k < n2; k++) {
        if (k >= 0 && parent.used[k]) {
          continue;
        }
        Node child = child(parent, k);
        if (child.depth() == n1) {
          long all = child.units + costs.insertions(child.used);
          open.add(new Node(child.image, child.used, all, costs.cost(all), serial++));
        } else {
          unjudged.add(child);
        }
      }
    }
    int rows = Math.max(1, ROOM / Math.max(1, n1 + n2));
    for (int from = 0; from < unjudged.size(); from += rows) {
      look.run();
      judge(unjudged.subList(from, Math.min(unjudged.size(), from + rows)));
    }
  }

  private Node child(Node parent, int k) {
    int i = parent.depth();
    int[] image = Arrays.copyOf(parent.image, i + 1);
    image[i] = k;
    boolean[] used = parent.used;
    if (k >= 0) {
      used = used.clone();
      used[k] = true;
    }
    return new Node(image, used, parent.units + costs.step(parent.image, i, k), 0, 0);
  }

  private void judge(List<Node> nodes) {
    int n1 = problem.sourceOrder();
    int n2 = problem.targetOrder();
    float[] source = new float[nodes.size() * n1];
    float[] target = new float[nodes.size() * n2];
    for (int row = 0; row < nodes.size(); row++) {
      Arrays.fill(source, row * n1 + nodes.get(row).depth(), (row + 1) * n1, 1);
      for (int k = 0; k < n2; k++) {
        target[row * n2 + k] = nodes.get(row).used[k] ? 0 : 1;
      }
    }
    float[] rests = completion.rests(source, target, nodes.size());
    for (int row = 0; row < rests.length; row++) {
      Node node = nodes.get(row);
      double left = costs.known(node.depth(), node.used) + reduction.scale() * rests[row];
      double guess = costs.cost(node.units) + Math.max(0, left);
      open.add(new Node(node.image, node.used, node.units, guess, serial++));
    }
  }
}
