package org.eugene.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Match;

/** Answers as rows; {@code docs/spark.md} has the columns. */
final class AnswerRows {
  private static final List<StructField> BOUNDS =
      List.of(
          DataTypes.createStructField("lower", DataTypes.DoubleType, false),
          DataTypes.createStructField("upper", DataTypes.DoubleType, false),
          DataTypes.createStructField("optimal", DataTypes.BooleanType, false),
          DataTypes.createStructField("open", DataTypes.BooleanType, false));

  /** The columns of answers to queries. */
  static final StructType SCHEMA =
      with(
          DataTypes.createStructField("query", DataTypes.StringType, false),
          DataTypes.createStructField("rank", DataTypes.IntegerType, true),
          DataTypes.createStructField("id", DataTypes.StringType, false),
          DataTypes.createStructField("position", DataTypes.IntegerType, false));

  /** The columns of pairs. */
  static final StructType PAIRS =
      with(
          DataTypes.createStructField("source", DataTypes.StringType, false),
          DataTypes.createStructField("target", DataTypes.StringType, false));

  private AnswerRows() {}

  private static StructType with(StructField... first) {
    List<StructField> fields = new ArrayList<>(List.of(first));
    fields.addAll(BOUNDS);
    return DataTypes.createStructType(fields);
  }

  /** A row for every hit, best first, and then for every graph that might belong there. */
  static List<Row> of(Answer answer) {
    List<Row> rows = new ArrayList<>();
    for (Hit hit : answer.hits()) {
      rows.add(row(answer, hit, OptionalInt.of(rows.size() + 1)));
    }
    for (Hit hit : answer.open()) {
      rows.add(row(answer, hit, OptionalInt.empty()));
    }
    return rows;
  }

  /** Who is open has no rank. */
  private static Row row(Answer answer, Hit hit, OptionalInt rank) {
    return RowFactory.create(
        answer.query(),
        rank.isPresent() ? rank.getAsInt() : null,
        hit.id(),
        hit.position(),
        hit.lower(),
        hit.upper(),
        hit.isOptimal(),
        rank.isEmpty());
  }

  /** A row for a pair of graphs of two parts. */
  static Row of(Match match, Part sources, Part targets, boolean open) {
    return RowFactory.create(
        sources.id(match.source()),
        targets.id(match.target()),
        match.lower(),
        match.upper(),
        match.isOptimal(),
        open);
  }
}
