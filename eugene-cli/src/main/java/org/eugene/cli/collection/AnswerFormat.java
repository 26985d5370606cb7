package org.eugene.cli.collection;

import org.eugene.report.AnswerWriter;
import org.eugene.report.csv.AnswerCsv;
import org.eugene.report.json.AnswerJson;
import org.eugene.report.text.AnswerText;

/** How answers to a search are told. */
enum AnswerFormat {
  TEXT,
  CSV,
  JSON,
  HTML;

  /**
   * @param several whether there is more than one query
   */
  AnswerWriter writer(boolean several) {
    return switch (this) {
      case TEXT -> new AnswerText();
      case CSV -> new AnswerCsv(several);
      case JSON -> new AnswerJson(several);
      case HTML -> throw new IllegalStateException("a page is written whole");
    };
  }
}
