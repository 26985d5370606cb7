package org.eugene.cli.collection;

import org.eugene.report.GroupWriter;
import org.eugene.report.csv.CsvIds;
import org.eugene.report.csv.GroupCsv;
import org.eugene.report.json.GroupJson;
import org.eugene.report.text.GroupText;

/** How groups are told. */
enum GroupFormat {
  TEXT,
  CSV,
  JSON,
  HTML;

  /**
   * @param ids how ids stand in CSV
   */
  GroupWriter writer(CsvIds ids) {
    return switch (this) {
      case TEXT -> new GroupText();
      case CSV -> new GroupCsv(ids);
      case JSON -> new GroupJson();
      case HTML -> throw new IllegalStateException("a page needs more than the groups");
    };
  }
}
