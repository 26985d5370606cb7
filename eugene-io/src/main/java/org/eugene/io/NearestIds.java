package org.eugene.io;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eugene.graph.Graph;

/** Says which ids there are when one is asked for that is not. */
final class NearestIds {
  private static final int SHOWN = 5;

  private NearestIds() {}

  static GraphFormatException unknown(String file, List<Graph> graphs, String id) {
    return new GraphFormatException(
        file,
        GraphFormatException.NO_LINE,
        "there is no graph " + id + " in it; " + advice(graphs, id));
  }

  private static String advice(List<Graph> graphs, String id) {
    if (graphs.isEmpty()) {
      return "it holds no graphs";
    }
    String nearest =
        graphs.stream()
            .map(Graph::id)
            .sorted(Comparator.comparingInt(known -> -commonPrefix(known, id)))
            .limit(SHOWN)
            .collect(Collectors.joining(", "));
    return (graphs.size() > SHOWN
            ? "it holds " + graphs.size() + " graphs, among them "
            : "it has ")
        + nearest;
  }

  private static int commonPrefix(String a, String b) {
    String first = a.toLowerCase(Locale.ROOT);
    String second = b.toLowerCase(Locale.ROOT);
    int length = 0;
    while (length < Math.min(first.length(), second.length())
        && first.charAt(length) == second.charAt(length)) {
      length++;
    }
    return length;
  }
}
