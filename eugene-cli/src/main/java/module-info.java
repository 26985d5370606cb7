/** The command line. */
module org.eugene.cli {
  requires org.eugene.answer;
  requires org.eugene.core;
  requires org.eugene.io;
  requires org.eugene.report;
  requires org.eugene.search;
  requires info.picocli;
  requires me.tongfei.progressbar;

  uses java.util.spi.ToolProvider;
  uses org.eugene.answer.serve.ServerProvider;
  uses org.eugene.answer.spread.ClusterProvider;

  provides org.eugene.io.GraphFormatProvider with
      org.eugene.cli.collection.IndexFormat;

  opens org.eugene.cli to
      info.picocli;
  opens org.eugene.cli.collection to
      info.picocli;
  opens org.eugene.cli.compare to
      info.picocli;
  opens org.eugene.cli.convert to
      info.picocli;
  opens org.eugene.cli.learned to
      info.picocli;
  opens org.eugene.cli.option to
      info.picocli;
  opens org.eugene.cli.serve to
      info.picocli;
  opens org.eugene.cli.stream to
      info.picocli;
}
