package org.eugene.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eugene.testkit.RandomGraphs;

/**
 * Makes false certificates out of true ones: a worse mapping with its right price, a bound above
 * the distance, and then changes to the proof, the question or the plain text, sealed anew. Numbers
 * are taken from where arithmetic goes wrong.
 */
final class Forger {
  private static final Pattern NUMBER = Pattern.compile("(?<![0-9a-f.-])-?\\d+(?![0-9a-f.])");

  /** Ends of the ranges, powers, and numbers whose products or differences are such. */
  private static final long[] EXTREMES = {
    0,
    1,
    -1,
    2,
    3,
    511,
    18049651735527937L, // 511 times this is the largest long
    4294967295L,
    4294967297L,
    3037000500L, // its square is just beyond the largest long
    1L << 31,
    (1L << 31) - 1,
    -(1L << 31),
    1L << 32,
    1L << 44,
    1L << 52,
    1L << 53,
    (1L << 53) + 1,
    1L << 55,
    1L << 59,
    1L << 60,
    -(1L << 60),
    (1L << 60) + 1,
    1L << 62,
    -(1L << 62),
    Long.MAX_VALUE,
    Long.MAX_VALUE - 1,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };

  private final Random random;
  private final Certificate honest;
  private final int order; // rows and columns, dummies included
  private final int rows;

  Forger(Certificate honest, Random random) {
    this.random = random;
    this.honest = honest;
    this.order = Math.max(1, Board.order(honest.pair()));
    this.rows = Math.min(honest.pair().sourceOrder(), honest.pair().targetOrder());
  }

  /** A text that claims something else than the certificate, or the same for other reasons. */
  String forged() {
    Certificate forged = honest;
    if (random.nextInt(4) > 0) {
      forged = claimingMore();
    }
    for (int change = random.nextInt(4); change > 0; change--) {
      forged = random.nextInt(3) == 0 ? withOtherQuestion(forged) : withOtherProof(forged);
    }
    if (random.nextInt(8) == 0) {
      forged = repriced(forged); // lest every change of a price is found by the mapping's
    }
    String text = CertificateText.write(forged);
    for (int change = random.nextInt(3); change > 0; change--) {
      text = random.nextInt(6) == 0 ? withOtherLines(text) : withOtherNumber(text);
    }
    return random.nextInt(50) == 0 ? corrupted(text) : sealed(text);
  }

  static String sealed(String text) {
    String body = text.substring(0, text.lastIndexOf("\nseal") + 1);
    return body + "seal " + CertificateText.digest(body) + "\n";
  }

  // ---- Claims

  private Certificate claimingMore() {
    int[] image = honest.image().clone();
    for (int i = 0; i < image.length; i++) {
      if (random.nextInt(3) == 0) {
        image[i] = -1;
      } else {
        int other = random.nextInt(image.length);
        int kept = image[i];
        image[i] = image[other];
        image[other] = kept;
      }
    }
    long upper = Judge.price(honest.pair(), image);
    long room = Math.max(0, upper - honest.lower());
    long more = random.nextBoolean() ? 1 : (long) (room * random.nextDouble());
    return new Certificate(
        honest.pair(), image, upper, Math.min(upper, honest.lower() + more), honest.proof());
  }

  private static Certificate repriced(Certificate lie) {
    try {
      long upper = Judge.price(lie.pair(), lie.image());
      return new Certificate(
          lie.pair(), lie.image(), upper, Math.min(upper, lie.lower()), lie.proof());
    } catch (ArithmeticException | IndexOutOfBoundsException beyond) {
      return lie;
    }
  }

  // ---- The question

  private Certificate withOtherQuestion(Certificate lie) {
    PricedPair pair = lie.pair();
    long[][] vertex = copy(pair.vertexPrices());
    long[][] edge = copy(pair.edgePrices());
    int[][] source = copy(pair.sourceEdges());
    int[][] target = copy(pair.targetEdges());
    boolean directed = pair.directed();
    switch (random.nextInt(6)) {
      case 0 -> any(vertex)[random.nextInt(vertex[0].length)] = number();
      case 1 -> any(edge)[random.nextInt(edge[0].length)] = number();
      case 2 -> source = withOtherEdges(source, vertex.length - 1);
      case 3 -> target = withOtherEdges(target, vertex[0].length - 1);
      case 4 -> vertex[random.nextInt(vertex.length)] = any(vertex).clone(); // twins
      default -> directed = !directed;
    }
    return new Certificate(
        new PricedPair(
            pair.source(),
            pair.target(),
            pair.costs(),
            pair.unitMultiple(),
            pair.unitDigits(),
            directed,
            vertex,
            edge,
            source,
            target),
        lie.image(),
        lie.upper(),
        lie.lower(),
        lie.proof());
  }

