package org.eugene.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;

/** The Java of docs/spark.md. */
final class SparkExample {
  private SparkExample() {}

  static void run(SparkSession spark, Path folder) throws IOException {
    String parquet = folder.resolve("molecules.parquet").toString();
    write(spark, parquet);
    ask(spark, parquet);
  }

  private static void write(SparkSession spark, String parquet) throws IOException {
    List<Graph> molecules = new GraphFiles().all("../examples/molecules.txt");
    SparkGraphs.dataset(spark, molecules).write().parquet(parquet);
  }

  private static void ask(SparkSession spark, String parquet) {
    Dataset<Row> molecules = spark.read().parquet(parquet);
    Dataset<Row> queries = molecules.filter("id in ('caffeine', 'aspirin')");
    SpreadOptions options = SpreadOptions.defaults().withCosts("uniform").provingAll();
    try (SparkGraphs graphs = SparkGraphs.of(molecules)) {
      graphs.knn(queries, 3, options).select("query", "rank", "id", "upper", "optimal").show();
      Dataset<Row> pairs = graphs.join(2, options);
      System.out.println(
          pairs.count() + " pairs, proved: " + pairs.filter("not optimal").isEmpty());
    }
  }
}
