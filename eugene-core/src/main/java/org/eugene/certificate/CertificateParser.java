package org.eugene.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Reads the lines of a certificate: the format and nothing else, every mistake told with its line.
 * Nothing is made before its numbers are there, so that no line asks for more memory than it is
 * long.
 */
final class CertificateParser {
  static final String OF_ROWS = "row-symmetry";
  static final String OF_COLUMNS = "column-symmetry";

  private static final int DIGITS_OF_DIGEST = 64;
  private static final int MOST_SHOWN = 40;
  private static final int LONGEST_NAME = 1 << 16; // of a line with a name

  private final String text; // every line ends with a line feed
  private int at;
  private int number;

  CertificateParser(String text) {
    this.text = text;
  }

  Certificate certificate() throws CertificateException {
    boolean mayHaveSymmetries = next().equals(CertificateText.FIRST); // or of the version before
    PricedPair.Name source = graph("source");
    PricedPair.Name target = graph("target");
    String costs = unquoted(named("costs"));
    long[] unit = numbers(rest("unit"), 2);
    require(Limits.isUnit(unit[0], unit[1]), "a unit that is none");
    boolean directed = oneOf(rest("edges"), "directed", "undirected");
    long[][] vertexPrices = matrix("vertex-prices");
    long[][] edgePrices = matrix("edge-prices");
    int[][] sourceEdges = edges("source-edges");
    int[][] targetEdges = edges("target-edges");
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
    int[] image = ints(numbers(rest("mapping")));
    long upper = claim("upper", pair);
    long lower = claim("lower", pair);
    boolean turned = oneOf(rest("rows"), "target", "source");
    long grain = numbers(rest("grain"), 1)[0];
    List<int[]> ofRows = mayHaveSymmetries ? symmetries(OF_ROWS) : List.of();
    List<int[]> ofColumns = mayHaveSymmetries ? symmetries(OF_COLUMNS) : List.of();
    require(next().equals("case"), "'case' was expected");
    Proof proof = new Proof(turned, grain, ofRows, ofColumns, node());
    require(at == text.length(), "there is something after the proof");
    return new Certificate(pair, image, upper, lower, proof);
  }

  // ---- Parts

  private PricedPair.Name graph(String keyword) throws CertificateException {
    String rest = named(keyword);
    int end = Math.min(DIGITS_OF_DIGEST, rest.length());
    String digest = rest.substring(0, end);
    boolean hexadecimal = digest.chars().allMatch(c -> "0123456789abcdef".indexOf(c) >= 0);
    require(hexadecimal && end == DIGITS_OF_DIGEST, "a digest and a name were expected");
    require(rest.startsWith(" ", end), "a digest and a name were expected");
    return new PricedPair.Name(unquoted(rest.substring(end + 1)), digest);
  }

  private long[][] matrix(String keyword) throws CertificateException {
    long[] size = numbers(rest(keyword), 2);
    require(size[0] >= 1 && size[1] >= 1, "an empty table");
    List<long[]> rows = new ArrayList<>();
    for (long row = 0; row < size[0]; row++) {
      rows.add(numbers(next(), size[1]));
    }
    return rows.toArray(long[][]::new);
  }

  private int[][] edges(String keyword) throws CertificateException {
    long count = numbers(rest(keyword), 1)[0];
    require(count >= 0, "a number of edges was expected");
    List<int[]> edges = new ArrayList<>();
    for (long e = 0; e < count; e++) {
      edges.add(ints(numbers(next(), 3)));
    }
    return edges.toArray(int[][]::new);
  }

  /** Any number of lines. */
  private List<int[]> symmetries(String keyword) throws CertificateException {
    List<int[]> symmetries = new ArrayList<>();
    while (text.startsWith(keyword + " ", at)) {
      symmetries.add(ints(numbers(rest(keyword))));
    }
    return symmetries;
  }

  /** A claim stands in units and in the user's prices; the two must agree to the letter. */
  private long claim(String keyword, PricedPair pair) throws CertificateException {
    String rest = rest(keyword);
    int blank = rest.indexOf(' ');
    require(blank >= 0, "a claim in units and in prices was expected");
    long units = numbers(rest.substring(0, blank), 1)[0];
    String price = pair.cost(units).toPlainString();
    require(rest.substring(blank + 1).equals(price), units + " units are " + price);
    return units;
  }

  /** A case whose end was not read yet. */
  private static final class Open {
    final List<Proof.Item> items = new ArrayList<>();
    int row;
    int column; // of the smaller case being read
  }

  /** A case and those within it, kept on a list of our own: a file must not decide on the stack. */
  private Proof.Node node() throws CertificateException {
    Deque<Open> open = new ArrayDeque<>();
    open.push(new Open());
    while (true) {
      String line = next();
      Open here = open.getFirst();
      if (line.equals("end")) {
        Proof.Node node = new Proof.Node(here.items);
        open.pop();
        if (open.isEmpty()) {
          return node;
        }
        Open outer = open.getFirst();
        outer.items.add(new Proof.Child(outer.row, outer.column, node));
      } else if (isAbout(line, "shares")) {
        long[] changes = numbers(rest(line, "shares"));
        here.items.add(new Proof.Step(changes, numbers(rest("prices"))));
      } else if (isAbout(line, "crowded")) {
        here.items.add(new Proof.Crowded(ints(numbers(rest(line, "crowded")))));
      } else {
        require(isAbout(line, "fix"), "'shares', 'crowded', 'fix' or 'end' was expected");
        int[] fixed = ints(numbers(rest(line, "fix"), 2));
        require(next().equals("case"), "'case' was expected");
        here.row = fixed[0];
        here.column = fixed[1];
        require(open.size() <= Limits.DEEPEST, "cases are nested too deeply");
        open.push(new Open());
      }
    }
  }