  private int[][] withOtherEdges(int[][] edges, int order) {
    List<int[]> list = new ArrayList<>(Arrays.asList(edges));
    if (list.isEmpty() || random.nextInt(3) == 0) {
      list.add(new int[] {random.nextInt(order + 1), random.nextInt(order + 1), 0});
    } else if (random.nextBoolean()) {
      list.remove(random.nextInt(list.size()));
    } else {
      list.get(random.nextInt(list.size()))[random.nextInt(2)] = random.nextInt(order + 1);
    }
    return list.toArray(int[][]::new);
  }

  private static long[][] copy(long[][] table) {
    return Arrays.stream(table).map(long[]::clone).toArray(long[][]::new);
  }

  private static int[][] copy(int[][] table) {
    return Arrays.stream(table).map(int[]::clone).toArray(int[][]::new);
  }

  private long[] any(long[][] table) {
    return table[random.nextInt(table.length)];
  }

  private long number() {
    return switch (random.nextInt(3)) {
      case 0 -> random.nextInt(8);
      case 1 -> random.nextInt(20000) - 5000L;
      default -> EXTREMES[random.nextInt(EXTREMES.length)] + random.nextInt(2);
    };
  }

  // ---- The proof

  private Certificate withOtherProof(Certificate lie) {
    Proof proof = lie.proof();
    Proof other =
        switch (random.nextInt(12)) {
          case 0 -> with(proof, !proof.rowsAreTarget(), proof.grain(), proof.root());
          case 1 -> with(proof, proof.rowsAreTarget(), number(), proof.root());
          case 2, 3 -> with(proof, proof.rowsAreTarget(), proof.grain(), nearlyAllCases(0));
          case 4, 5 -> withOtherSymmetries(proof);
          default ->
              with(proof, proof.rowsAreTarget(), proof.grain(), withOtherItems(proof.root()));
        };
    return new Certificate(lie.pair(), lie.image(), lie.upper(), lie.lower(), other);
  }

  private static Proof with(Proof proof, boolean rowsAreTarget, long grain, Proof.Node root) {
    return new Proof(rowsAreTarget, grain, proof.rowSymmetries(), proof.columnSymmetries(), root);
  }

  private Proof withOtherSymmetries(Proof proof) {
    return new Proof(
        proof.rowsAreTarget(),
        proof.grain(),
        withOtherSymmetries(proof.rowSymmetries()),
        withOtherSymmetries(proof.columnSymmetries()),
        proof.root());
  }

  private List<int[]> withOtherSymmetries(List<int[]> symmetries) {
    List<int[]> other = new ArrayList<>(symmetries);
    if (other.isEmpty() || random.nextBoolean()) {
      other.add(anySymmetry());
    } else if (random.nextBoolean()) {
      other.remove(random.nextInt(other.size()));
    } else {
      int[] changed = other.get(0).clone();
      changed[random.nextInt(changed.length)] = random.nextInt(order);
      other.set(0, changed);
    }
    return other;
  }

  /** A circle of some rows or columns. */
  private int[] anySymmetry() {
    int most = Math.max(1, random.nextInt(4) == 0 ? order : rows);
    int[] places = RandomGraphs.permutation(most, random);
    int length = Math.min(most, 2 + random.nextInt(3));
    int[] pairs = new int[2 * length];
    for (int at = 0; at < length; at++) {
      pairs[2 * at] = places[at];
      pairs[2 * at + 1] = places[(at + 1) % length];
    }
    return pairs;
  }

