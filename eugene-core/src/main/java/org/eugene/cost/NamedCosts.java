package org.eugene.cost;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The costs that can be asked for by name. */
public enum NamedCosts {
  UNIFORM("uniform", "every edit costs 1, relabelling included", n -> ConstantCosts.uniform()),
  PAPER_1(
      "paper-1",
      "insert a vertex 3, delete one 1, edges 2, relabelling free",
      n -> new ConstantCosts(3, 1, 0, 2, 2, 0)),
  PAPER_2(
      "paper-2",
      "as paper-1, but relabelling a vertex costs 1 to the next label in the ranking, else 2",
      RankedCosts::new),
  PAPER_3(
      "paper-3",
      "insert or delete a vertex or an edge 1, relabelling free",
      n -> new ConstantCosts(1, 1, 0, 1, 1, 0)),
  ALIGNMENT(
      "alignment",
      "vertices free, inserting or deleting an edge 1",
      n -> new ConstantCosts(0, 0, 0, 1, 1, 0)),
  CHEMISTRY(
      "chemistry",
      "atoms by electronegativity and bond multiplicity, bonds 1",
      n -> new ChemistryCosts()),
  GEDLIB_CONSTANT(
      "gedlib-constant", "GEDLIB's CONSTANT: every edit 1", n -> ConstantCosts.uniform()),
  GEDLIB_CHEM_1(
      "gedlib-chem-1",
      "GEDLIB's CHEM_1: vertices 4, other element 2, bonds 1",
      n -> GedlibCosts.chem1()),
  GEDLIB_CHEM_2(
      "gedlib-chem-2",
      "GEDLIB's CHEM_2: vertices 2.75, other element 5.5, bonds 0.825",
      n -> GedlibCosts.chem2()),
  GEDLIB_LETTER(
      "gedlib-letter",
      "GEDLIB's LETTER: vertices 0.675 or 0.75 of their distance, edges 0.425",
      n -> GedlibCosts.letter()),
  GEDLIB_GREC_1(
      "gedlib-grec-1",
      "GEDLIB's GREC_1: vertices 45, other type 90, else half their distance; edges by frequency",
      n -> GedlibCosts.grec1()),
  GEDLIB_GREC_2(
      "gedlib-grec-2",
      "GEDLIB's GREC_2: as GREC_1, edges by the types they have in common",
      n -> GedlibCosts.grec2()),
  GEDLIB_PROTEIN(
      "gedlib-protein",
      "GEDLIB's PROTEIN: vertices 8.25, other type 16.5, else by their sequences; edges by types",
      n -> GedlibCosts.protein()),
  GEDLIB_FINGERPRINT(
      "gedlib-fingerprint",
      "GEDLIB's FINGERPRINT: vertices 0.525, edges 0.125 or by their orientations",
      n -> GedlibCosts.fingerprint()),
  GEDLIB_CMU(
      "gedlib-cmu",
      "GEDLIB's CMU: vertices 50000, edges half their length or its difference",
      n -> GedlibCosts.cmu());

  private final String label;
  private final String description;
  private final Function<LabelNumbering, EditCosts> factory;

  NamedCosts(String label, String description, Function<LabelNumbering, EditCosts> factory) {
    this.label = label;
    this.description = description;
    this.factory = factory;
  }

  /** The costs of this name. */
  public static NamedCosts named(String name) {
    return Arrays.stream(values())
        .filter(costs -> costs.label.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there are no costs named "
                        + name
                        + "; there are "
                        + Arrays.stream(values())
                            .map(c -> c.label)
                            .collect(Collectors.joining(", "))));
  }

  /** The name, as typed. */
  public String label() {
    return label;
  }

  /** One line on what they charge. */
  public String description() {
    return description;
  }

  /** Whether {@link #costs} looks at the numbering of labels. */
  public boolean ranksLabels() {
    return this == PAPER_2;
  }

  /** These costs, with label numbers for those that rank labels. */
  public EditCosts costs(LabelNumbering numbering) {
    return factory.apply(numbering);
  }

  /** These costs, for those that do not rank labels. */
  public EditCosts costs() {
    if (ranksLabels()) {
      throw new IllegalArgumentException(label + " ranks labels; give a label numbering");
    }
    return factory.apply(LabelNumbering.of(java.util.List.of()));
  }
}
