package org.eugene.path;

import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * Spells a mapping out: edges deleted, vertices deleted, vertices and edges substituted, vertices
 * inserted, edges inserted. What stays as it is and costs nothing is left out.
 */
final class PathWriter {
  private final GedProblem problem;
  private final VertexMapping mapping;
  private final Graph source;
  private final Graph target;
  private final List<EditOperation> deletedEdges = new ArrayList<>();
  private final List<EditOperation> deletedVertices = new ArrayList<>();
  private final List<EditOperation> substitutedVertices = new ArrayList<>();
  private final List<EditOperation> substitutedEdges = new ArrayList<>();
  private final List<EditOperation> insertedVertices = new ArrayList<>();
  private final List<EditOperation> insertedEdges = new ArrayList<>();

  PathWriter(GedProblem problem, VertexMapping mapping) {
    this.problem = problem;
    this.mapping = mapping;
    this.source = problem.pair().source();
    this.target = problem.pair().target();
  }

  List<EditOperation> operations() {
    writeVertices();
    writeSourceEdges();
    writeNewEdges();
    List<EditOperation> all = new ArrayList<>(deletedEdges);
    all.addAll(deletedVertices);
    all.addAll(substitutedVertices);
    all.addAll(substitutedEdges);
    all.addAll(insertedVertices);
    all.addAll(insertedEdges);
    return all;
  }

  private void writeVertices() {
    for (int i = 0; i < source.order(); i++) {
      int k = mapping.image(i);
      if (k == VertexMapping.DELETED) {
        double cost = vertexCost(i, target.order());
        deletedVertices.add(new DeleteVertex(i, source.labelOfVertex(i), cost));
      } else {
        substituteVertex(i, k);
      }
    }
    for (int k = 0; k < target.order(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        double cost = vertexCost(source.order(), k);
        insertedVertices.add(new InsertVertex(k, target.labelOfVertex(k), cost));
      }
    }
  }

  private void substituteVertex(int i, int k) {
    Label from = source.labelOfVertex(i);
    Label to = target.labelOfVertex(k);
    double cost = vertexCost(i, k);
    if (cost != 0 || !from.equals(to)) {
      substitutedVertices.add(new SubstituteVertex(i, k, from, to, cost));
    }
  }

  private double vertexCost(int i, int k) {
    return cost(problem.vertexPrice(i, k) - problem.loopPrice(i, k));
  }

  private void writeSourceEdges() {
    for (int e = 0; e < source.size(); e++) {
      int k = mapping.image(source.edgeFrom(e));
      int l = mapping.image(source.edgeTo(e));
      int f = k < 0 || l < 0 ? Graph.NO_EDGE : target.edge(k, l);
      if (f == Graph.NO_EDGE || edges().isReplaced(sourceKind(e), targetKind(f))) {
        double cost = cost(edges().delete(sourceKind(e)));
        deletedEdges.add(
            new DeleteEdge(source.edgeFrom(e), source.edgeTo(e), source.labelOfEdge(e), cost));
      } else {
        substituteEdge(e, f, k, l);
      }
    }
  }

  private void substituteEdge(int e, int f, int k, int l) {
    Label from = source.labelOfEdge(e);
    Label to = target.labelOfEdge(f);
    double cost = cost(edges().substitute(sourceKind(e), targetKind(f)));
    if (cost != 0 || !from.equals(to)) {
      substitutedEdges.add(
          new SubstituteEdge(source.edgeFrom(e), source.edgeTo(e), k, l, from, to, cost));
    }
  }

  private void writeNewEdges() {
    for (int f = 0; f < target.size(); f++) {
      int i = mapping.preImage(target.edgeFrom(f));
      int j = mapping.preImage(target.edgeTo(f));
      int e = i < 0 || j < 0 ? Graph.NO_EDGE : source.edge(i, j);
      if (e == Graph.NO_EDGE || edges().isReplaced(sourceKind(e), targetKind(f))) {
        double cost = cost(edges().insert(targetKind(f)));
        insertedEdges.add(
            new InsertEdge(target.edgeFrom(f), target.edgeTo(f), target.labelOfEdge(f), cost));
      }
    }
  }

  private EdgePrices edges() {
    return problem.edgePrices();
  }

  private int sourceKind(int edge) {
    return problem.sourceEdges().kindOf(edge);
  }

  private int targetKind(int edge) {
    return problem.targetEdges().kindOf(edge);
  }

  private double cost(long units) {
    return problem.scale().cost(units);
  }
}
