package org.eugene.report.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextLinesTest {
  private static final String LONG = "CC1([C@@H](N2[C@H](S1)[C@@H](C2=O)NC(=O)C)C(=O)O)C";

  @Test
  void shortTextIsKept() {
    assertThat(TextLines.fit("aspirin", 100)).isEqualTo("aspirin");
  }

  @Test
  void longTextIsCutToTheWidth() {
    String cut = TextLines.fit(LONG, 150);

    assertThat(cut).endsWith("…");
    assertThat(LONG).startsWith(cut.substring(0, cut.length() - 1));
    assertThat(TextLines.width(cut)).isBetween(130.0, 150.0);
  }

  @Test
  void nothingFitsNowhere() {
    assertThat(TextLines.fit(LONG, 0)).isEqualTo("…");
  }

  @Test
  void pairsOfSurrogatesStayWhole() {
    String cut = TextLines.fit("\uD83D\uDE00".repeat(50), 100);

    assertThat(cut.codePoints().filter(c -> c == 0x1F600).count() * 2 + 1).isEqualTo(cut.length());
  }
}
