package org.eugene.spark;

import org.apache.spark.sql.SparkSession;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.ClusterProvider;

/** Offers Spark to whoever looks for machines. */
public final class SparkClusterProvider implements ClusterProvider {
  @Override
  public Cluster connect(String master) {
    SparkSession session;
    try {
      session = SparkSessions.start(master);
    } catch (RuntimeException failed) {
      throw new IllegalArgumentException(
          "Spark does not start with the master \""
              + master
              + "\" ("
              + SparkCluster.firstLine(failed)
              + "); say --spark local[2] to try it on this machine",
          failed);
    }
    return new SparkCluster(session);
  }
}
