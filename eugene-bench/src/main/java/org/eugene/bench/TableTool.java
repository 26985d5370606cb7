package org.eugene.bench;

import java.io.PrintWriter;
import java.util.spi.ToolProvider;

/** The tables for whoever has this module on the class path, such as {@code eugene table}. */
public final class TableTool implements ToolProvider {
  @Override
  public String name() {
    return "eugene-table";
  }

  @Override
  public int run(PrintWriter out, PrintWriter err, String... args) {
    return Main.tableLine(out, err).execute(args);
  }
}
