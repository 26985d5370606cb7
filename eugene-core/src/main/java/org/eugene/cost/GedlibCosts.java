package org.eugene.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.eugene.graph.Label;

/**
 * The cost settings that users of GEDLIB know, with its constants: symmetric, each a price of
 * inserting or deleting and one of substituting, for vertices and for edges.
 */
final class GedlibCosts implements EditCosts {
  /** Digits after the point of a price that is a distance or an angle. */
  private static final int MEASURED = 9;

  /** Fewer where a vertex costs 50,000, lest sums of some hundred prices have too many digits. */
  private static final int MEASURED_LARGE = 7;

  private final ToDoubleFunction<Label> vertex;
  private final ToDoubleBiFunction<Label, Label> vertexSubstitution;
  private final ToDoubleFunction<Label> edge;
  private final ToDoubleBiFunction<Label, Label> edgeSubstitution;
  private final OptionalInt decimals;

  private GedlibCosts(
      ToDoubleFunction<Label> vertex,
      ToDoubleBiFunction<Label, Label> vertexSubstitution,
      ToDoubleFunction<Label> edge,
      ToDoubleBiFunction<Label, Label> edgeSubstitution) {
    this(vertex, vertexSubstitution, edge, edgeSubstitution, OptionalInt.empty());
  }

  private GedlibCosts(
      ToDoubleFunction<Label> vertex,
      ToDoubleBiFunction<Label, Label> vertexSubstitution,
      ToDoubleFunction<Label> edge,
      ToDoubleBiFunction<Label, Label> edgeSubstitution,
      OptionalInt decimals) {
    this.vertex = vertex;
    this.vertexSubstitution = vertexSubstitution;
    this.edge = edge;
    this.edgeSubstitution = edgeSubstitution;
    this.decimals = decimals;
  }

  static EditCosts chem1() {
    return new GedlibCosts(
        a -> 4,
        (a, b) -> Attributes.element(a).equals(Attributes.element(b)) ? 0 : 2,
        a -> 1,
        (a, b) -> Attributes.valence(a).equals(Attributes.valence(b)) ? 0 : 1);
  }

  static EditCosts chem2() {
    return new GedlibCosts(
        a -> 2.75,
        (a, b) -> Attributes.element(a).equals(Attributes.element(b)) ? 0 : 5.5,
        a -> 0.825,
        (a, b) -> Attributes.valence(a).equals(Attributes.valence(b)) ? 0 : 0.825);
  }

  static EditCosts cmu() {
    return new GedlibCosts(
        a -> 50_000,
        (a, b) -> 0,
        a -> Attributes.number(a, "dist") / 2,
        (a, b) -> Math.abs(Attributes.number(a, "dist") - Attributes.number(b, "dist")) / 2,
        OptionalInt.of(MEASURED_LARGE));
  }

  static EditCosts grec1() {
    return new GedlibCosts(
        a -> 45,
        (a, b) -> sameType(a, b) ? Attributes.distance(a, b) / 2 : 90,
        a -> 7.5 * frequency(a),
        GedlibCosts::grec1Edge,
        OptionalInt.of(MEASURED));
  }

  private static double grec1Edge(Label a, Label b) {
    if (frequency(a) != frequency(b)) {
      return 7.5;
    }
    return frequency(a) == 1 && !edgeType(a, 0).equals(edgeType(b, 0)) ? 15 : 0;
  }

  static EditCosts grec2() {
    return new GedlibCosts(
        a -> 45,
        (a, b) -> sameType(a, b) ? Attributes.distance(a, b) / 2 : 90,
        a -> 7.5 * frequency(a),
        (a, b) -> 7.5 * edgeTypeEdits(a, b),
        OptionalInt.of(MEASURED));
  }

  static EditCosts protein() {
    return new GedlibCosts(
        a -> 8.25,
        (a, b) -> sameType(a, b) ? 0.75 * Levenshtein.distance(sequence(a), sequence(b)) : 16.5,
        a -> 0.25 * frequency(a),
        (a, b) -> 0.25 * edgeTypeEdits(a, b));
  }

  static EditCosts fingerprint() {
    return new GedlibCosts(
        a -> 0.525,
        (a, b) -> 0,
        a -> 0.125,
        (a, b) -> 0.25 * orientationDifference(a, b),
        OptionalInt.of(MEASURED));
  }

  static EditCosts letter() {
    return new GedlibCosts(
        a -> 0.675,
        (a, b) -> 0.75 * Attributes.distance(a, b),
        a -> 0.425,
        (a, b) -> 0,
        OptionalInt.of(MEASURED));
  }

  private static boolean sameType(Label a, Label b) {
    return Attributes.textOrName(a, "type").equals(Attributes.textOrName(b, "type"));
  }

  private static String sequence(Label a) {
    return a.text("sequence").orElse("");
  }

  private static double orientationDifference(Label a, Label b) {
    double d = Math.abs(Attributes.number(a, "orient") - Attributes.number(b, "orient"));
    return Math.min(Math.PI - d, d) < 0 ? 0 : Math.min(Math.PI - d, d);
  }

  private static int frequency(Label edge) {
    return (int) Attributes.numberOr(edge, "frequency", 1);
  }

  private static String edgeType(Label edge, int at) {
    return edge.text("type" + at).orElseGet(() -> at == 0 ? edge.name() : "");
  }

  /**
   * The best assignment of one edge's types to the other's, in units of one insertion: unequal
   * types cost 2, as much as deleting and inserting, so only the types that both have count.
   */
  private static int edgeTypeEdits(Label a, Label b) {
    List<String> unmatched = new ArrayList<>();
    for (int at = 0; at < frequency(b); at++) {
      unmatched.add(edgeType(b, at));
    }
    int common = 0;
    for (int at = 0; at < frequency(a); at++) {
      common += unmatched.remove(edgeType(a, at)) ? 1 : 0;
    }
    return frequency(a) + frequency(b) - 2 * common;
  }

  @Override
  public OptionalInt decimals() {
    return decimals;
  }

  @Override
  public double deleteVertex(Label a) {
    return vertex.applyAsDouble(a);
  }

  @Override
  public double insertVertex(Label b) {
    return vertex.applyAsDouble(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return vertexSubstitution.applyAsDouble(a, b);
  }

  @Override
  public double deleteEdge(Label a) {
    return edge.applyAsDouble(a);
  }

  @Override
  public double insertEdge(Label b) {
    return edge.applyAsDouble(b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return edgeSubstitution.applyAsDouble(a, b);
  }
}
