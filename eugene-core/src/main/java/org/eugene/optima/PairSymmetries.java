package org.eugene.optima;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.IsomorphismClasses;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.graph.Symmetries;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.PriceLabels;
import org.eugene.problem.GedProblem;

/**
 * Which mappings of a pair are the same up to symmetry: a symmetry α of the source and one, β, of
 * the target take the mapping π to β∘π∘α⁻¹. They keep labels and prices, so that both mappings cost
 * the same and read the same but for the numbers of the vertices.
 *
 * <p>Lay source and target over each other along a mapping: a vertex for each pair of vertices, for
 * each deleted and for each inserted one, labelled by both labels, and likewise for edges. To
 * renumber one such graph into another is to find an α and a β that take the one mapping to the
 * other. So two mappings are the same if these graphs are isomorphic. Of all pairs of symmetries
 * those that take a mapping to itself are the symmetries of its graph; there are as many mappings
 * like it as the number of all pairs divided by the number of those.
 */
final class PairSymmetries {
  private static final String NOTHING = "-";

  private final GedProblem problem;
  private final Graph source; // labelled by what symmetries keep
  private final Graph target;
  private final Symmetries ofSource;
  private final Symmetries ofTarget;
  private final IsomorphismClasses classes = new IsomorphismClasses();
  private List<int[]> sourceGenerators = List.of();
  private List<int[]> targetGenerators = List.of();
  private BigInteger pairs = BigInteger.ONE;

  PairSymmetries(GedProblem problem) {
    this.problem = problem;
    this.source = PriceLabels.andLabelsOf(problem).source();
    this.target = PriceLabels.andLabelsOf(problem).target();
    this.ofSource = Symmetries.of(source);
    this.ofTarget = Symmetries.of(target);
  }

  private static GraphBuilder builder(boolean directed) {
    LabelDictionary labels = new LabelDictionary();
    return directed ? Graph.directed("", labels) : Graph.undirected("", labels);
  }

  Symmetries ofSource() {
    return ofSource;
  }

  Symmetries ofTarget() {
    return ofTarget;
  }

  /** Whether there are none, and all this is of no use. */
  boolean areTrivial() {
    return ofSource.isTrivial() && ofTarget.isTrivial();
  }

  /** Looks for all of them; returns whether that was done in time. */
  boolean find(BooleanSupplier isOver) {
    Optional<Symmetries.Group> sources = ofSource.group(isOver);
    Optional<Symmetries.Group> targets = ofTarget.group(isOver);
    if (sources.isEmpty() || targets.isEmpty()) {
      return false;
    }
    sourceGenerators = sources.get().generators();
    targetGenerators = targets.get().generators();
    pairs = sources.get().count().multiply(targets.get().count());
    return true;
  }

  /** Symmetries of the source of which all others are products. */
  List<int[]> sourceGenerators() {
    return sourceGenerators;
  }

  /** Symmetries of the target of which all others are products. */
  List<int[]> targetGenerators() {
    return targetGenerators;
  }

  /**
   * How many mappings are the same as this one up to symmetry, itself included; empty if one of
   * them was asked about before, or time was up.
   */
  Optional<BigInteger> sizeIfNew(VertexMapping mapping, BooleanSupplier isOver) {
    Graph overlay = overlay(mapping);
    return classes.add(overlay)
        ? Symmetries.of(overlay).group(isOver).map(group -> pairs.divide(group.count()))
        : Optional.empty();
  }

  /** Source vertex i is vertex i, inserted ones come behind. */
  private Graph overlay(VertexMapping mapping) {
    GraphBuilder builder = builder(problem.isDirected());
    int[] place = new int[target.order()];
    for (int i = 0; i < source.order(); i++) {
      int k = mapping.image(i);
      String became = k == VertexMapping.DELETED ? NOTHING : target.labelOfVertex(k).name();
      int at = builder.addVertex(both(source.labelOfVertex(i).name(), became));
      if (k != VertexMapping.DELETED) {
        place[k] = at;
      }
    }
    for (int k = 0; k < target.order(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        place[k] = builder.addVertex(both(NOTHING, target.labelOfVertex(k).name()));
      }
    }
    for (int e = 0; e < source.size(); e++) {
      int f = image(mapping, e);
      String became = f == Graph.NO_EDGE ? NOTHING : target.labelOfEdge(f).name();
      Label label = both(source.labelOfEdge(e).name(), became);
      builder.addEdge(source.edgeFrom(e), source.edgeTo(e), label);
    }
    for (int f = 0; f < target.size(); f++) {
      if (!hasSource(mapping, f)) {
        Label label = both(NOTHING, target.labelOfEdge(f).name());
        builder.addEdge(place[target.edgeFrom(f)], place[target.edgeTo(f)], label);
      }
    }
    return builder.build();
  }

  private static Label both(String from, String to) {
    return Label.of(from + ">" + to);
  }

  private int image(VertexMapping mapping, int e) {
    int k = mapping.image(source.edgeFrom(e));
    int l = mapping.image(source.edgeTo(e));
    return k == VertexMapping.DELETED || l == VertexMapping.DELETED
        ? Graph.NO_EDGE
        : target.edge(k, l);
  }

  private boolean hasSource(VertexMapping mapping, int f) {
    int i = mapping.preImage(target.edgeFrom(f));
    int j = mapping.preImage(target.edgeTo(f));
    return i != VertexMapping.INSERTED
        && j != VertexMapping.INSERTED
        && source.edge(i, j) != Graph.NO_EDGE;
  }
}
