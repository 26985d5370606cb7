package org.eugene.bench.table;

import java.util.List;

/** The constants of the engine, as far as it lets others change them. */
final class EngineConstants {
  private EngineConstants() {}

  /** None yet: the engine's options are its effort and its seed. */
  static List<Constant> all() {
    return List.of();
  }
}
