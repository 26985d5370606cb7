package org.eugene.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Wanted;
import org.eugene.search.Wanted.Nearest;

/**
 * Queries over parts. For the k nearest, a query goes to the parts in rounds: to one part first,
 * then to {@link #GROWTH} times as many, and so on; the k-th distance of the rounds before is the
 * bound that the parts of a round are told. Queries begin at different parts, so that the first
 * rounds keep all machines busy too. What is done does not depend on how many machines do it.
 */
final class Rounds {
  /** Table rounds measures this against other ways of sharing. */
  static final int GROWTH = 8;

  private final JavaSparkContext spark;
  private final JavaRDD<Part> parts;
  private final int count;
  private final int growth;

  Rounds(JavaSparkContext spark, JavaRDD<Part> parts, int growth) {
    this.spark = spark;
    this.parts = parts;
    this.count = parts.getNumPartitions();
    this.growth = growth;
  }

  /** An answer of a part, its positions those of the whole collection. */
  private record Found(int query, Answer answer) implements Serializable {
    private static final long serialVersionUID = 1;
  }

  /** What the machines keep from round to round. */
  private record Questions(Part queries, SpreadOptions options) implements Serializable {
    private static final long serialVersionUID = 1;
  }

  List<Answer> answer(List<Graph> queries, Wanted wanted, SpreadOptions options) {
    if (queries.isEmpty()) {
      return List.of();
    }
    Broadcast<Questions> questions =
        spark.broadcast(new Questions(new Part(0, GraphCollection.of(queries)), options));
    List<List<Answer>> found = new ArrayList<>();
    queries.forEach(query -> found.add(new ArrayList<>()));
    int[] done = new int[queries.size()];
    int next = wanted instanceof Nearest ? 1 : count;
    while (done[0] < count) {
      Wanted[] asked = new Wanted[queries.size()];
      Arrays.setAll(asked, query -> bounded(wanted, found.get(query)));
      int from = done[0];
      int to = Math.min(count, from + next);
      for (Found each : round(questions, asked, from, to)) {
        found.get(each.query).add(each.answer);
      }
      Arrays.fill(done, to);
      next = growth == Integer.MAX_VALUE ? count : Math.max(next, to * (growth - 1));
    }
    questions.destroy();
    return found.stream().map(answers -> Answer.merged(wanted, answers)).toList();
  }

  /** Asks for nothing beyond the k-th distance so far. */
  private static Wanted bounded(Wanted wanted, List<Answer> found) {
    if (!(wanted instanceof Nearest nearest) || found.isEmpty()) {
      return wanted;
    }
    List<Hit> best = Answer.merged(wanted, found).hits();
    return best.size() < nearest.k()
        ? wanted
        : new Nearest(nearest.k(), best.get(nearest.k() - 1).upper());
  }

  private List<Found> round(Broadcast<Questions> questions, Wanted[] asked, int from, int to) {
    int all = count;
    Broadcast<Wanted[]> wanted = spark.broadcast(asked);
    List<Told<List<Found>>> told =
        parts
            .mapPartitionsWithIndex(
                (number, part) -> {
                  List<Told<List<Found>>> mine = new ArrayList<>();
                  part.forEachRemaining(
                      each ->
                          mine.add(
                              Told.of(
                                  () ->
                                      ask(
                                          each,
                                          questions.value(),
                                          wanted.value(),
                                          place -> isTurn(place, number, all, from, to)))));
                  return mine.iterator();
                },
                true)
            .collect();
    wanted.destroy();
    return told.stream().map(Told::orRefuse).flatMap(List::stream).toList();
  }

  /** Whether a query visits a part in this round: query q goes to parts q, q + 1, … in turn. */
  private static boolean isTurn(int query, int part, int parts, int from, int to) {
    int turn = Math.floorMod(part - query, parts);
    return from <= turn && turn < to;
  }

  private static List<Found> ask(
      Part part, Questions questions, Wanted[] wanted, java.util.function.IntPredicate isAsked) {
    return IntStream.range(0, wanted.length)
        .filter(isAsked)
        .mapToObj(
            query ->
                new Found(
                    query,
                    part.search(questions.options)
                        .answer(questions.queries.graphs().graph(query), wanted[query])
                        .moved(part.first())))
        .toList();
  }
}
