package org.eugene.testkit;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * Lopsided costs for any labels: every price is drawn from what is asked, so insertion differs from
 * deletion and a substitution from the way back.
 *
 * @param seed decides all prices
 * @param palette what prices look like
 * @param limit whether a substitution may cost more than deleting and inserting
 * @param selfPriced whether substituting a label by itself may cost something too
 */
public record RandomCosts(long seed, Palette palette, Limit limit, boolean selfPriced)
    implements EditCosts {

  /** The numbers that prices are drawn from. */
  public enum Palette {
    /** 0 to 4: many ties. */
    SMALL_INTEGERS,
    /** Multiples of 0.275, as GEDLIB's CHEM_2 has them. */
    CHEM_DECIMALS,
    /** Up to three decimals. */
    DECIMALS,
    /** Square roots, of which nine digits count. */
    IRRATIONAL
  }

  /** How dear a substitution may be. */
  public enum Limit {
    /** As it is drawn. */
    NONE,
    /** At most deletion plus insertion. */
    DELETE_AND_INSERT
  }

  /** Any of the kinds that there are, constant ones included. */
  public static EditCosts any(Random random) {
    return random.nextInt(4) == 0
        ? constant(random)
        : new RandomCosts(random.nextLong(), pick(random), limit(random), random.nextInt(10) == 0);
  }

  /** As {@link #any}, but what is already right costs nothing. */
  public static EditCosts freeWhenEqual(Random random) {
    return random.nextInt(4) == 0
        ? constant(random)
        : new RandomCosts(random.nextLong(), pick(random), limit(random), false);
  }

  private static Palette pick(Random random) {
    return Palette.values()[random.nextInt(Palette.values().length)];
  }

  private static Limit limit(Random random) {
    return random.nextBoolean() ? Limit.NONE : Limit.DELETE_AND_INSERT;
  }

  /** Constant prices are given, hence exact. */
  private static EditCosts constant(Random random) {
    Palette drawn = pick(random);
    Palette palette = drawn == Palette.IRRATIONAL ? Palette.DECIMALS : drawn;
    double[] p = random.longs(6).mapToDouble(s -> price(palette, s)).toArray();
    return new ConstantCosts(p[0], p[1], p[2], p[3], p[4], p[5]);
  }

  @Override
  public OptionalInt decimals() {
    return OptionalInt.of(9);
  }

  @Override
  public double deleteVertex(Label a) {
    return price("delete vertex", a);
  }

  @Override
  public double insertVertex(Label b) {
    return price("insert vertex", b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return substitute("substitute vertex", a, b, deleteVertex(a) + insertVertex(b));
  }

  @Override
  public double deleteEdge(Label a) {
    return price("delete edge", a);
  }

  @Override
  public double insertEdge(Label b) {
    return price("insert edge", b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return substitute("substitute edge", a, b, deleteEdge(a) + insertEdge(b));
  }

  private double substitute(String edit, Label a, Label b, double deleteAndInsert) {
    if (!selfPriced && a.equals(b)) {
      return 0;
    }
    double drawn = price(edit, a, b);
    return limit == Limit.NONE ? drawn : Math.min(drawn, deleteAndInsert);
  }

  private double price(String edit, Label... labels) {
    return price(
        palette, seed ^ 0x9E3779B97F4A7C15L * (31 * edit.hashCode() + Arrays.hashCode(labels)));
  }

  private static double price(Palette palette, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return switch (palette) {
      case SMALL_INTEGERS -> random.nextInt(5);
      case CHEM_DECIMALS -> random.nextInt(13) * 275 / 1000.0;
      case DECIMALS -> random.nextInt(4001) / 1000.0;
      case IRRATIONAL -> Math.sqrt(random.nextInt(17));
    };
  }
}
