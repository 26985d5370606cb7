package org.eugene.report.csv;

/** How ids stand in CSV. */
public enum CsvIds {
  /** As they are. */
  PLAIN,

  /**
   * With an apostrophe before those that a spreadsheet would take for formulas: they begin with =,
   * +, -, @, a tab or a carriage return.
   */
  DEFUSED;

  private static final String DANGEROUS = "=+-@\t\r";

  /** An id as a field. */
  public String of(String id) {
    boolean defused = this == DEFUSED && !id.isEmpty() && DANGEROUS.indexOf(id.charAt(0)) >= 0;
    return defused ? "'" + id : id;
  }
}
