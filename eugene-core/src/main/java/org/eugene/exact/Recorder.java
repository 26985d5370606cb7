package org.eugene.exact;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eugene.bound.EdgeSplitting;
import org.eugene.certificate.Proof;
import org.eugene.model.HalfEdges;
import org.eugene.model.Lookalikes;
import org.eugene.model.SavingsModel;
import org.eugene.problem.EdgeList;

/**
 * Writes the proof down while the tree finds it: for every case the bounds that excluded something,
 * as the shares that have changed since the checker was last told and the prices of the columns.
 *
 * <p>What was excluded when the best mapping was dearer is excluded all the more in the end, so
 * nothing has to be taken back. Cases that were left are kept as far as the last wave saw them:
 * with their bounds they prove what a search that was cut short has proved.
 */
public final class Recorder implements Witness {
  /** More numbers than this fill no file that anybody wants to check. */
  private static final long LARGEST = 1L << 24;

  private static final int UNTOLD = Integer.MIN_VALUE;

  private final SavingsModel model;
  private final HalfEdges columnHalves;
  private final int stride;
  private final int[] rowHalf; // the half of edge e at its from end
  private final int[] edgeOfHalf; // of a column half: the edge, or -1 if the checker needs no word
  private final int[] wayOfHalf; // of a column half: 0 if it is at the from end
  private final int[] told; // what the checker believes, by row edge and column half
  private final long multiplier;
  private final Deque<Case> open = new ArrayDeque<>();
  private int[] undoPlace = new int[64];
  private int[] undoValue = new int[64];
  private int undoCount;
  private long[] changes = new long[64]; // of the step being written down, four numbers each
  private int changeCount;
  private long numbers;
  private List<int[]> rowSymmetries = List.of();
  private List<int[]> columnSymmetries = List.of();

  // Of the root, when a question was asked:
  private List<Proof.Item> itemsBefore = List.of();
  private BitSet unfinishedBefore = new BitSet();
  private int undoBefore;
  private long numbersBefore;
  private Answer answer = new Answer(List.of(), 0, 0); // the last one that was complete

  /** All that was written down for an answer: that everything costs so many units at least. */
  private record Answer(List<Proof.Item> items, long units, long numbers) {}

  /** One case being looked at. */
  private static final class Case {
    final List<Proof.Item> items = new ArrayList<>();
    final BitSet unfinished = new BitSet(); // which items are cases that were left
    final int mark;
    long told = -1; // version of the bound that was written down last

    Case(int mark) {
      this.mark = mark;
    }
  }

  /** Starts an empty proof about this model. */
  public Recorder(SavingsModel model) {
    this.model = model;
    this.columnHalves = model.columnHalves();
    this.stride = columnHalves.count();
    boolean directed = model.problem().isDirected();
    EdgeList source = model.problem().sourceEdges();
    EdgeList target = model.problem().targetEdges();
    EdgeList columnEdges = model.isTransposed() ? source : target;
    this.rowHalf = halves(model.isTransposed() ? target : source, model.rowHalves(), directed);
    int[] columnHalf = halves(columnEdges, columnHalves, directed);
    this.edgeOfHalf = new int[stride];
    this.wayOfHalf = new int[stride];
    Arrays.fill(edgeOfHalf, -1);
    for (int f = 0; f < columnHalf.length; f++) {
      edgeOfHalf[columnHalf[f]] = f;
      if (!directed) {
        edgeOfHalf[columnHalves.twin(columnHalf[f])] = f;
        wayOfHalf[columnHalves.twin(columnHalf[f])] = 1;
      }
    }
    this.multiplier = model.isExact() ? 1 : -model.grain();
    this.told = new int[rowHalf.length * stride];
    tellHalves();
    open.push(new Case(0));
  }

  /** Half of every saving at either end is what the checker starts from, where halves are whole. */
  private void tellHalves() {
    for (int e = 0; e < rowHalf.length; e++) {
      for (int g = 0; g < stride; g++) {
        told[e * stride + g] = model.isExact() ? model.saving(rowHalf[e], g) / 2 : UNTOLD;
      }
    }
  }

  private static int[] halves(EdgeList edges, HalfEdges halves, boolean directed) {
    int[] half = new int[edges.size()];
    for (int e = 0; e < half.length; e++) {
      int h = halves.start(edges.from(e));
      while (halves.other(h) != edges.to(e) || (directed && halves.kind(h) % 2 != 0)) {
        h++;
      }
      half[e] = h;
    }
    return half;
  }

  @Override
  public void wave() {
    Case root = open.getFirst();
    for (int at = root.items.size() - 1; at >= 0; at--) {
      if (root.unfinished.get(at)) {
        root.items.remove(at);
      }
    }
    root.unfinished.clear();
  }

  @Override
  public void asked() {
    Case root = open.getFirst();
    itemsBefore = List.copyOf(root.items);
    unfinishedBefore = (BitSet) root.unfinished.clone();
    wave();
    undoBefore = undoCount;
    numbersBefore = numbers;
  }

  /**
   * What was excluded because it costs as much as was asked about says nothing about more: it is
   * kept apart, and the rest goes on without it, with what was left before if that proved more.
   */
  @Override
  public void answered(EdgeSplitting bound, long units) {
    Case root = open.getFirst();
    if (units > 0) {
      excluding(bound);
      answer = new Answer(List.copyOf(root.items), units, numbers);
    }
    root.items.clear();
    root.items.addAll(itemsBefore);
    root.unfinished.clear();
    root.unfinished.or(unfinishedBefore);
    root.told = -1;
    backTo(undoBefore);
    numbers = numbersBefore;
  }

