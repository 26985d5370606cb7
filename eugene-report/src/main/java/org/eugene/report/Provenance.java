package org.eugene.report;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How an answer came about, for pages that are looked at when nobody remembers.
 *
 * @param command what was typed; empty if nobody typed anything
 * @param version of the program
 * @param settings what decides the answer, by name: seed, reading options
 */
public record Provenance(String command, String version, Map<String, String> settings) {
  /** Nothing is known. */
  public static final Provenance UNKNOWN = new Provenance("", "", Map.of());

  /** Keeps a copy of the settings, in their order. */
  public Provenance {
    settings = new LinkedHashMap<>(settings);
  }

  /** Whether there is a command to tell. */
  public boolean isKnown() {
    return !command.isEmpty();
  }
}
