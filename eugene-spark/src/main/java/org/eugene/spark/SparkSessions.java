package org.eugene.spark;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Connects to Spark, quietly: what it says goes to a log of its own if somebody sets one up. */
final class SparkSessions {
  private static final String EMBEDDED = "local[*]";
  private static final String LOOPBACK = "127.0.0.1";
  private static final String LOG = "log4j2.configurationFile";
  private static final Pattern NEAR =
      Pattern.compile("local.*|spark://(127\\.0\\.0\\.1|localhost)[:,].*");

  private SparkSessions() {}

  /**
   * @param master empty for the one that spark-submit names, or else this machine
   */
  static SparkSession start(String master) {
    beQuiet();
    SparkConf conf = new SparkConf();
    if (!master.isEmpty()) {
      conf.setMaster(master);
    }
    conf.setIfMissing("spark.master", EMBEDDED);
    conf.setIfMissing("spark.app.name", "eugene");
    conf.setIfMissing("spark.ui.enabled", "false");
    Matcher near = NEAR.matcher(conf.get("spark.master"));
    if (near.matches()) {
      conf.setIfMissing("spark.driver.host", LOOPBACK);
      conf.setIfMissing("spark.driver.bindAddress", LOOPBACK);
    }
    if (!conf.get("spark.master").startsWith("local") && isJar(ownPlace())) {
      conf.setIfMissing("spark.jars", ownPlace().toUri().toString());
    }
    return SparkSession.builder().config(conf).getOrCreate();
  }

  private static void beQuiet() {
    if (System.getProperty(LOG) == null && System.getenv("SPARK_CONF_DIR") == null) {
      System.setProperty(LOG, "org/eugene/spark/log4j2.properties");
    }
  }

  private static boolean isJar(Path place) {
    return Files.isRegularFile(place);
  }

  /** The jar that this class is in, which the machines need. */
  private static Path ownPlace() {
    CodeSource source = SparkSessions.class.getProtectionDomain().getCodeSource();
    try {
      URI place = source == null ? URI.create("file:///") : source.getLocation().toURI();
      return Path.of(place);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
