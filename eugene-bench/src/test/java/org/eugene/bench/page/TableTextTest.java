package org.eugene.bench.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eugene.bench.table.Picture;
import org.junit.jupiter.api.Test;

class TableTextTest {
  private static final String MARKDOWN =
      """
      | method | a, b | <c> |
      |---|---|---|
      | m-adam | 1.00 (0.33) | 2 |
      | eugene | 0 |  |

      A remark.
      """;

  @Test
  void columnsStandSideBySide() {
    assertThat(TableText.of(MARKDOWN).text())
        .isEqualTo(
            """
            method         a, b  <c>
            ------------------------
            m-adam  1.00 (0.33)    2
            eugene            0

            A remark.
            """);
  }

  @Test
  void fieldsWithCommasAreQuoted() {
    assertThat(TableText.of(MARKDOWN).csv())
        .isEqualTo("method,\"a, b\",<c>\nm-adam,1.00 (0.33),2\neugene,0,\n");
  }

  @Test
  void pageHasEverythingInside() {
    Picture picture = new Picture("frontier", "A \"caption\"", "<svg/>", new byte[0]);
    String page =
        HtmlPage.of(List.of(new HtmlPage.Section("x", "what it is", MARKDOWN, List.of(picture))));

    assertThat(page)
        .contains("<th>&lt;c&gt;</th>", "<td>1.00 (0.33)</td>", "A remark.", "&quot;caption&quot;")
        .contains("data:image/svg+xml;base64,PHN2Zy8+", "<tr class=\"own\">")
        .doesNotContain("http");
  }
}
