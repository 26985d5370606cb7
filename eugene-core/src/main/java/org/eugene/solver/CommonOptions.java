package org.eugene.solver;

/** Options that several methods have, declared once so that they mean the same everywhere. */
public final class CommonOptions {
  /** How much work is planned. */
  public static final MethodOption<Effort> EFFORT =
      MethodOption.choice(
          "effort", "planned amount of work, whatever the clock says", Effort.NORMAL);

  /** Where random choices start. */
  public static final MethodOption<Long> SEED =
      MethodOption.whole("seed", "start of every random choice", 1, Long.MIN_VALUE, Long.MAX_VALUE);

  private CommonOptions() {}
}
