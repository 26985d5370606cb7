package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * One certificate that holds, and what is no certificate any more: each change breaks one rule of
 * the format, most leave a file that would be believed if nobody looked, and all are sealed.
 */
class CertificateFormatTest {
  private static final String DIGEST = CertificateText.digest("a graph");

  /** A path of three vertices becomes an edge and a vertex: one edge is deleted, at 3 units. */
  private static final String GOOD =
      String.join(
          "\n",
          "eugene-certificate 3",
          "source " + DIGEST + " \"a \\\"b\\\" \\u00e9\"",
          "target " + DIGEST + " \"t\"",
          "costs \"some\"",
          "unit 5 1",
          "edges undirected",
          "vertex-prices 4 4",
          "1 0 0 2",
          "1 0 0 2",
          "1 0 0 2",
          "2 2 2 0",
          "edge-prices 2 2",
          "0 3",
          "2 0",
          "source-edges 2",
          "0 1 0",
          "1 2 0",
          "target-edges 1",
          "0 1 0",
          "mapping 0 1 2",
          "upper 4 2",
          "lower 4 2",
          "rows source",
          "grain 4096",
          "row-symmetry 0 2 2 0",
          "column-symmetry 2 2",
          "case",
          "fix 0 0",
          "case",
          "shares",
          "prices -6144 -10240 0",
          "end",
          "shares",
          "prices -6144 -10240 0",
          "crowded 0",
          "end",
          "");

  private record Change(String rule, String from, String to) {}

