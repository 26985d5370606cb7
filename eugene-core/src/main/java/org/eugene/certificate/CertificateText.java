package org.eugene.certificate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Certificates as text: a line for every statement, the last one the SHA-256 digest of all before
 * it, so that no change goes unnoticed.
 */
public final class CertificateText {
  private static final String FIRST = "eugene-certificate 1";
  private static final String SEAL = "seal ";

  /** Numbers beyond this would make sums overflow; no proof of ours has any. */
  private static final long LARGEST = 1L << 55;

  /** More rows than this would make tables larger than the file that asks for them. */
  private static final int MOST_ROWS = 4096;

  private CertificateText() {}

  public static String write(Certificate certificate) {
    StringBuilder out = new StringBuilder(FIRST).append('\n');
    PricedPair pair = certificate.pair();
    line(out, "source", pair.source().digest(), quoted(pair.source().id()));
    line(out, "target", pair.target().digest(), quoted(pair.target().id()));
    line(out, "costs", quoted(pair.costs()));
    line(out, "unit", pair.unitMultiple(), pair.unitDigits());
    line(out, "edges", pair.directed() ? "directed" : "undirected");
    matrix(out, "vertex-prices", pair.vertexPrices());
    matrix(out, "edge-prices", pair.edgePrices());
    edges(out, "source-edges", pair.sourceEdges());
    edges(out, "target-edges", pair.targetEdges());
    out.append("mapping");
    for (int k : certificate.image()) {
      out.append(' ').append(k);
    }
    out.append('\n');
    line(out, "upper", certificate.upper());
    line(out, "lower", certificate.lower());
    line(out, "rows", certificate.proof().rowsAreTarget() ? "target" : "source");
    line(out, "grain", certificate.proof().grain());
    node(out, certificate.proof().root());
    String body = out.toString();
    return body + SEAL + digest(body) + '\n';
  }

  private static void line(StringBuilder out, Object... words) {
    for (int at = 0; at < words.length; at++) {
      out.append(at == 0 ? "" : " ").append(words[at]);
    }
    out.append('\n');
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r") + '"';
  }

  private static void matrix(StringBuilder out, String name, long[][] matrix) {
    line(out, name, matrix.length, matrix[0].length);
    for (long[] row : matrix) {
      numbers(out, row);
    }
  }

  private static void numbers(StringBuilder out, long[] numbers) {
    for (int at = 0; at < numbers.length; at++) {
      out.append(at == 0 ? "" : " ").append(numbers[at]);
    }
    out.append('\n');
  }

  private static void edges(StringBuilder out, String name, int[][] edges) {
    line(out, name, edges.length);
    for (int[] edge : edges) {
      line(out, edge[0], edge[1], edge[2]);
    }
  }

  private static void node(StringBuilder out, Proof.Node node) {
    out.append("case\n");
    for (Proof.Item item : node.items()) {
      if (item instanceof Proof.Step step) {
        out.append("shares ");
        numbers(out, step.changes());
        out.append("prices ");
        numbers(out, step.columnPrices());
      } else if (item instanceof Proof.Child child) {
        line(out, "fix", child.row(), child.column());
        node(out, child.node());
      }
    }
    out.append("end\n");
  }

