package org.eugene.bench.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.eugene.bench.csv.Csv;
import org.junit.jupiter.api.Test;

/** One view in four kinds of clothes. */
class FormatTest {
  private static final View VIEW =
      View.of("x", "what it is", List.of("method", "a, b", "<c> | d"))
          .row(List.of("m-adam", "1.00 (0.33)", "2"))
          .row(List.of("eugene", "0", ""))
          .remark("A remark.")
          .remark("")
          .remark("Another & last one.")
          .pictures(List.of(new Picture("frontier", "A \"caption\"", "<svg/>", new byte[0])))
          .build();

  @Test
  void textHasColumnsSideBySide() {
    assertThat(Format.TEXT.write(List.of(VIEW)))
        .isEqualTo(
            """
            x

            method         a, b  <c> | d
            ----------------------------
            m-adam  1.00 (0.33)        2
            eugene            0

            A remark. Another & last one.

            """);
  }

  @Test
  void longRemarksAreWrapped() {
    View wordy = View.of("x", "", List.of("a")).remark("word ".repeat(60).strip()).build();

    assertThat(Format.TEXT.write(List.of(wordy)).lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void csvIsReadBackAsItWas() {
    List<String> lines = Format.CSV.write(List.of(VIEW)).lines().toList();

    assertThat(lines.get(0)).isEqualTo("method,\"a, b\",<c> | d");
    assertThat(lines).hasSize(3);
    assertThat(Csv.fields(lines.get(0))).isEqualTo(VIEW.columns());
    assertThat(Csv.fields(lines.get(2))).isEqualTo(VIEW.rows().get(1));
  }

  @Test
  void barsInMarkdownDoNotEndACell() {
    assertThat(Format.MARKDOWN.write(List.of(VIEW)))
        .isEqualTo(
            """
            | method | a, b | <c> \\| d |
            |---|---|---|
            | m-adam | 1.00 (0.33) | 2 |
            | eugene | 0 |  |

            A remark. Another & last one.

            """);
  }

  @Test
  void pageHasEverythingInside() {
    String page = Format.HTML.write(List.of(VIEW, VIEW));

    assertThat(page)
        .contains("<th>&lt;c&gt; | d</th>", "<td>1.00 (0.33)</td>", "&quot;caption&quot;")
        .contains("A remark. Another &amp; last one.", "<p>what it is</p>")
        .contains("data:image/svg+xml;base64,PHN2Zy8+", "<tr class=\"own\">")
        .containsOnlyOnce("<html")
        .doesNotContain("http");
  }

  @Test
  void rowMustFitItsColumns() {
    assertThatThrownBy(() -> View.of("x", "", List.of("a", "b")).row(List.of("1")).build())
        .hasMessageContaining("a row of 1 under 2 columns");
  }

  @Test
  void numbersThatAreNotThereAreADash() {
    assertThat(Figures.millis(Double.NaN)).isEqualTo("–");
    assertThat(Figures.percent(0.1234)).isEqualTo("12.3 %");
    assertThat(List.of(123.4, 12.34, 1.234, 0.1234))
        .extracting(Figures::millis)
        .containsExactly("123", "12.3", "1.23", "0.123");
  }
}
