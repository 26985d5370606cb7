package org.eugene.io.jgrapht;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.io.GraphInput;

/**
 * What JGraphT's GML importer does not tell: the direction of the graph, and the lines of its nodes
 * and edges. A look at brackets and words; what is between them is left to the importer.
 */
final class GmlOutline {
  /** What our own writer calls a graph whose labels are names. */
  static final String NAMED = "eugene_named";

  private static final int DEEPEST = 100;
  // A string, a comment, a word, a number, a bracket, or a line end.
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\]++|\\\\.)*+\"?|#[^\\n]*+|[A-Za-z_]\\w*+|[\\[\\]]|\\n|[-+.\\d]++",
          Pattern.DOTALL);

  private final GraphInput input;
  private final Outline outline = new Outline();
  private int graphs;

  private GmlOutline(GraphInput input) {
    this.input = input;
  }

  static Outline of(GraphInput input, String text) {
    GmlOutline gml = new GmlOutline(input);
    Matcher token = TOKEN.matcher(text);
    int line = 1;
    int depth = 0;
    String before = "";
    while (token.find()) {
      String word = token.group();
      if (word.equals("\n")) {
        line++;
        continue;
      }
      if (word.equals("[")) {
        gml.enter(before, depth++, line);
      } else if (word.equals("]")) {
        depth--;
      } else if (depth == 1 && before.equals("directed")) {
        gml.outline.setDirected(word.equals("1"));
      } else if (depth == 1 && before.equals(NAMED)) {
        gml.outline.setNamed(word.equals("1"));
      }
      before = word.startsWith("#") ? before : word;
      line += (int) word.chars().filter(c -> c == '\n').count();
    }
    if (gml.graphs == 0) {
      throw input.error(line, "there is no graph in it; GML has 'graph [ … ]'");
    }
    return gml.outline;
  }

  private void enter(String key, int depth, int line) {
    if (depth >= DEEPEST) {
      throw input.error(line, "the lists are nested too deeply; remove some levels");
    }
    if (depth == 0 && key.equals("graph") && ++graphs > 1) {
      throw input.error(line, "there is more than one graph; put each into a file of its own");
    }
    if (depth == 1 && key.equals("node")) {
      outline.addNode(line);
    }
    if (depth == 1 && key.equals("edge")) {
      outline.addEdge(line);
    }
  }
}