  private static final List<Change> CHANGES =
      List.of(
          new Change("a unit is something", "unit 5 1", "unit 0 1"),
          new Change("a unit has no more digits than a price", "unit 5 1", "unit 5 19"),
          new Change("a digest is long", "source " + DIGEST, "source " + DIGEST.substring(1)),
          new Change("a digest is hexadecimal", "source " + DIGEST, "source " + large(DIGEST)),
          new Change("a blank follows it", DIGEST + " \"t\"", DIGEST + "_\"t\""),
          new Change("names are in quotation marks", "costs \"some\"", "costs some"),
          new Change("a quotation mark has a backslash", "\"some\"", "\"so\"me\""),
          new Change("a backslash stands for something", "\"some\"", "\"so\\me\""),
          new Change("also at the end", "\"some\"", "\"some\\\""),
          new Change("a quotation mark is followed by another", "costs \"some\"", "costs \""),
          new Change("characters have four digits", "\\u00e9", "\\u00e"),
          new Change("characters are hexadecimal", "\\u00e9", "\\u00g9"),
          new Change("in small letters", "\\u00e9", "\\u00E9"),
          new Change("names are not too long", "\"some\"", '"' + "x".repeat(1 << 16) + '"'),
          new Change("edges are of one of two kinds", "undirected", "either"),
          new Change("tables are not empty", "edge-prices 2 2", "edge-prices 0 2"),
          new Change("tables are not empty", "vertex-prices 4 4", "vertex-prices 4 0"),
          new Change("a row has all its numbers", "\n2 2 2 0", "\n2 2 2"),
          new Change("a row has no more", "\n2 2 2 0", "\n2 2 2 0 0"),
          new Change("a number is no less than nothing", "source-edges 2", "source-edges -1"),
          new Change("numbers do not wrap around", "\n2 2 2 0", "\n18446744073709551618 2 2 0"),
          new Change("nor do indices", "mapping 0 1 2", "mapping 4294967296 1 2"),
          new Change("nor ends of edges", "1 2 0", "1 2 4294967296"),
          new Change("numbers have no zeros in front", "\n0 3", "\n00 3"),
          new Change("nothing has no sign", "\n0 3", "\n-0 3"),
          new Change("there is no plus", "\n0 3", "\n+0 3"),
          new Change("a minus is no number", "\n0 3", "\n- 3"),
          new Change("one blank is enough", "\n0 3", "\n0  3"),
          new Change("no blank ends a line", "\n0 3", "\n0 3 "),
          new Change("nor one with a keyword", "shares", "shares "),
          new Change("claims stand there twice", "upper 4 2", "upper 4"),
          new Change("in units and in prices", "upper 4 2", "upper 4 3"),
          new Change("which agree to the letter", "lower 4 2", "lower 4 2.0"),
          new Change("also below", "lower 4 2", "lower 4 2.5"),
          new Change("each line has its keyword", "upper 4 2", "offer 4 2"),
          new Change("each line has its keyword", "grain 4096", "brain 4096"),
          new Change("rows are one of two graphs", "rows source", "rows both"),
          new Change("a grain is one number", "grain 4096", "grain 4096 1"),
          new Change("a proof begins with a case", "symmetry 2 2\ncase", "symmetry 2 2\ncave"),
          new Change("so does a smaller one", "fix 0 0\ncase", "fix 0 0\ncave"),
          new Change("a symmetry moves something", "row-symmetry 0 2 2 0", "row-symmetry"),
          new Change("it comes in pairs", "row-symmetry 0 2 2 0", "row-symmetry 0 2 2"),
          new Change("it moves vertices", "row-symmetry 0 2 2 0", "row-symmetry 0 3 3 0"),
          new Change("each once", "row-symmetry 0 2 2 0", "row-symmetry 0 2 0 2"),
          new Change("to where another was", "row-symmetry 0 2 2 0", "row-symmetry 0 2"),
          new Change("it keeps edges", "row-symmetry 0 2 2 0", "row-symmetry 0 1 1 0"),
          new Change("of columns, too", "column-symmetry 2 2", "column-symmetry 0 1 1 0"),
          new Change(
              "first those of rows",
              "row-symmetry 0 2 2 0\n",
              "column-symmetry 2 2\nrow-symmetry 0 2 2 0\n"),
          new Change("there is nothing else in it", "fix 0 0", "mix 0 0"),
          new Change("a case fixes one pair", "fix 0 0", "fix 0 0 0"),
          new Change("a case has an end", "crowded 0\nend\n", "crowded 0\n"),
          new Change("a grain is something", "grain 4096", "grain 0"),
          new Change("savings do not overflow", "grain 4096", "grain 1152921504606846976"),
          new Change("a price is no less than nothing", "1 0 0 2", "-1 0 0 2"),
          new Change("a price is a double", "2 2 2 0", "9007199254740993 2 2 0"),
          new Change("nothing becomes nothing for nothing", "2 2 2 0", "2 2 2 1"),
          new Change("so for edges", "2 0\nsource", "2 1\nsource"),
          new Change("an edge ends at vertices", "1 2 0", "1 3 0"),
          new Change("an edge begins at one", "1 2 0", "3 2 0"),
          new Change("its kind is there", "1 2 0", "1 2 1"),
          new Change("there are no loops", "1 2 0", "1 1 0"),
          new Change("two vertices have one edge", "1 2 0", "0 1 0"),
          new Change("whichever way", "1 2 0", "1 0 0"),
          new Change("a mapping is of all vertices", "mapping 0 1 2", "mapping 0 1"),
          new Change("and no others", "mapping 0 1 2", "mapping 0 1 2 -1"),
          new Change("onto vertices", "mapping 0 1 2", "mapping 0 1 3"),
          new Change("or nothing", "mapping 0 1 2", "mapping 0 1 -2"),
          new Change("each once", "mapping 0 1 2", "mapping 0 1 1"),
          new Change("the first, too", "mapping 0 1 2", "mapping 0 0 2"),
          new Change("it costs what is claimed", "upper 4 2", "upper 5 2.5"),
          new Change("it costs something", "upper 4 2", "upper -4 -2"),
          new Change("so does the distance", "lower 4 2", "lower -4 -2"),
          new Change("which costs no more", "lower 4 2", "lower 5 2.5"),
          new Change("a fixed row is there", "fix 0 0", "fix 3 0"),
          new Change("and its column", "fix 0 0", "fix 0 3"),
          new Change("a crowded column is there", "crowded 0", "crowded 3"),
          new Change("shares come in fours", "shares", "shares 0 0 0"),
          new Change("they are of edges", "shares", "shares 2 0 0 5"),
          new Change("of both graphs", "shares", "shares 0 1 0 5"),
          new Change("one way or the other", "shares", "shares 0 0 2 5"),
          new Change("each column has a price", "prices -6144 -10240 0", "prices -6144 -10240"),
          new Change("and only one", "prices -6144 -10240 0", "prices -6144 -10240 0 0"),
          new Change("nothing follows the proof", "crowded 0\nend\n", "crowded 0\nend\nend\n"));

  private static String large(String digits) {
    return digits.replaceFirst("[a-f]", "A");
  }

