package org.eugene.cli.collection;

import org.eugene.search.Wanted;

/** How answers to a search are told. */
enum AnswerFormat {
  TEXT,
  CSV,
  JSON;

  /**
   * @param graphs how many there are in the collection
   * @param several whether there is more than one query
   */
  AnswerWriter writer(Wanted wanted, int graphs, boolean several) {
    return switch (this) {
      case TEXT -> new AnswerText(wanted, graphs);
      case CSV -> new AnswerCsv(several);
      case JSON -> new AnswerJson(several);
    };
  }
}
