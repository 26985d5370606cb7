package org.eugene.cli.collection;

import org.eugene.report.GroupWriter;
import org.eugene.report.csv.GroupCsv;
import org.eugene.report.text.GroupText;

/** How groups are told. */
enum GroupFormat {
  TEXT(new GroupText()),
  CSV(new GroupCsv());

  private final GroupWriter writer;

  GroupFormat(GroupWriter writer) {
    this.writer = writer;
  }

  GroupWriter writer() {
    return writer;
  }
}
