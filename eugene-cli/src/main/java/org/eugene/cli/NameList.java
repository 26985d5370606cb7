package org.eugene.cli;

import java.io.PrintWriter;
import java.util.Map;

/** Names and what they stand for, in two columns. */
final class NameList {
  private NameList() {}

  static void print(Map<String, String> lines, PrintWriter out) {
    int width = lines.keySet().stream().mapToInt(String::length).max().orElse(0);
    lines.forEach(
        (name, description) ->
            out.println(name + " ".repeat(width - name.length() + 2) + description));
    out.flush();
  }
}
