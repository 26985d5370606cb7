package org.eugene.io.jgrapht;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.io.GraphInput;

/**
 * DOT made fit for JGraphT's grammar, which takes the quote behind an escaped backslash for an
 * escaped quote: while it reads, a character that the text does not use stands for two backslashes.
 * On the way, the kind of the graph is noted, and nesting that would overflow the parser refused.
 */
final class DotText {
  private static final int DEEPEST = 100;
  // A string, an HTML string (balanced two deep is enough to find words in the open), a comment, a
  // word, a line end, an edge, or a bracket.
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\]++|\\\\.)*+\"|<(?:[^<>]++|<[^<>]*+>)*+>|//[^\\n]*+|(?m:^#[^\\n]*+)"
              + "|/\\*.*?(?:\\*/|\\z)|[A-Za-z_]\\w*+|\\n|->|--|[{}]",
          Pattern.DOTALL);

  private final GraphInput input;
  private final char stand;
  private final Outline outline = new Outline();
  private String guarded = "";
  private boolean kindKnown;

  private DotText(GraphInput input, char stand) {
    this.input = input;
    this.stand = stand;
  }

  static DotText of(GraphInput input, String text) {
    DotText dot = new DotText(input, StandIn.in(text, input));
    dot.scan(text);
    return dot;
  }

  private void scan(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    Matcher token = TOKEN.matcher(text);
    int line = 1;
    int depth = 0;
    int copied = 0;
    while (token.find()) {
      String word = token.group();
      safe.append(text, copied, token.start());
      copied = token.end();
      safe.append(word.startsWith("\"") ? guard(word) : word);
      switch (word) {
        case "{" -> depth++;
        case "}" -> depth--;
        case "->", "--" -> checkDirection(word, line);
        default -> noteKind(word);
      }
      if (depth > DEEPEST) {
        throw input.error(line, "the subgraphs are nested too deeply; remove some levels");
      }
      line += (int) word.chars().filter(c -> c == '\n').count();
    }
    guarded = safe.append(text, copied, text.length()).toString();
  }

  private String guard(String string) {
    return string.replace("\\\\", String.valueOf(stand)).replace("\\\r\n", "").replace("\\\n", "");
  }

  private void noteKind(String word) {
    if (kindKnown) {
      return;
    }
    switch (word.toLowerCase(Locale.ROOT)) {
      case "strict" -> outline.setStrict(true);
      case "graph" -> kindKnown = true;
      case "digraph" -> {
        kindKnown = true;
        outline.setDirected(true);
      }
      default -> {}
    }
  }

  private void checkDirection(String edge, int line) {
    if (kindKnown && edge.equals("->") != outline.isDirected()) {
      throw input.error(
          line,
          outline.isDirected()
              ? "a digraph has edges ->, not --; change the edge or write graph"
              : "a graph has edges --, not ->; change the edge or write digraph");
    }
  }

  /** The text to parse. */
  String guarded() {
    return guarded;
  }

  Outline outline() {
    return outline;
  }

  /** What a parsed text said before. */
  String restore(String parsed) {
    return parsed.replace(stand, '\\');
  }

  /** As {@link #restore}, with line ends where the label has its escapes for them. */
  String restoreLabel(String parsed) {
    return restore(parsed.replaceAll("\\\\[nlr]", "\n"));
  }
}
