package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three vertices, two of the other graph that cost nothing: one must go elsewhere. */
class CrowdedTest {
  private static final long[][] PRICES = {{0, 0, 9, 9}, {0, 0, 9, 9}, {0, 0, 9, 9}, {9, 9, 9, 0}};
  private static final Proof.Item ALL_ELSEWHERE_IS_DEAR = new Proof.Step(new long[0], new long[3]);

  @TempDir private Path folder;

  private static String proof(long claim, Proof.Item... items) {
    PricedPair.Name name = new PricedPair.Name("three", CertificateText.digest("three"));
    PricedPair pair =
        new PricedPair(
            name, name, "c", 1, 0, false, PRICES, new long[][] {{0}}, new int[0][], new int[0][]);
    Proof proof = new Proof(false, 1, new Proof.Node(List.of(items)));
    int[] allDeleted = {-1, -1, -1};
    return CertificateText.write(new Certificate(pair, allDeleted, 54, claim, proof));
  }

  private static boolean holds(String text) throws IOException {
    try {
      Checker.check(CertificateText.read(new StringReader(text)));
      return true;
    } catch (CertificateException refused) {
      return false;
    }
  }

  @Test
  void moreRowsThanColumnsHoldNothing() throws IOException {
    List<String> trueOnes =
        List.of(
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {0, 1})),
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {1, 0, 1})));
    List<String> falseOnes =
        List.of(
            proof(9, ALL_ELSEWHERE_IS_DEAR),
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {0})),
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {0, 1, 2})),
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[0])),
            proof(9, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {0, 1, 3})),
            proof(9, new Proof.Crowded(new int[] {0, 1})),
            proof(18, ALL_ELSEWHERE_IS_DEAR, new Proof.Crowded(new int[] {0, 1})));
    assertThat(trueOnes).allSatisfy(text -> assertThat(holds(text)).as(text).isTrue());
    assertThat(falseOnes).allSatisfy(text -> assertThat(holds(text)).as(text).isFalse());
    try (SecondChecker second = SecondChecker.start(folder)) {
      for (String text : trueOnes) {
        assertThat(second.verdict(text)).startsWith("holds: ");
      }
      for (String text : falseOnes) {
        assertThat(second.verdict(text)).startsWith("refused: ");
      }
    }
  }
}