  // ---- Lines

  private String next() throws CertificateException {
    number++;
    require(at < text.length(), "there should be more");
    int end = text.indexOf('\n', at);
    String line = text.substring(at, end);
    at = end + 1;
    return line;
  }

  private static boolean isAbout(String line, String keyword) {
    return line.equals(keyword) || line.startsWith(keyword + " ");
  }

  private String rest(String keyword) throws CertificateException {
    String line = next();
    require(isAbout(line, keyword), "'" + keyword + "' was expected");
    return rest(line, keyword);
  }

  /**
   * What follows the keyword and a blank; a blank that nothing follows is none of a certificate.
   */
  private String rest(String line, String keyword) throws CertificateException {
    require(line.length() != keyword.length() + 1, "there is a blank at the end");
    return line.substring(Math.min(line.length(), keyword.length() + 1));
  }

  private String named(String keyword) throws CertificateException {
    String rest = rest(keyword);
    require(keyword.length() + 1 + rest.length() <= LONGEST_NAME, "a name that is too long");
    return rest;
  }

  private boolean oneOf(String word, String yes, String no) throws CertificateException {
    require(word.equals(yes) || word.equals(no), "'" + yes + "' or '" + no + "' was expected");
    return word.equals(yes);
  }

  private String unquoted(String quoted) throws CertificateException {
    int end = quoted.length() - 1;
    require(
        end >= 1 && quoted.charAt(0) == '"' && quoted.charAt(end) == '"',
        "a text in quotation marks was expected");
    StringBuilder out = new StringBuilder();
    for (int c = 1; c < end; c++) {
      if (quoted.charAt(c) != '\\') {
        require(quoted.charAt(c) != '"', "a quotation mark without a backslash");
        out.append(quoted.charAt(c));
      } else if (quoted.startsWith("u", c + 1) && c + 5 < end) {
        out.append(character(quoted.substring(c + 2, c + 6)));
        c += 5;
      } else {
        boolean known = c + 1 < end && "\\\"".indexOf(quoted.charAt(c + 1)) >= 0;
        require(known, "a backslash that stands for nothing");
        out.append(quoted.charAt(++c));
      }
    }
    return out.toString();
  }

  private char character(String digits) throws CertificateException {
    boolean hexadecimal = digits.chars().allMatch(c -> "0123456789abcdef".indexOf(c) >= 0);
    require(hexadecimal, "a backslash that stands for nothing");
    return (char) Integer.parseInt(digits, 16);
  }

  // ---- Numbers

  private long[] numbers(String text, long count) throws CertificateException {
    long[] numbers = numbers(text);
    require(numbers.length == count, count + " numbers were expected");
    return numbers;
  }

  /** Numbers with a blank between each two. */
  private long[] numbers(String text) throws CertificateException {
    long[] numbers = new long[Math.min(16, text.length())];
    int count = 0;
    int from = 0;
    while (from < text.length()) {
      int blank = text.indexOf(' ', from);
      int end = blank < 0 ? text.length() : blank;
      require(blank < 0 || blank + 1 < text.length(), "there is a blank at the end");
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = number(text, from, end);
      from = end + 1;
    }
    return Arrays.copyOf(numbers, count);
  }

  /** A whole number as one writes it: no sign but a minus, no zeros in front, none too large. */
  private long number(String text, int from, int end) throws CertificateException {
    boolean negative = text.startsWith("-", from);
    int first = negative ? from + 1 : from;
    boolean plain = first < end && (text.charAt(first) != '0' || (end == first + 1 && !negative));
    long value = 0;
    for (int c = first; plain && c < end; c++) {
      int digit = text.charAt(c) - '0';
      plain = digit >= 0 && digit <= 9;
      value = 10 * value + digit;
      require(!plain || value <= Limits.LARGEST, "a number that is too large");
    }
    if (!plain) {
      String shown = text.substring(from, Math.min(end, from + MOST_SHOWN));
      throw new CertificateException("line " + number + ": this is no number: '" + shown + "'");
    }
    return negative ? -value : value;
  }

  /** The same as ints; those that are none are not the index of anything. */
  private int[] ints(long[] numbers) throws CertificateException {
    int[] ints = new int[numbers.length];
    for (int c = 0; c < ints.length; c++) {
      require(numbers[c] == (int) numbers[c], "a number that is too large");
      ints[c] = (int) numbers[c];
    }
    return ints;
  }

  private void require(boolean condition, String otherwise) throws CertificateException {
    if (!condition) {
      throw new CertificateException("line " + number + ": " + otherwise);
    }
  }
}
