package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Lies that were once believed. Each made the number that stood for "a row without a column" come
 * out of an innocent difference: the first one put two equal triangles at distance 3.
 */
class KnownForgeriesTest {
  private static final int[][] TRIANGLE = {{0, 1, 0}, {0, 2, 0}, {1, 2, 0}};
  private static final String DIGEST = CertificateText.digest("triangle");

  /** The last vertex is deleted and inserted again: six edits, at half a price each. */
  private static final int[] DETOUR = {0, 1, -1};

  private static Certificate lie(long priceOfFirst, long upper, long lower, Proof proof) {
    long[][] vertexPrices = {
      {priceOfFirst, priceOfFirst, priceOfFirst, priceOfFirst + 1},
      {0, 0, 0, 1},
      {0, 0, 0, 1},
      {1, 1, 1, 0}
    };
    long[][] edgePrices = {{0, 1}, {1, 0}};
    PricedPair.Name name = new PricedPair.Name("triangle", DIGEST);
    PricedPair pair =
        new PricedPair(
            name, name, "halves", 5, 1, false, vertexPrices, edgePrices, TRIANGLE, TRIANGLE);
    return new Certificate(pair, DETOUR, upper, lower, proof);
  }

  private static Proof proof(long grain, long[] changes, long[] columnPrices) {
    return new Proof(false, grain, new Proof.Node(List.of(new Proof.Step(changes, columnPrices))));
  }

  private static void assertRefused(Certificate lie) {
    assertThatThrownBy(
            () -> Checker.check(CertificateText.read(new StringReader(CertificateText.write(lie)))))
        .isInstanceOf(CertificateException.class);
    assertThatThrownBy(() -> Checker.check(lie)).isInstanceOf(CertificateException.class);
  }

  /** The first row comes to -1, and -1 less the smallest long is the largest. */
  @Test
  void theSmallestLongIsNoPrice() {
    long[] changes = new long[3 * 2 * 4];
    for (int f = 0; f < 3; f++) {
      for (int way = 0; way < 2; way++) {
        changes[(2 * f + way) * 4] = 1;
        changes[(2 * f + way) * 4 + 1] = f;
        changes[(2 * f + way) * 4 + 2] = way;
      }
    }
    long[] prices = {Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE};
    assertRefused(lie(0, 6, 6, proof(1, changes, prices)));
  }

  /** 255 times the grain and a price of a little less than the grain is the largest long. */
  @Test
  void noProductIsTheLargestLong() {
    long grain = 1L << 55;
    long[] changes = new long[3 * 3 * 2 * 4];
    for (int at = 0; at < changes.length / 4; at++) {
      changes[4 * at] = at / 6;
      changes[4 * at + 1] = at / 2 % 3;
      changes[4 * at + 2] = at % 2;
    }
    long[] prices = {1 - grain, 1 - grain, 1 - grain};
    assertRefused(lie(255, 261, 256, proof(grain, changes, prices)));
  }

  /**
   * Where joining costs, mappings that join differ in price by what each joint costs: the dearest
   * is not the only possible price.
   */
  @Test
  void aPriceThatOnlyJoiningHasIsNotTheOnlyOne() {
    PricedPair.Name name = new PricedPair.Name("vertex", DIGEST);
    PricedPair pair =
        new PricedPair(
            name,
            name,
            "dear",
            1,
            0,
            false,
            new long[][] {{5, 1}, {1, 0}},
            new long[][] {{0}},
            new int[0][],
            new int[0][]);
    Proof nothing = new Proof(false, 1, new Proof.Node(List.of()));
    assertRefused(new Certificate(pair, new int[1], 5, 5, nothing));
    assertRefused(new Certificate(pair, new int[1], 5, 3, nothing));
  }
}
