package org.eugene.chemistry;

import java.util.Objects;

/** What the kit says about a molecule, in one line. */
final class MoleculeErrors {
  private static final int LONGEST = 120;

  private MoleculeErrors() {}

  static String sentence(String what, Throwable refused) {
    String said = Objects.requireNonNullElse(refused.getMessage(), "").strip();
    String line = said.lines().findFirst().orElse(refused.getClass().getSimpleName());
    return "this "
        + what
        + " cannot be read ("
        + (line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line)
        + "); correct or remove it";
  }
}
