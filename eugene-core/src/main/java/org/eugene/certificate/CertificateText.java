package org.eugene.certificate;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Certificates as text: a line for every statement, the last one the SHA-256 digest of all before
 * it, so that no change goes unnoticed. docs/certificates.md has the format.
 */
public final class CertificateText {
  static final String FIRST = "eugene-certificate 3";
  static final String WITHOUT_SYMMETRIES = "eugene-certificate 2";
  private static final String SEAL = "seal ";

  /** Longer texts are not read: 64 MiB. */
  private static final int LONGEST = 1 << 26;

  private static final int MOST_SHOWN = 200;

  private CertificateText() {}

  /** The whole text of a certificate, its digest in the last line included. */
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
    line(out, "mapping", Arrays.stream(certificate.image()).asLongStream());
    line(out, "upper", certificate.upper(), pair.cost(certificate.upper()).toPlainString());
    line(out, "lower", certificate.lower(), pair.cost(certificate.lower()).toPlainString());
    line(out, "rows", certificate.proof().rowsAreTarget() ? "target" : "source");
    line(out, "grain", certificate.proof().grain());
    symmetries(out, CertificateParser.OF_ROWS, certificate.proof().rowSymmetries());
    symmetries(out, CertificateParser.OF_COLUMNS, certificate.proof().columnSymmetries());
    node(out, certificate.proof().root());
    String body = out.toString();
    return body + SEAL + digest(body) + '\n';
  }

  /**
   * The text of a certificate that was read back and checked, so that none leaves the house that
   * {@code check} would refuse.
   *
   * @throws CertificateException if it would; the message says why
   */
  public static String checked(Certificate certificate) throws CertificateException {
    try {
      String text = write(certificate);
      Checker.check(read(new StringReader(text)));
      return text;
    } catch (IOException impossible) {
      throw new UncheckedIOException("a text cannot fail to be read", impossible);
    }
  }

  private static void line(StringBuilder out, Object... words) {
    for (int at = 0; at < words.length; at++) {
      out.append(at == 0 ? "" : " ").append(words[at]);
    }
    out.append('\n');
  }

  private static void line(StringBuilder out, String keyword, LongStream numbers) {
    out.append(keyword);
    numbers.forEach(number -> out.append(' ').append(number));
    out.append('\n');
  }

  private static void matrix(StringBuilder out, String name, long[][] matrix) {
    line(out, name, matrix.length, matrix[0].length);
    for (long[] row : matrix) {
      line(out, Arrays.stream(row).boxed().toArray());
    }
  }

  private static void edges(StringBuilder out, String name, int[][] edges) {
    line(out, name, edges.length);
    for (int[] edge : edges) {
      line(out, edge[0], edge[1], edge[2]);
    }
  }

  private static void symmetries(StringBuilder out, String keyword, List<int[]> symmetries) {
    for (int[] symmetry : symmetries) {
      line(out, keyword, Arrays.stream(symmetry).asLongStream());
    }
  }

  private static void node(StringBuilder out, Proof.Node node) {
    out.append("case\n");
    for (Proof.Item item : node.items()) {
      if (item instanceof Proof.Step step) {
        line(out, "shares", Arrays.stream(step.changes()));
        line(out, "prices", Arrays.stream(step.columnPrices()));
      } else if (item instanceof Proof.Crowded crowded) {
        line(out, "crowded", Arrays.stream(crowded.columns()).asLongStream());
      } else if (item instanceof Proof.Child child) {
        line(out, "fix", child.row(), child.column());
        node(out, child.node());
      }
    }
    out.append("end\n");
  }

  /** In quotation marks, with nothing in it but printable ASCII. */
  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c > '~') {
        out.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  /**
   * A name out of a certificate, fit to be printed: what would move a cursor, break a line or show
   * nothing is spelled out, and more than {@value #MOST_SHOWN} characters are cut off.
   */
  public static String shown(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().limit(MOST_SHOWN).forEach(c -> show(c, out));
    return text.codePointCount(0, text.length()) > MOST_SHOWN ? out + "..." : out.toString();
  }

  private static void show(int c, StringBuilder out) {
    switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          out.append("\\u{").append(Integer.toHexString(c)).append('}');
      default -> out.appendCodePoint(c);
    }
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
   * Reads a certificate; whether it proves anything is the {@link Checker}'s business.
   *
   * @throws CertificateException if it is not one, or was changed; the message names the line
   */
  public static Certificate read(Reader in) throws IOException, CertificateException {
    String text = all(in);
    Limits.demand(
        text.startsWith(FIRST + "\n") || text.startsWith(WITHOUT_SYMMETRIES + "\n"),
        text.startsWith("eugene-certificate ")
            ? "it is a certificate of another version; make it anew"
            : "this is not a certificate");
    int seal = text.lastIndexOf("\n" + SEAL) + 1;
    Limits.demand(
        seal > 0 && text.endsWith("\n"), "it is cut short: the seal at its end is missing");
    String body = text.substring(0, seal);
    Limits.demand(
        text.substring(seal).equals(SEAL + digest(body) + "\n"),
        "it was changed: the seal at its end does not fit");
    return new CertificateParser(body).certificate();
  }

  private static String all(Reader in) throws IOException, CertificateException {
    StringBuilder all = new StringBuilder();
    char[] buffer = new char[1 << 16];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      for (int at = 0; at < count; at++) {
        boolean plain = (buffer[at] >= ' ' && buffer[at] <= '~') || buffer[at] == '\n';
        Limits.demand(plain, "this is not a certificate: it holds more than printable ASCII");
      }
      Limits.demand(all.length() + count <= LONGEST, "it is longer than 64 MiB");
      all.append(buffer, 0, count);
    }
    return all.toString();
  }
}
