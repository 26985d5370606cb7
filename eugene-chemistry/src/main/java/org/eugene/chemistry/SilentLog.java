package org.eugene.chemistry;

import org.openscience.cdk.tools.ILoggingTool;
import org.openscience.cdk.tools.LoggingToolFactory;

/** Keeps the kit from talking: what is wrong with a molecule is said in an exception. */
public final class SilentLog implements ILoggingTool {
  private SilentLog() {}

  /** Called by the kit for each of its classes. */
  public static ILoggingTool create(Class<?> ignored) {
    return new SilentLog();
  }

  static void install() {
    LoggingToolFactory.setLoggingToolClass(SilentLog.class);
  }

  @Override
  public void dumpSystemProperties() {}

  @Override
  public void setStackLength(int length) {}

  @Override
  public void dumpClasspath() {}

  @Override
  public void debug(Object object) {}

  @Override
  public void debug(Object object, Object... objects) {}

  @Override
  public void error(Object object) {}

  @Override
  public void error(Object object, Object... objects) {}

  @Override
  public void fatal(Object object) {}

  @Override
  public void info(Object object) {}

  @Override
  public void info(Object object, Object... objects) {}

  @Override
  public void warn(Object object) {}

  @Override
  public void warn(Object object, Object... objects) {}

  @Override
  public boolean isDebugEnabled() {
    return false;
  }

  @Override
  public void setLevel(int level) {}

  @Override
  public int getLevel() {
    return ILoggingTool.OFF;
  }
}
