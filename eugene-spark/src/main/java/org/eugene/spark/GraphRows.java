package org.eugene.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.expressions.GenericRowWithSchema;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import scala.jdk.javaapi.CollectionConverters;

/** Graphs as rows; {@code docs/spark.md} has the columns. */
final class GraphRows {
  static final String POSITION = "position";
  static final String ID = "id";
  private static final String DIRECTED = "directed";
  private static final String VERTICES = "vertices";
  private static final String EDGES = "edges";
  private static final String NAME = "name";
  private static final String LABEL = "label";
  private static final String ATTRIBUTES = "attributes";
  private static final String SOURCE = "source";
  private static final String TARGET = "target";

  /** A value of an attribute: one of the four. */
  private static final StructType VALUE =
      DataTypes.createStructType(
          List.of(
              DataTypes.createStructField("text", DataTypes.StringType, true),
              DataTypes.createStructField("whole", DataTypes.LongType, true),
              DataTypes.createStructField("number", DataTypes.DoubleType, true),
              DataTypes.createStructField("truth", DataTypes.BooleanType, true)));

  private static final StructField LABELLED =
      DataTypes.createStructField(LABEL, DataTypes.StringType, false);
  private static final StructField ATTRIBUTED =
      DataTypes.createStructField(
          ATTRIBUTES, DataTypes.createMapType(DataTypes.StringType, VALUE, false), true);

  private static final StructType VERTEX =
      DataTypes.createStructType(
          List.of(
              LABELLED, ATTRIBUTED, DataTypes.createStructField(NAME, DataTypes.StringType, true)));

  private static final StructType EDGE =
      DataTypes.createStructType(
          List.of(
              DataTypes.createStructField(SOURCE, DataTypes.IntegerType, false),
              DataTypes.createStructField(TARGET, DataTypes.IntegerType, false),
              LABELLED,
              ATTRIBUTED));

  /** The columns of graphs. */
  static final StructType SCHEMA =
      DataTypes.createStructType(
          List.of(
              DataTypes.createStructField(POSITION, DataTypes.LongType, false),
              DataTypes.createStructField(ID, DataTypes.StringType, false),
              DataTypes.createStructField(DIRECTED, DataTypes.BooleanType, false),
              DataTypes.createStructField(
                  VERTICES, DataTypes.createArrayType(VERTEX, false), false),
              DataTypes.createStructField(EDGES, DataTypes.createArrayType(EDGE, false), false)));

  /** Without these there is no graph. */
  static final List<String> NEEDED = List.of(ID, VERTICES, EDGES);

  private GraphRows() {}

  /** What the graph of a row is expected to take. */
  static long work(Row row) {
    return Cuts.work(row.getList(row.fieldIndex(VERTICES)).size());
  }

  @SuppressWarnings("NullAway") // a vertex without a name has none in its row
  static Row row(long position, Graph graph) {
    List<Row> vertices = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      Label label = graph.labelOfVertex(v);
      String name = graph.nameOfVertex(v);
      vertices.add(row(VERTEX, label.name(), attributes(label), name.isEmpty() ? null : name));
    }
    List<Row> edges = new ArrayList<>();
    for (int e = 0; e < graph.size(); e++) {
      Label label = graph.labelOfEdge(e);
      edges.add(row(EDGE, graph.edgeFrom(e), graph.edgeTo(e), label.name(), attributes(label)));
    }
    return row(
        SCHEMA, position, graph.id(), graph.isDirected(), sequence(vertices), sequence(edges));
  }

  private static Row row(StructType columns, Object... values) {
    return new GenericRowWithSchema(values, columns);
  }

  /** Arrays in rows are Scala's. */
  private static Object sequence(List<Row> rows) {
    return CollectionConverters.asScala(rows).toSeq();
  }

  private static Object attributes(Label label) {
    Map<String, Row> values = new HashMap<>();
    label.attributes().forEach((key, value) -> values.put(key, value(value)));
    return CollectionConverters.asScala(values);
  }

  private static Row value(Object value) {
    Object[] fields = new Object[VALUE.size()];
    int kind =
        value instanceof String ? 0 : value instanceof Long ? 1 : value instanceof Double ? 2 : 3;
    fields[kind] = value;
    return row(VALUE, fields);
  }

  /** The graph of a row; columns that are not there are as if empty. */
  static Graph graph(Row row, LabelDictionary labels) {
    String id = row.getAs(ID);
    try {
      GraphBuilder graph =
          has(row, DIRECTED) && row.<Boolean>getAs(DIRECTED)
              ? Graph.directed(id, labels)
              : Graph.undirected(id, labels);
      for (Row vertex : row.<Row>getList(row.fieldIndex(VERTICES))) {
        graph.addVertex(label(vertex), has(vertex, NAME) ? vertex.getAs(NAME) : "");
      }
      for (Row edge : row.<Row>getList(row.fieldIndex(EDGES))) {
        graph.addEdge(edge.<Integer>getAs(SOURCE), edge.<Integer>getAs(TARGET), label(edge));
      }
      return graph.build();
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          "the graph " + id + ": " + refused.getMessage() + "; docs/spark.md has the columns",
          refused);
    }
  }

  private static boolean has(Row row, String column) {
    return Arrays.asList(row.schema().fieldNames()).contains(column)
        && !row.isNullAt(row.fieldIndex(column));
  }

  private static Label label(Row row) {
    String name = has(row, LABEL) ? row.getAs(LABEL) : "";
    if (!has(row, ATTRIBUTES)) {
      return Label.of(name);
    }
    Map<String, Object> attributes = new HashMap<>();
    row.<String, Row>getJavaMap(row.fieldIndex(ATTRIBUTES))
        .forEach((key, value) -> attributes.put(key, value(value)));
    return Label.of(name, attributes);
  }

  private static Object value(Row value) {
    for (int kind = 0; kind < value.length(); kind++) {
      if (!value.isNullAt(kind)) {
        return value.get(kind);
      }
    }
    throw new IllegalArgumentException("an attribute has no value");
  }
}