  /** Every row to every column, but for some that are passed over in silence. */
  private Proof.Node nearlyAllCases(int row) {
    List<Proof.Item> items = new ArrayList<>();
    if (random.nextInt(4) == 0 && !honest.proof().root().items().isEmpty()) {
      List<Proof.Item> all = honest.proof().root().items();
      items.add(all.get(random.nextInt(all.size())));
    }
    for (int column = 0; row < rows && order <= 5 && column < order; column++) {
      if (random.nextInt(6) > 0) {
        items.add(new Proof.Child(row, column, nearlyAllCases(row + 1)));
      }
    }
    return new Proof.Node(items);
  }

  private Proof.Node withOtherItems(Proof.Node node) {
    List<Proof.Item> items = new ArrayList<>(node.items());
    if (items.isEmpty() || random.nextInt(5) == 0) {
      items.add(random.nextInt(items.size() + 1), anyItem());
      return new Proof.Node(items);
    }
    int at = random.nextInt(items.size());
    Proof.Item item = items.get(at);
    switch (random.nextInt(5)) {
      case 0 -> items.remove(at);
      case 1 -> items.add(item);
      case 2 -> {
        items.remove(at);
        items.add(random.nextInt(items.size() + 1), item);
      }
      default -> items.set(at, withOtherNumbers(item));
    }
    return new Proof.Node(items);
  }

  private Proof.Item anyItem() {
    int row = random.nextInt(order);
    int column = random.nextInt(order);
    return switch (random.nextInt(3)) {
      case 0 -> new Proof.Crowded(random.ints(random.nextInt(order), 0, order).toArray());
      case 1 -> new Proof.Step(new long[0], random.longs(order, -9000, 9000).toArray());
      default -> {
        List<Proof.Item> inner = new ArrayList<>();
        for (int count = random.nextInt(3); count > 0; count--) {
          inner.add(anyItem());
        }
        yield new Proof.Child(row, column, new Proof.Node(inner));
      }
    };
  }

  private Proof.Item withOtherNumbers(Proof.Item item) {
    if (item instanceof Proof.Step step) {
      long[] changes = step.changes().clone();
      long[] prices = step.columnPrices().clone();
      if (changes.length > 0 && random.nextBoolean()) {
        changes[random.nextInt(changes.length / 4) * 4 + 3] = number();
      } else if (prices.length > 0) {
        long price = number();
        int count = random.nextBoolean() ? 1 : prices.length;
        for (int change = 0; change < count; change++) {
          prices[count == 1 ? random.nextInt(prices.length) : change] = price;
        }
      }
      return new Proof.Step(changes, prices);
    }
    if (item instanceof Proof.Child child) {
      return random.nextBoolean()
          ? new Proof.Child(child.row(), child.column(), withOtherItems(child.node()))
          : new Proof.Child(random.nextInt(order), random.nextInt(order), child.node());
    }
    return anyItem();
  }

  // ---- The text

  private String withOtherNumber(String text) {
    int from = text.indexOf("\nunit");
    int to = text.lastIndexOf("\nseal");
    List<MatchResult> places =
        NUMBER.matcher(text).results().filter(m -> m.start() > from && m.end() <= to).toList();
    MatchResult place = places.get(random.nextInt(places.size()));
    String other =
        switch (random.nextInt(8)) {
          case 0 -> "9223372036854775808";
          case 1 -> "0" + place.group();
          case 2 -> String.valueOf(parsed(place.group()) + 1);
          case 3 -> String.valueOf(parsed(place.group()) - 1);
          default -> String.valueOf(number());
        };
    return text.substring(0, place.start()) + other + text.substring(place.end());
  }

  private static long parsed(String digits) {
    return digits.length() > 18 ? 0 : Long.parseLong(digits);
  }

  /** A line dropped, repeated or moved. */
  private String withOtherLines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n")));
    int at = 1 + random.nextInt(lines.size() - 2);
    switch (random.nextInt(3)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(at));
      default -> lines.add(1 + random.nextInt(lines.size() - 2), lines.remove(at));
    }
    return String.join("\n", lines) + "\n";
  }

  /** A character changed, anywhere, and not sealed. */
  private String corrupted(String text) {
    int at = random.nextInt(text.length());
    return text.substring(0, at) + (char) random.nextInt(200) + text.substring(at + 1);
  }
}