  /** SHA-256 of a text, in hexadecimal digits. */
  public static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /**
   * Reads a certificate.
   *
   * @throws CertificateException if it is not one, or was changed; the message names the line
   */
  public static Certificate read(Reader in) throws IOException, CertificateException {
    StringBuilder all = new StringBuilder();
    char[] buffer = new char[1 << 16];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      all.append(buffer, 0, count);
    }
    String text = all.toString();
    if (!text.startsWith(FIRST + "\n")) {
      throw new CertificateException("this is not a certificate of version 1");
    }
    int seal = text.lastIndexOf("\n" + SEAL) + 1;
    if (seal == 0 || !text.endsWith("\n")) {
      throw new CertificateException("it is cut short: the seal at its end is missing");
    }
    String body = text.substring(0, seal);
    if (!text.substring(seal).equals(SEAL + digest(body) + "\n")) {
      throw new CertificateException("it was changed: the seal at its end does not fit");
    }
    return new Parser(new BufferedReader(new StringReader(body))).certificate();
  }

  /** Reads line by line; every mistake is told with its line. */
  private static final class Parser {
    private final BufferedReader in;
    private int number;
    private int rowEdges;
    private int columnEdges;
    private int order;

    Parser(BufferedReader in) {
      this.in = in;
    }

    Certificate certificate() throws IOException, CertificateException {
      next();
      PricedPair.Name source = name("source");
      PricedPair.Name target = name("target");
      String costs = unquoted(rest("costs"));
      long[] unit = numbers(rest("unit"), 2);
      boolean directed = oneOf(rest("edges"), "directed", "undirected");
      long[][] vertexPrices = matrix("vertex-prices");
      long[][] edgePrices = matrix("edge-prices");
      int sources = vertexPrices.length - 1;
      int targets = vertexPrices[0].length - 1;
      int[][] sourceEdges = edges("source-edges", sources, edgePrices.length - 1, directed);
      int[][] targetEdges = edges("target-edges", targets, edgePrices[0].length - 1, directed);
      long[] image = numbers(rest("mapping"), sources);
      long upper = numbers(rest("upper"), 1)[0];
      long lower = numbers(rest("lower"), 1)[0];
      boolean turned = oneOf(rest("rows"), "target", "source");
      long grain = numbers(rest("grain"), 1)[0];
      require(unit[0] > 0 && unit[1] >= 0 && unit[1] < 20, "a unit that is none");
      PricedPair pair =
          new PricedPair(
              source,
              target,
              costs,
              unit[0],
              (int) unit[1],
              directed,
              vertexPrices,
              edgePrices,
              sourceEdges,
              targetEdges);
      rowEdges = (turned ? targetEdges : sourceEdges).length;
      columnEdges = (turned ? sourceEdges : targetEdges).length;
      order = pair.joiningNeverCosts() ? Math.max(sources, targets) : sources + targets;
      require(order <= MOST_ROWS, "more vertices than a certificate may have");
      require(next().equals("case"), "'case' was expected");
      Proof.Node root = node(0, directed ? 1 : 2);
      require(in.readLine() == null, "there is something after the proof");
      int[] images =
          Arrays.stream(image)
              .mapToInt(k -> (int) Math.max(-2, Math.min(k, sources + targets)))
              .toArray();
      return new Certificate(pair, images, upper, lower, new Proof(turned, grain, root));
    }

    private PricedPair.Name name(String keyword) throws IOException, CertificateException {
      String[] words = rest(keyword).split(" ", 2);
      require(words.length == 2, "a digest and a name were expected");
      return new PricedPair.Name(unquoted(words[1]), words[0]);
    }

    private Proof.Node node(int depth, int ways) throws IOException, CertificateException {
      require(depth <= order, "cases are nested deeper than there are rows");
      List<Proof.Item> items = new ArrayList<>();
      for (String line = next(); !line.equals("end"); line = next()) {
        if (line.startsWith("shares")) {
          long[] changes = numbers(line.substring("shares".length()).strip(), -1);
          requireShares(changes, ways);
          items.add(new Proof.Step(changes, numbers(rest("prices"), order)));
        } else {
          require(line.startsWith("fix "), "'shares', 'fix' or 'end' was expected");
          long[] fixed = numbers(line.substring("fix ".length()), 2);
          require(isBelow(fixed[0], order) && isBelow(fixed[1], order), "no such pair");
          require(next().equals("case"), "'case' was expected");
          items.add(new Proof.Child((int) fixed[0], (int) fixed[1], node(depth + 1, ways)));
        }
      }
      return new Proof.Node(items);
    }

    private void requireShares(long[] changes, int ways) throws CertificateException {
      require(changes.length % 4 == 0, "shares come in fours");
      for (int c = 0; c < changes.length; c += 4) {
        boolean known =
            isBelow(changes[c], rowEdges)
                && isBelow(changes[c + 1], columnEdges)
                && isBelow(changes[c + 2], ways);
        require(known, "a share of an edge that is not there");
      }
    }

    private static boolean isBelow(long value, int bound) {
      return value >= 0 && value < bound;
    }

    private long[][] matrix(String keyword) throws IOException, CertificateException {
      long[] size = numbers(rest(keyword), 2);
      require(size[0] >= 1 && size[1] >= 1, "an empty table");
      List<long[]> rows = new ArrayList<>();
      for (long row = 0; row < size[0]; row++) {
        rows.add(numbers(next(), size[1]));
      }
      for (long[] row : rows) {
        for (long price : row) {
          require(price >= 0, "a price below nothing");
        }
      }
      return rows.toArray(long[][]::new);
    }

    private int[][] edges(String keyword, int order, int kinds, boolean directed)
        throws IOException, CertificateException {
      long count = numbers(rest(keyword), 1)[0];
      List<int[]> edges = new ArrayList<>();
      java.util.Set<Long> seen = new java.util.HashSet<>();
      for (long e = 0; e < count; e++) {
        long[] edge = numbers(next(), 3);
        require(
            isBelow(edge[0], order) && isBelow(edge[1], order) && isBelow(edge[2], kinds),
            "an edge between vertices or of a kind that is not there");
        require(edge[0] != edge[1], "a self-loop belongs to the prices of its vertex");
        boolean flip = !directed && edge[0] > edge[1];
        long key = flip ? edge[1] * order + edge[0] : edge[0] * order + edge[1];
        require(seen.add(key), "an edge that was there before");
        edges.add(new int[] {(int) edge[0], (int) edge[1], (int) edge[2]});
      }
      return edges.toArray(int[][]::new);
    }

    private boolean oneOf(String word, String yes, String no) throws CertificateException {
      require(word.equals(yes) || word.equals(no), "'" + yes + "' or '" + no + "' was expected");
      return word.equals(yes);
    }

    private String unquoted(String text) throws CertificateException {
      boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
      require(quoted, "a quoted name was expected");
      StringBuilder out = new StringBuilder();
      for (int at = 1; at < text.length() - 1; at++) {
        char c = text.charAt(at);
        if (c == '\\') {
          c = text.charAt(++at);
          c = c == 'n' ? '\n' : c == 'r' ? '\r' : c;
        }
        out.append(c);
      }
      return out.toString();
    }

    private String rest(String keyword) throws IOException, CertificateException {
      String line = next();
      require(
          line.equals(keyword) || line.startsWith(keyword + " "), "'" + keyword + "' was expected");
      return line.substring(Math.min(line.length(), keyword.length() + 1));
    }

    private String next() throws IOException, CertificateException {
      number++;
      String line = in.readLine();
      require(line != null, "there should be more");
      return line == null ? "" : line;
    }

    /** So many numbers, or any number of them if that is negative. */
    private long[] numbers(String text, long count) throws CertificateException {
      String[] words = text.isEmpty() ? new String[0] : text.split(" ");
      require(count < 0 || words.length == count, count + " numbers were expected");
      long[] numbers = new long[words.length];
      for (int at = 0; at < words.length; at++) {
        try {
          numbers[at] = Long.parseLong(words[at]);
          require(Math.abs(numbers[at]) <= LARGEST, "a number that is too large");
        } catch (NumberFormatException wrong) {
          throw new CertificateException("line " + number + ": this is no number: " + words[at]);
        }
      }
      return numbers;
    }

    private void require(boolean condition, String otherwise) throws CertificateException {
      if (!condition) {
        throw new CertificateException("line " + number + ": " + otherwise);
      }
    }
  }
}
