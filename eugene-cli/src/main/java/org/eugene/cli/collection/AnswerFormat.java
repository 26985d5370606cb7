package org.eugene.cli.collection;

import org.eugene.report.AnswerWriter;
import org.eugene.report.csv.AnswerCsv;
import org.eugene.report.csv.CsvIds;
import org.eugene.report.json.AnswerJson;
import org.eugene.report.text.AnswerText;

/** How answers to a search are told. */
enum AnswerFormat {
  TEXT,
  CSV,
  JSON,
  HTML,
  PARQUET;

  /**
   * @param several whether there is more than one query
   * @param ids how ids stand in CSV
   */
  AnswerWriter writer(boolean several, CsvIds ids) {
    return switch (this) {
      case TEXT -> new AnswerText();
      case CSV -> new AnswerCsv(several, ids);
      case JSON -> new AnswerJson(several);
      case HTML, PARQUET -> throw new IllegalStateException("it is written whole");
    };
  }
}
