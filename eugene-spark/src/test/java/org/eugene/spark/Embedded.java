package org.eugene.spark;

import java.util.concurrent.atomic.AtomicReference;
import org.apache.spark.sql.SparkSession;

/**
 * One Spark inside the tests of this module, on two threads, started again if somebody ended it.
 */
final class Embedded {
  private static final AtomicReference<SparkSession> SESSION = new AtomicReference<>();

  private Embedded() {}

  static SparkSession session() {
    return SESSION.updateAndGet(
        known -> known == null || known.sparkContext().isStopped() ? started() : known);
  }

  private static SparkSession started() {
    SparkSession session = SparkSessions.start("local[2]");
    session.conf().set("spark.sql.shuffle.partitions", "4");
    return session;
  }
}
