package org.eugene.percolation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eugene.model.SparseModel;

/** Matches what nobody voted for: within a class by degree, then whatever saves something. */
final class Leftovers {
  private Leftovers() {}

  static int[] matched(SparseModel model, int[] image) {
    int[] filled = image.clone();
    boolean[] taken = new boolean[model.target().order()];
    for (int k : image) {
      if (k != SparseModel.NONE) {
        taken[k] = true;
      }
    }
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < image.length; i++) {
      if (image[i] == SparseModel.NONE) {
        rows.add(i);
      }
    }
    List<Integer> columns = new ArrayList<>();
    for (int k = 0; k < taken.length; k++) {
      if (!taken[k]) {
        columns.add(k);
      }
    }
    rows.sort(
        Comparator.comparingInt(model::classOfSource)
            .thenComparingInt(i -> model.source().degree(i)));
    columns.sort(
        Comparator.comparingInt(model::classOfTarget)
            .thenComparingInt(k -> model.target().degree(k)));
    List<Integer> otherRows = new ArrayList<>();
    List<Integer> otherColumns = new ArrayList<>();
    int at = 0;
    for (int i : rows) {
      while (at < columns.size() && model.classOfTarget(columns.get(at)) < model.classOfSource(i)) {
        otherColumns.add(columns.get(at++));
      }
      if (at < columns.size() && model.classOfTarget(columns.get(at)) == model.classOfSource(i)) {
        filled[i] = columns.get(at++);
      } else {
        otherRows.add(i);
      }
    }
    otherColumns.addAll(columns.subList(at, columns.size()));
    for (int next = 0; next < Math.min(otherRows.size(), otherColumns.size()); next++) {
      int i = otherRows.get(next);
      int k = otherColumns.get(next);
      filled[i] = model.vertexSaving(i, k) > 0 ? k : SparseModel.NONE;
    }
    return filled;
  }
}
