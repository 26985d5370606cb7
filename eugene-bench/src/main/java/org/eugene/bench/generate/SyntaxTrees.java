package org.eugene.bench.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * Something like the syntax trees of short functions: who may stand below whom is a small table.
 */
final class SyntaxTrees {
  private static final List<String> STATEMENTS = List.of("Assign", "Return", "If", "For", "Expr");
  private static final List<String> EXPRESSIONS =
      List.of("Name", "Name", "Constant", "Call", "BinOp", "Attribute", "Compare");

  private static final Map<String, List<String>> BELOW =
      Map.ofEntries(
          Map.entry("Module", List.of("FunctionDef")),
          Map.entry("FunctionDef", STATEMENTS),
          Map.entry("arguments", List.of("arg")),
          Map.entry("Assign", EXPRESSIONS),
          Map.entry("Return", EXPRESSIONS),
          Map.entry("If", STATEMENTS),
          Map.entry("For", STATEMENTS),
          Map.entry("Expr", List.of("Call")),
          Map.entry("Call", EXPRESSIONS),
          Map.entry("BinOp", EXPRESSIONS),
          Map.entry("Attribute", List.of("Name")),
          Map.entry("Compare", EXPRESSIONS));

  private SyntaxTrees() {}

  static Graph of(int nodes, String id, LabelDictionary labels, Random random) {
    GraphBuilder tree = Graph.undirected(id, labels);
    List<String> kinds = new ArrayList<>();
    add(tree, kinds, "Module", -1);
    for (String kind : List.of("FunctionDef", "arguments", "arg")) {
      if (tree.order() < nodes) {
        add(tree, kinds, kind, tree.order() - 1);
      }
    }
    while (tree.order() < nodes) {
      int parent = 1 + random.nextInt(kinds.size() - 1);
      List<String> below = BELOW.getOrDefault(kinds.get(parent), List.of());
      if (!below.isEmpty()) {
        add(tree, kinds, below.get(random.nextInt(below.size())), parent);
      }
    }
    return tree.build();
  }

  private static void add(GraphBuilder tree, List<String> kinds, String kind, int parent) {
    int node = tree.addVertex(Label.of(kind));
    kinds.add(kind);
    if (parent >= 0) {
      tree.addEdge(parent, node, Label.BLANK);
    }
  }
}
