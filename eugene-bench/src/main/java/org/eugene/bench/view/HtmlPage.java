package org.eugene.bench.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** Views with their pictures on one page that needs no other file. */
public final class HtmlPage {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Eugene: tables</title>
      <style>
      body { font: 15px/1.45 sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 13px; }
      th, td { border-bottom: 1px solid #ddd; padding: .25em .7em; text-align: right; white-space: nowrap; }
      th:first-child, td:first-child { text-align: left; }
      thead th { border-bottom: 2px solid #888; white-space: normal; vertical-align: bottom; }
      tr.own td { background: #eef6ee; }
      p.remark { color: #555; font-size: 13px; }
      figure { display: inline-block; margin: 1em 1em 1em 0; }
      figure img { max-width: 100%; }
      figcaption { color: #555; font-size: 13px; }
      nav a { margin-right: .8em; }
      </style>
      </head>
      <body>
      <h1>Tables</h1>
      """;

  private HtmlPage() {}

  /** The page; the same views give the same bytes. */
  public static String of(List<View> views) {
    StringBuilder page = new StringBuilder(HEAD).append("<nav>");
    for (View view : views) {
      page.append("<a href=\"#").append(escaped(view.name())).append("\">");
      page.append(escaped(view.name())).append("</a> ");
    }
    page.append("</nav>\n");
    views.forEach(view -> append(view, page));
    return page.append("</body>\n</html>\n").toString();
  }

  private static void append(View view, StringBuilder page) {
    page.append("<h2 id=\"").append(escaped(view.name())).append("\">");
    page.append(escaped(view.name())).append("</h2>\n<p>");
    page.append(escaped(view.title())).append("</p>\n<div class=\"wide\"><table>\n<thead>");
    append(view.columns(), "th", page);
    page.append("</thead>\n");
    for (List<String> row : view.rows()) {
      append(row, "td", page);
      page.append('\n');
    }
    page.append("</table></div>\n");
    if (!view.remarks().isEmpty()) {
      page.append("<p class=\"remark\">").append(escaped(view.remark())).append("</p>\n");
    }
    view.pictures().forEach(picture -> append(picture, page));
  }

  private static void append(List<String> row, String cell, StringBuilder page) {
    page.append("<tr").append(isOwn(row)).append('>');
    row.forEach(text -> page.append(element(cell, text)));
    page.append("</tr>");
  }

  private static String isOwn(List<String> row) {
    return row.contains("eugene") ? " class=\"own\"" : "";
  }

  /** As an image, so that names inside one picture do not meet those inside another. */
  private static void append(Picture picture, StringBuilder page) {
    String bytes =
        Base64.getEncoder().encodeToString(picture.svg().getBytes(StandardCharsets.UTF_8));
    page.append("<figure><img alt=\"").append(escaped(picture.caption()));
    page.append("\" src=\"data:image/svg+xml;base64,").append(bytes).append("\">\n");
    page.append(element("figcaption", picture.caption())).append("</figure>\n");
  }

  private static String element(String name, String text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
