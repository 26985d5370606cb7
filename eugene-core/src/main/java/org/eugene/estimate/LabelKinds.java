package org.eugene.estimate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * Labels as the costs see them: two labels that every price treats alike, and that cost nothing to
 * turn into each other, are one kind. Where relabelling is free all labels are one kind, and a
 * label that was never seen still has it; otherwise such a label is of the kind "other", numbered
 * {@link #count()}.
 */
public final class LabelKinds {
  private final Prices prices;
  private final List<Label> labels;
  private final List<Label> representatives;
  private final Map<Label, Integer> known = new HashMap<>();

  private LabelKinds(Prices prices, List<Label> labels, List<Label> representatives) {
    this.prices = prices;
    this.labels = List.copyOf(labels);
    this.representatives = List.copyOf(representatives);
  }

  /** Kinds of vertex labels, numbered as they first occur. */
  public static LabelKinds ofVertices(Collection<Label> labels, EditCosts costs) {
    return of(
        labels, new Prices(costs::insertVertex, costs::deleteVertex, costs::substituteVertex));
  }

  /** Kinds of edge labels, numbered as they first occur. */
  public static LabelKinds ofEdges(Collection<Label> labels, EditCosts costs) {
    return of(labels, new Prices(costs::insertEdge, costs::deleteEdge, costs::substituteEdge));
  }

  private static LabelKinds of(Collection<Label> labels, Prices prices) {
    List<Label> distinct = labels.stream().distinct().toList();
    List<Label> representatives = new ArrayList<>();
    for (Label label : distinct) {
      if (representatives.stream().noneMatch(r -> prices.areAlike(label, r, distinct))) {
        representatives.add(label);
      }
    }
    return new LabelKinds(prices, distinct, representatives);
  }

  /** How many kinds there are, "other" not counted. */
  public int count() {
    return representatives.size();
  }

  /** The labels that were sorted into kinds, each once. */
  public List<Label> labels() {
    return labels;
  }

  /** One label of each kind, in the order of their numbers. */
  public List<Label> representatives() {
    return representatives;
  }

  /** The number of this label's kind; {@link #count()} for "other". */
  public synchronized int kind(Label label) {
    return known.computeIfAbsent(label, this::find);
  }

  private int find(Label label) {
    for (int kind = 0; kind < count(); kind++) {
      if (prices.areAlike(label, representatives.get(kind), representatives)) {
        return kind;
      }
    }
    return count();
  }

  /** Price of inserting one of this kind. */
  public double insert(int kind) {
    return prices.insert.of(representatives.get(kind));
  }

  /** Price of deleting one of this kind. */
  public double delete(int kind) {
    return prices.delete.of(representatives.get(kind));
  }

  /** Price of turning one of a kind into one of another. */
  public double substitute(int kind, int other) {
    return prices.substitute.of(representatives.get(kind), representatives.get(other));
  }

  /** Price of inserting this label less that of deleting it, halved. */
  double lean(Label label) {
    return (prices.insert.of(label) - prices.delete.of(label)) / 2;
  }

  private interface Single {
    double of(Label label);
  }

  private interface Paired {
    double of(Label from, Label to);
  }

  private record Prices(Single insert, Single delete, Paired substitute) {
    boolean areAlike(Label a, Label b, List<Label> others) {
      return insert.of(a) == insert.of(b)
          && delete.of(a) == delete.of(b)
          && substitute.of(a, b) == 0
          && substitute.of(b, a) == 0
          && others.stream()
              .allMatch(
                  other ->
                      substitute.of(a, other) == substitute.of(b, other)
                          && substitute.of(other, a) == substitute.of(other, b));
    }
  }
}
