package org.eugene.cost;

import java.util.List;

/** The costs that come with Eugene. */
public final class StandardCosts implements CostsProvider {
  @Override
  public List<NamedCosts> costs() {
    return List.of(
        NamedCosts.UNIFORM,
        NamedCosts.PAPER_1,
        NamedCosts.PAPER_2,
        NamedCosts.PAPER_3,
        NamedCosts.ALIGNMENT,
        NamedCosts.CHEMISTRY,
        NamedCosts.SCAFFOLD,
        NamedCosts.GEDLIB_CONSTANT,
        NamedCosts.GEDLIB_CHEM_1,
        NamedCosts.GEDLIB_CHEM_2,
        NamedCosts.GEDLIB_LETTER,
        NamedCosts.GEDLIB_GREC_1,
        NamedCosts.GEDLIB_GREC_2,
        NamedCosts.GEDLIB_PROTEIN,
        NamedCosts.GEDLIB_FINGERPRINT,
        NamedCosts.GEDLIB_CMU);
  }
}
