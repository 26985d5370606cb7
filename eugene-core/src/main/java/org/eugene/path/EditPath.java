package org.eugene.path;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;

/**
 * The edits that lead from source to target, ordered so that every graph on the way is a valid one:
 * edges go before their vertices and come after them.
 *
 * @param mapping which vertex becomes which
 * @param directed whether edges have a direction
 * @param targetId what the target is called
 * @param targetNames what the target's vertices are called, empty where they have no names
 * @param operations in the order in which they are applied
 * @param cost what they cost together
 */
public record EditPath(
    VertexMapping mapping,
    boolean directed,
    String targetId,
    List<String> targetNames,
    List<EditOperation> operations,
    double cost) {
  /** Keeps copies of the lists. */
  public EditPath {
    targetNames = List.copyOf(targetNames);
    operations = List.copyOf(operations);
  }

  /** The path that this mapping stands for; it costs what the mapping costs. */
  public static EditPath of(GedProblem problem, VertexMapping mapping) {
    return new EditPath(
        mapping,
        problem.isDirected(),
        problem.pair().target().id(),
        names(problem.pair().target()),
        new PathWriter(problem, mapping).operations(),
        problem.cost(mapping));
  }

  private static List<String> names(Graph target) {
    return target.hasNames()
        ? IntStream.range(0, target.order()).mapToObj(target::nameOfVertex).toList()
        : List.of();
  }

  /** What the target calls a vertex of its own, empty if nothing. */
  String targetName(int targetVertex) {
    return targetVertex < targetNames.size() ? targetNames.get(targetVertex) : "";
  }

  /** The target: all operations applied to the source, vertices in the target's order. */
  public Graph applyTo(Graph source) {
    Workbench bench = new Workbench(source, this);
    operations.forEach(bench::apply);
    return bench.finished();
  }

  /** Every graph on the way, the source first; inserted vertices stand behind the source's. */
  public List<Graph> steps(Graph source) {
    Workbench bench = new Workbench(source, this);
    List<Graph> steps = new ArrayList<>();
    steps.add(bench.current());
    for (EditOperation operation : operations) {
      bench.apply(operation);
      steps.add(bench.current());
    }
    return List.copyOf(steps);
  }
}
