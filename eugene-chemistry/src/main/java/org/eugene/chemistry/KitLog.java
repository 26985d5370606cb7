package org.eugene.chemistry;

import org.openscience.cdk.tools.ILoggingTool;
import org.openscience.cdk.tools.LoggingToolFactory;

/**
 * Where the kit's own remarks go. That is for the program to say, and a library changes nothing
 * about it. A program that wants none of them, with the system property {@code
 * org.eugene.chemistry.log=none}, starts quicker: to find out that there is no bridge to another
 * logger, the kit has Java open every jar of the class path.
 */
public final class KitLog implements ILoggingTool {
  private static final String PROPERTY = "org.eugene.chemistry.log";

  private KitLog() {}

  /** Does what the program said, if it said anything; before the kit's first class is used. */
  static void settle() {
    if (System.getProperty(PROPERTY, "").equals("none")
        && LoggingToolFactory.getLoggingToolClass() == null) {
      LoggingToolFactory.setLoggingToolClass(KitLog.class);
    }
  }

  /** Called by the kit, by this name, which is why anybody can. */
  public static ILoggingTool create(Class<?> sourceClass) {
    return new KitLog();
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
    return FATAL;
  }
}
