package org.eugene.cli.compare;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.io.GraphFiles;

/**
 * Graphs whose labels are all blank are compared by their structure alone. That is said where the
 * files have attributes that could have been labels, for whoever expected them to count.
 */
final class UnusedAttributes {
  private UnusedAttributes() {}

  static void tell(GraphFiles files, GraphPair pair, EditCosts costs, PrintWriter err) {
    // Other costs look at attributes themselves.
    if (costs instanceof ConstantCosts) {
      List<Graph> both = List.of(pair.source(), pair.target());
      List<String> ofVertices = files.vertexAttributes().unused();
      if (!ofVertices.isEmpty() && isBlank(both, Graph::order, Graph::labelOfVertex)) {
        err.println(sentence("vertices", "vertex", ofVertices));
      }
      List<String> ofEdges = files.edgeAttributes().unused();
      if (!ofEdges.isEmpty() && isBlank(both, Graph::size, Graph::labelOfEdge)) {
        err.println(sentence("edges", "edge", ofEdges));
      }
    }
  }

  @FunctionalInterface
  private interface LabelOf {
    Label label(Graph graph, int number);
  }

  private static boolean isBlank(List<Graph> graphs, ToIntFunction<Graph> count, LabelOf labelOf) {
    Stream<Label> labels =
        graphs.stream()
            .flatMap(
                graph ->
                    IntStream.range(0, count.applyAsInt(graph))
                        .mapToObj(at -> labelOf.label(graph, at)));
    // Attributes that --vertex-labels or --edge-labels took away are not missed.
    boolean[] carried = new boolean[1];
    boolean blank =
        labels.allMatch(
            label -> {
              carried[0] |= !label.attributes().isEmpty();
              return label.name().isEmpty();
            });
    return blank && carried[0];
  }

  private static String sentence(String many, String one, List<String> attributes) {
    return "eugene: the "
        + many
        + " have no labels; of their attributes "
        + String.join(", ", attributes)
        + " none is used; --"
        + one
        + "-label "
        + attributes.get(0)
        + " makes labels of "
        + attributes.get(0);
  }
}
