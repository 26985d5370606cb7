package org.eugene.testkit;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * Lopsided decimal prices of any magnitude, from a billionth to a trillion: every price is drawn
 * from what is asked, some are nothing, some are so dear that nobody would pay them.
 *
 * @param seed decides all prices
 * @param lowest smallest power of ten that a price is a multiple of
 * @param highest largest
 * @param digits prices are whole multiples of these powers below 10^digits
 * @param selfPriced whether substituting a label by itself costs something too
 */
public record NastyCosts(long seed, int lowest, int highest, int digits, boolean selfPriced)
    implements EditCosts {
  private static final int LEAST = -9;
  private static final int MOST = 12;

  /** Half of them near one magnitude, the others spread over a few. */
  public static NastyCosts any(Random random) {
    int lowest = LEAST + random.nextInt(MOST - LEAST + 1);
    int spread = random.nextBoolean() ? 0 : random.nextInt(22);
    return new NastyCosts(
        random.nextLong(),
        lowest,
        Math.min(MOST, lowest + spread),
        1 + random.nextInt(4),
        random.nextInt(8) == 0);
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
    return substitute("substitute vertex", a, b);
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
    return substitute("substitute edge", a, b);
  }

  private double substitute(String edit, Label a, Label b) {
    return a.equals(b) && !selfPriced ? 0 : price(edit, a, b);
  }

  private double price(String edit, Label... labels) {
    SplittableRandom random =
        new SplittableRandom(
            seed ^ 0x9E3779B97F4A7C15L * (31 * edit.hashCode() + Arrays.hashCode(labels)));
    if (random.nextInt(8) == 0) {
      return 0;
    }
    int power = lowest + random.nextInt(highest - lowest + 1);
    int number = 1 + random.nextInt((int) Math.pow(10, digits) - 1);
    return BigDecimal.valueOf(number).scaleByPowerOfTen(power).doubleValue();
  }
}