  private static Certificate read(String body) throws IOException, CertificateException {
    String sealed = body + "seal " + CertificateText.digest(body) + "\n";
    return CertificateText.read(new StringReader(sealed));
  }

  @Test
  void theCertificateHolds() throws Exception {
    Certificate good = read(GOOD);
    assertThatCode(() -> Checker.check(good)).doesNotThrowAnyException();
    assertThat(good.pair().source().id()).isEqualTo("a \"b\" é");
    assertThat(CertificateText.write(good)).startsWith(GOOD);
  }

  /** Which had no symmetries. */
  @Test
  void theFormerVersionIsRead() throws Exception {
    String former = GOOD.replace("certificate 3", "certificate 2");
    assertThatThrownBy(() -> read(former)).hasMessageContaining("'case' was expected");
    String plain = former.replaceAll("(row|column)-symmetry.*\n", "");
    assertThatCode(() -> Checker.check(read(plain))).doesNotThrowAnyException();
  }

  @Test
  void wordsAreUnderstood() throws Exception {
    assertThat(read(GOOD).pair().directed()).isFalse();
    assertThat(read(GOOD.replace("undirected", "directed")).pair().directed()).isTrue();
    assertThat(read(GOOD).proof().rowsAreTarget()).isFalse();
    assertThat(read(GOOD.replace("rows source", "rows target")).proof().rowsAreTarget()).isTrue();
  }

  /** Where edges have a direction, two vertices may have two. */
  @Test
  void thereAndBackAreTwoEdges() throws Exception {
    String both = GOOD.replace("undirected", "directed").replace("1 2 0", "1 0 0");
    assertThatCode(() -> Limits.require(read(both))).doesNotThrowAnyException();
    String twice = GOOD.replace("undirected", "directed").replace("1 2 0", "0 1 0");
    assertThatThrownBy(() -> Limits.require(read(twice))).hasMessageContaining("two edges");
  }

  @TestFactory
  Stream<DynamicTest> brokenRules() {
    return CHANGES.stream()
        .map(
            change ->
                DynamicTest.dynamicTest(
                    change.rule + ": " + change.to.lines().reduce("", String::concat).strip(),
                    () -> {
                      assertThat(GOOD).contains(change.from);
                      String bad = GOOD.replace(change.from, change.to);
                      assertThatThrownBy(() -> Checker.check(read(bad)))
                          .isInstanceOf(CertificateException.class);
                    }));
  }

  /** Also if its price is right. */
  @Test
  void noMappingUsesAVertexTwice() throws Exception {
    Certificate good = read(GOOD);
    for (int[] image : new int[][] {{0, 1, 1}, {0, 0, 2}, {2, -1, 2}}) {
      long price = good.pair().price(image).longValueExact();
      Certificate twice =
          new Certificate(good.pair(), image, price, Math.min(price, 4), good.proof());
      assertThatThrownBy(() -> Checker.check(twice)).hasMessageContaining("twice");
    }
  }

  @Test
  void otherVersionsAndTornFilesAreNamed() {
    assertThatThrownBy(() -> read(GOOD.replace("certificate 3", "certificate 1")))
        .hasMessageContaining("another version");
    assertThatThrownBy(() -> read(GOOD.replace("certificate 3", "certificate 4")))
        .hasMessageContaining("another version");
    assertThatThrownBy(() -> read(GOOD.replace("eugene-certificate 3", "eugene")))
        .hasMessageContaining("not a certificate");
    assertThatThrownBy(() -> CertificateText.read(new StringReader(GOOD)))
        .hasMessageContaining("cut short");
    String sealed = GOOD + "seal " + CertificateText.digest(GOOD);
    assertThatThrownBy(() -> CertificateText.read(new StringReader(sealed)))
        .hasMessageContaining("cut short");
    assertThatThrownBy(() -> CertificateText.read(new StringReader(sealed + "\n\n")))
        .hasMessageContaining("was changed");
    assertThatThrownBy(() -> read(GOOD.replace("some", "s\u00f6me")))
        .hasMessageContaining("printable ASCII");
  }

  /** A name of the longest allowed length is read. */
  @Test
  void longNamesAreRead() throws Exception {
    String name = "x".repeat((1 << 16) - "costs ".length() - 2);
    assertThat(read(GOOD.replace("\"some\"", '"' + name + '"')).pair().costs()).isEqualTo(name);
  }
}
