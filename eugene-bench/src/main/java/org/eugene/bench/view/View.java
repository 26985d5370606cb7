package org.eugene.bench.view;

import java.util.ArrayList;
import java.util.List;

/**
 * A table to look at.
 *
 * @param name as typed
 * @param title one line
 * @param columns their headings
 * @param rows a text for every column
 * @param remarks sentences below
 * @param pictures below those
 */
public record View(
    String name,
    String title,
    List<String> columns,
    List<List<String>> rows,
    List<String> remarks,
    List<Picture> pictures) {
  public View {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    remarks = remarks.stream().filter(remark -> !remark.isBlank()).toList();
    pictures = List.copyOf(pictures);
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            name + ": a row of " + row.size() + " under " + columns.size() + " columns");
      }
    }
  }

  /** A view as it grows. */
  public static Builder of(String name, String title, List<String> columns) {
    return new Builder(name, title, columns);
  }

  /** The remarks as one paragraph. */
  String remark() {
    return String.join(" ", remarks);
  }

  /** Gathers rows and remarks. */
  public static final class Builder {
    private final String name;
    private final String title;
    private final List<String> columns;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();

    private Builder(String name, String title, List<String> columns) {
      this.name = name;
      this.title = title;
      this.columns = columns;
    }

    public Builder row(List<String> cells) {
      rows.add(cells);
      return this;
    }

    /** A blank one is none. */
    public Builder remark(String sentence) {
      remarks.add(sentence);
      return this;
    }

    public Builder pictures(List<Picture> more) {
      pictures.addAll(more);
      return this;
    }

    public View build() {
      return new View(name, title, columns, rows, remarks, pictures);
    }
  }
}
