package org.eugene.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Costs that can be asked for by name. The constants are ours; a {@link CostsProvider} brings
 * others.
 *
 * @param name as typed
 * @param description one line on what they charge
 * @param ranksLabels whether the factory looks at the numbers of labels
 * @param factory makes the costs; whoever does not rank labels is given no numbers
 */
public record NamedCosts(
    String name,
    String description,
    boolean ranksLabels,
    Function<LabelNumbering, EditCosts> factory) {
  public static final NamedCosts UNIFORM =
      new NamedCosts(
          "uniform", "every edit costs 1, relabelling included", ConstantCosts.uniform());

  public static final NamedCosts PAPER_1 =
      new NamedCosts(
          "paper-1",
          "insert a vertex 3, delete one 1, edges 2, relabelling free",
          new ConstantCosts(3, 1, 0, 2, 2, 0));

  public static final NamedCosts PAPER_2 =
      new NamedCosts(
          "paper-2",
          "as paper-1, but relabelling a vertex costs 1 to the next label in the ranking, else 2",
          true,
          RankedCosts::new);

  public static final NamedCosts PAPER_3 =
      new NamedCosts(
          "paper-3",
          "insert or delete a vertex or an edge 1, relabelling free",
          new ConstantCosts(1, 1, 0, 1, 1, 0));

  public static final NamedCosts ALIGNMENT =
      new NamedCosts(
          "alignment",
          "vertices free, inserting or deleting an edge 1",
          new ConstantCosts(0, 0, 0, 1, 1, 0));

  public static final NamedCosts CHEMISTRY =
      new NamedCosts(
          "chemistry",
          "atoms by electronegativity and bond multiplicity, bonds 1",
          new ChemistryCosts());

  public static final NamedCosts SCAFFOLD =
      new NamedCosts(
          "scaffold",
          "molecules: atoms 1, another element 3, bonds 4, another bond order 1",
          new ConstantCosts(1, 1, 3, 4, 4, 1));

  public static final NamedCosts GEDLIB_CONSTANT =
      new NamedCosts("gedlib-constant", "GEDLIB's CONSTANT: every edit 1", ConstantCosts.uniform());

  public static final NamedCosts GEDLIB_CHEM_1 =
      new NamedCosts(
          "gedlib-chem-1",
          "GEDLIB's CHEM_1: vertices 4, other element 2, bonds 1",
          GedlibCosts.chem1());

  public static final NamedCosts GEDLIB_CHEM_2 =
      new NamedCosts(
          "gedlib-chem-2",
          "GEDLIB's CHEM_2: vertices 2.75, other element 5.5, bonds 0.825",
          GedlibCosts.chem2());

  public static final NamedCosts GEDLIB_LETTER =
      new NamedCosts(
          "gedlib-letter",
          "GEDLIB's LETTER: vertices 0.675 or 0.75 of their distance to 9 digits, edges 0.425",
          GedlibCosts.letter());

  public static final NamedCosts GEDLIB_GREC_1 =
      new NamedCosts(
          "gedlib-grec-1",
          "GEDLIB's GREC_1: vertices 45, other type 90, else half their distance to 9 digits; edges by frequency",
          GedlibCosts.grec1());

  public static final NamedCosts GEDLIB_GREC_2 =
      new NamedCosts(
          "gedlib-grec-2",
          "GEDLIB's GREC_2: as GREC_1, edges by the types they have in common",
          GedlibCosts.grec2());

  public static final NamedCosts GEDLIB_PROTEIN =
      new NamedCosts(
          "gedlib-protein",
          "GEDLIB's PROTEIN: vertices 8.25, other type 16.5, else by their sequences; edges by types",
          GedlibCosts.protein());

  public static final NamedCosts GEDLIB_FINGERPRINT =
      new NamedCosts(
          "gedlib-fingerprint",
          "GEDLIB's FINGERPRINT: vertices 0.525, edges 0.125 or by their orientations to 9 digits",
          GedlibCosts.fingerprint());

  public static final NamedCosts GEDLIB_CMU =
      new NamedCosts(
          "gedlib-cmu",
          "GEDLIB's CMU: vertices 50000, edges half their length or its difference to 7 digits",
          GedlibCosts.cmu());

  /** Costs that need no numbers of labels. */
  public NamedCosts(String name, String description, EditCosts costs) {
    this(name, description, false, numbering -> costs);
  }

  /** All that the modules on the class path offer, as their providers list them. */
  public static List<NamedCosts> all() {
    List<NamedCosts> all = new ArrayList<>();
    for (CostsProvider provider : ServiceLoader.load(CostsProvider.class)) {
      all.addAll(provider.costs());
    }
    return List.copyOf(all);
  }

  /** The costs of this name. */
  public static NamedCosts named(String name) {
    return all().stream()
        .filter(costs -> costs.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there are no costs named "
                        + name
                        + "; there are "
                        + all().stream().map(NamedCosts::name).collect(Collectors.joining(", "))));
  }

  /** These costs, with label numbers for those that rank labels. */
  public EditCosts costs(LabelNumbering numbering) {
    return factory.apply(numbering);
  }

  /** These costs, for those that do not rank labels. */
  public EditCosts costs() {
    if (ranksLabels) {
      throw new IllegalArgumentException(name + " ranks labels; give a label numbering");
    }
    return factory.apply(LabelNumbering.of(List.of()));
  }
}
