package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineFieldsTest {
  private static List<String> fields(String line, String separators) throws IOException {
    LineScanner lines = GraphInput.ofText("test", line, ReadOptions.defaults()).lines();
    lines.next();
    return LineFields.of(lines, separators);
  }

  @Test
  void theSeparatorIsTheFirstThatOccurs() throws IOException {
    assertThat(fields("a b\tc", ",")).containsExactly("a", "b", "c");
    assertThat(fields("a b , c;d", ",;")).containsExactly("a b", "c;d");
    assertThat(fields("ann lee\tbob", ",;\t")).containsExactly("ann lee", "bob");
    assertThat(fields("  a   b  ", ",")).containsExactly("a", "b");
  }

  @Test
  void emptyFieldsAreFields() throws IOException {
    assertThat(fields("a,,b,", ",")).containsExactly("a", "", "b", "");
    assertThat(fields("a,\"\"", ",")).containsExactly("a", "");
    assertThat(fields("one", ",")).containsExactly("one");
  }

  @Test
  void quotesProtectSeparators() throws IOException {
    assertThat(fields("\"a, b\" , \"say \"\"c\"\"\"", ",")).containsExactly("a, b", "say \"c\"");
    assertThat(fields("\"a b\" c", ",")).containsExactly("a b", "c");
    assertThat(fields("\" a \",b", ",")).containsExactly(" a ", "b");
  }

  @Test
  void brokenQuotesAreRefused() {
    assertThatThrownBy(() -> fields("\"a", ",")).hasMessageContaining("line 1: the quoted field");
    assertThatThrownBy(() -> fields("\"a\"b,c", ",")).hasMessageContaining("behind a quoted field");
  }
}