  /** Of one model, two trees that are not cut short find the same. */
  @Override
  public void using(Lookalikes lookalikes) {
    rowSymmetries = joined(rowSymmetries, lookalikes.rows().symmetries());
    columnSymmetries = joined(columnSymmetries, lookalikes.columns().symmetries());
  }

  private static List<int[]> joined(List<int[]> before, List<int[]> more) {
    List<int[]> all = new ArrayList<>(before);
    for (int[] symmetry : more) {
      if (before.stream().noneMatch(known -> Arrays.equals(known, symmetry))) {
        all.add(symmetry);
      }
    }
    return all;
  }

  @Override
  public void opened() {
    open.push(new Case(undoCount));
  }

  @Override
  public void closed(int row, int column, boolean complete) {
    Case child = open.pop();
    backTo(child.mark);
    Case parent = open.getFirst();
    parent.unfinished.set(parent.items.size(), !complete);
    parent.items.add(new Proof.Child(row, column, new Proof.Node(child.items)));
  }

  /** The checker leaves a case and forgets the shares it was told in it. */
  private void backTo(int mark) {
    while (undoCount > mark) {
      undoCount--;
      told[undoPlace[undoCount]] = undoValue[undoCount];
    }
  }

  @Override
  public void excluding(EdgeSplitting bound) {
    Case here = open.getFirst();
    if (here.told != bound.version() && numbers <= LARGEST) {
      here.items.add(bound.isPossible() ? step(bound) : crowded(bound));
      here.told = bound.version();
      numbers += changeCount + model.order();
    }
  }

  /**
   * What was written down, closed by the root's bound as it is now: all of it, or what answers the
   * last question if that is what was proved.
   *
   * @param units what is proved
   * @return empty if it became too long to be of use
   */
  public Optional<Proof> proof(EdgeSplitting root, long units) {
    if (answer.units < units) {
      excluding(root);
      return proof(List.copyOf(open.getFirst().items), numbers);
    }
    return proof(answer.items, answer.numbers);
  }

  private Optional<Proof> proof(List<Proof.Item> items, long numbersInAll) {
    Proof.Node all = new Proof.Node(items);
    return numbersInAll > LARGEST
        ? Optional.empty()
        : Optional.of(
            new Proof(
                model.isTransposed(),
                grain(),
                List.copyOf(rowSymmetries),
                List.copyOf(columnSymmetries),
                all));
  }

  /** Shares and prices are written down in 1/grain units. */
  private long grain() {
    return Math.max(1, model.grain());
  }

  /** The bound as it is now; from here on the checker is taken to know its shares. */
  private Proof.Step step(EdgeSplitting bound) {
    changeCount = 0;
    int[] shares = bound.shares();
    for (int e = 0; e < rowHalf.length; e++) {
      int from = rowHalf[e] * stride;
      int at = 0;
      while (at < stride) {
        int same =
            Arrays.mismatch(
                shares, from + at, from + stride, told, e * stride + at, (e + 1) * stride);
        if (same < 0) {
          break;
        }
        at += same;
        tell(bound, e, at, shares[from + at]);
        at++;
      }
    }
    long[] prices = new long[model.order()];
    for (int k = 0; k < prices.length; k++) {
      prices[k] = bound.columnPrice(k) * multiplier;
    }
    return new Proof.Step(Arrays.copyOf(changes, changeCount), prices);
  }

  private void tell(EdgeSplitting bound, int e, int g, int share) {
    HalfEdges rows = model.rowHalves();
    int h = rowHalf[e];
    boolean matters =
        edgeOfHalf[g] >= 0
            && !bound.isForbidden(rows.owner(h), columnHalves.owner(g))
            && !bound.isForbidden(rows.other(h), columnHalves.other(g));
    if (matters) {
      remember(e * stride + g);
      told[e * stride + g] = share;
      if (changeCount + 4 > changes.length) {
        changes = Arrays.copyOf(changes, 2 * changes.length);
      }
      changes[changeCount++] = e;
      changes[changeCount++] = edgeOfHalf[g];
      changes[changeCount++] = wayOfHalf[g];
      changes[changeCount++] = share * multiplier;
    }
  }

  private void remember(int place) {
    if (undoCount == undoPlace.length) {
      undoPlace = Arrays.copyOf(undoPlace, 2 * undoCount);
      undoValue = Arrays.copyOf(undoValue, 2 * undoCount);
    }
    undoPlace[undoCount] = place;
    undoValue[undoCount++] = told[place];
  }

  /** Why the rows cannot all have a column: more rows than columns for them to choose from. */
  private Proof.Crowded crowded(EdgeSplitting bound) {
    int n = model.order();
    int[] rowOf = new int[n];
    Arrays.fill(rowOf, -1);
    for (int i = 0; i < n; i++) {
      boolean[] reached = new boolean[n];
      if (!canPlace(bound, i, rowOf, reached)) {
        return new Proof.Crowded(IntStream.range(0, n).filter(k -> reached[k]).toArray());
      }
    }
    throw new IllegalStateException("the rows do have columns");
  }

  private boolean canPlace(EdgeSplitting bound, int i, int[] rowOf, boolean[] reached) {
    for (int k = 0; k < rowOf.length; k++) {
      if (!reached[k] && !bound.isForbidden(i, k)) {
        reached[k] = true;
        if (rowOf[k] < 0 || canPlace(bound, rowOf[k], rowOf, reached)) {
          rowOf[k] = i;
          return true;
        }
      }
    }
    return false;
  }
}
