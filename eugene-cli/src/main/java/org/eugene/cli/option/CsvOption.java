package org.eugene.cli.option;

import org.eugene.report.csv.CsvIds;
import picocli.CommandLine.Option;

/** Whether CSV is made for spreadsheets, which take some ids for formulas and run them. */
public final class CsvOption {
  @Option(
      names = "--defuse",
      description =
          "in CSV, an apostrophe before ids that spreadsheets would run: = + - @ in front")
  private boolean defuse;

  public CsvIds ids() {
    return defuse ? CsvIds.DEFUSED : CsvIds.PLAIN;
  }
}
