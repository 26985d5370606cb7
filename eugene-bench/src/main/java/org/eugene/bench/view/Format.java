package org.eugene.bench.view;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How views are written; the same views give the same bytes. */
public enum Format {
  /** For a terminal. */
  TEXT(views -> each(views, view -> view.name() + "\n\n" + TextTable.of(view) + "\n")),
  MARKDOWN(views -> each(views, view -> MarkdownTable.of(view) + "\n")),
  /** Columns and rows only. */
  CSV(views -> each(views, CsvTable::of)),
  /** One page that needs no other file. */
  HTML(HtmlPage::of);

  private final Function<List<View>, String> writer;

  Format(Function<List<View>, String> writer) {
    this.writer = writer;
  }

  private static String each(List<View> views, Function<View, String> one) {
    return views.stream().map(one).collect(Collectors.joining());
  }

  public String write(List<View> views) {
    return writer.apply(views);
  }
}
