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
  /** Every edit costs 1, changing a label included: the default. */
  public static final NamedCosts UNIFORM =
      new NamedCosts(
          "uniform", "every edit costs 1, relabelling included", ConstantCosts.uniform());

  /**
   * Case 1 of the paper: a vertex costs 3 to insert and 1 to delete, an edge 2, labels are free.
   */
  public static final NamedCosts PAPER_1 =
      new NamedCosts(
          "paper-1",
          "insert a vertex 3, delete one 1, edges 2, relabelling free",
          new ConstantCosts(3, 1, 0, 2, 2, 0));

  /** Case 2 of the paper: as case 1, and changing a vertex label costs 1 or 2 by their rank. */
  public static final NamedCosts PAPER_2 =
      new NamedCosts(
          "paper-2",
          "as paper-1, but relabelling a vertex costs 1 to the next label in the ranking, else 2",
          true,
          RankedCosts::new);

  /** Case 3 of the paper: vertices and edges cost 1, labels are free. */
  public static final NamedCosts PAPER_3 =
      new NamedCosts(
          "paper-3",
          "insert or delete a vertex or an edge 1, relabelling free",
          new ConstantCosts(1, 1, 0, 1, 1, 0));

  /** Only edges count, 1 each: the distance is what a graph alignment leaves over. */
  public static final NamedCosts ALIGNMENT =
      new NamedCosts(
          "alignment",
          "vertices free, inserting or deleting an edge 1",
          new ConstantCosts(0, 0, 0, 1, 1, 0));

  /** Atoms by how different their elements are, bonds by their order. */
  public static final NamedCosts CHEMISTRY =
      new NamedCosts(
          "chemistry",
          "atoms by electronegativity and bond multiplicity, bonds 1",
          new ChemistryCosts());

  /** Molecules whose skeleton is to stay together: bonds are dear, atoms at the rim are cheap. */
  public static final NamedCosts SCAFFOLD =
      new NamedCosts(
          "scaffold",
          "molecules: atoms 1, another element 3, bonds 4, another bond order 1",
          new ConstantCosts(1, 1, 3, 4, 4, 1));

  /** GEDLIB's CONSTANT with its default prices, all 1. */
  public static final NamedCosts GEDLIB_CONSTANT =
      new NamedCosts("gedlib-constant", "GEDLIB's CONSTANT: every edit 1", ConstantCosts.uniform());

  /**
   * GEDLIB's CHEM_1, in which vertices are dearer than bonds and a wrong element costs half a
   * vertex.
   */
  public static final NamedCosts GEDLIB_CHEM_1 =
      new NamedCosts(
          "gedlib-chem-1",
          "GEDLIB's CHEM_1: vertices 4, other element 2, bonds 1",
          GedlibCosts.chem1());

  /** GEDLIB's CHEM_2, in which replacing an atom costs as much as changing its element. */
  public static final NamedCosts GEDLIB_CHEM_2 =
      new NamedCosts(
          "gedlib-chem-2",
          "GEDLIB's CHEM_2: vertices 2.75, other element 5.5, bonds 0.825",
          GedlibCosts.chem2());

  /** GEDLIB's LETTER: vertices by the distance of their coordinates. */
  public static final NamedCosts GEDLIB_LETTER =
      new NamedCosts(
          "gedlib-letter",
          "GEDLIB's LETTER: vertices 0.675 or 0.75 of their distance to 9 digits, edges 0.425",
          GedlibCosts.letter());

  /** GEDLIB's GREC_1: corners and ends of technical drawings, edges by how many lines they have. */
  public static final NamedCosts GEDLIB_GREC_1 =
      new NamedCosts(
          "gedlib-grec-1",
          "GEDLIB's GREC_1: vertices 45, other type 90, else half their distance to 9 digits; edges by frequency",
          GedlibCosts.grec1());

  /** GEDLIB's GREC_2: corners and ends of technical drawings, edges by the kinds of their lines. */
  public static final NamedCosts GEDLIB_GREC_2 =
      new NamedCosts(
          "gedlib-grec-2",
          "GEDLIB's GREC_2: as GREC_1, edges by the types they have in common",
          GedlibCosts.grec2());

  /**
   * GEDLIB's PROTEIN: secondary structures by type and by the string distance of their sequences.
   */
  public static final NamedCosts GEDLIB_PROTEIN =
      new NamedCosts(
          "gedlib-protein",
          "GEDLIB's PROTEIN: vertices 8.25, other type 16.5, else by their sequences; edges by types",
          GedlibCosts.protein());

  /** GEDLIB's FINGERPRINT: ridges of the skin, edges by the angle between their orientations. */
  public static final NamedCosts GEDLIB_FINGERPRINT =
      new NamedCosts(
          "gedlib-fingerprint",
          "GEDLIB's FINGERPRINT: vertices 0.525, edges 0.125 or by their orientations to 9 digits",
          GedlibCosts.fingerprint());

  /** GEDLIB's CMU: houses seen from two sides, edges by their length, no vertex lost. */
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
