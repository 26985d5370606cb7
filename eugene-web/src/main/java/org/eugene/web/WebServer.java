package org.eugene.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.util.function.Consumer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.EagerContentHandler.RetainedContentLoaderFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eugene.answer.Choice;
import org.eugene.answer.Finder;
import org.eugene.answer.serve.ServerOptions;
import org.eugene.answer.serve.ServerProvider;
import org.eugene.web.work.Desk;

/** A server that is up: the network in front, a desk with workers behind. */
final class WebServer implements ServerProvider.Running {
  private static final int THREADS = 64;
  private static final long IDLE_MILLIS = 30_000;
  private static final long STOP_MILLIS = 5000;
  private static final int HEADER_BYTES = 16 << 10;

  /** What a piece of a body takes beside its bytes. */
  private static final int FRAMING_BYTES = 64;

  private final Javalin javalin;
  private final Desk desk;
  private final Disconnects disconnects;
  private final Followers followers;
  private final String host;
  private final Consumer<String> log;

  private WebServer(
      Javalin javalin,
      Desk desk,
      Disconnects disconnects,
      Followers followers,
      String host,
      Consumer<String> log) {
    this.javalin = javalin;
    this.desk = desk;
    this.disconnects = disconnects;
    this.followers = followers;
    this.host = host;
    this.log = log;
  }

  static WebServer start(ServerOptions options, Consumer<String> log) throws IOException {
    ServedGraphs graphs = ServedGraphs.read(options.collections(), options.limits());
    Finder finder = new Finder(new ServedCosts(), Choice.defaults(), graphs);
    Desk desk = new Desk(finder, options.limits());
    Disconnects disconnects = new Disconnects();
    Followers followers = new Followers();
    Metrics metrics = new Metrics(desk);
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setName("eugene-http");
    threads.setDaemon(true);
    Api api =
        new Api(
            new Asking(finder, graphs, options.limits()),
            graphs,
            desk,
            disconnects,
            followers,
            threads);
    Javalin javalin =
        Javalin.create(
            config -> {
              configure(config, options, threads);
              config.requestLogger.http(
                  (ctx, millis) -> {
                    metrics.count(ctx, millis);
                    log.accept(RequestLog.line(ctx, millis));
                  });
              Routes.add(config.routes, new Door(options), api, new Assets(), metrics, log);
            });
    try {
      javalin.start(options.host(), options.port());
    } catch (JavalinBindException taken) {
      desk.close();
      disconnects.close();
      throw new IllegalArgumentException(
          "port "
              + options.port()
              + " of "
              + options.host()
              + " cannot be had; say another, such as --port 8081",
          taken);
    }
    return new WebServer(javalin, desk, disconnects, followers, options.host(), log);
  }

  private static void configure(
      JavalinConfig config, ServerOptions options, QueuedThreadPool threads) {
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.asyncTimeout = 0; // every job has its budget
    config.http.compressionStrategy = CompressionStrategy.NONE; // Sending does it
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = options.limits().body() + 1;
    config.jetty.threadPool = threads;
    config.jetty.modifyHttpConfiguration(WebServer::harden);
    config.jetty.modifyServer(server -> harden(server, options.limits().body()));
  }

  private static void harden(HttpConfiguration http) {
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    http.setIdleTimeout(IDLE_MILLIS);
  }

  /** A body is taken in as it comes and holds no thread meanwhile, however slowly it comes. */
  private static void harden(Server server, long body) {
    server.setHandler(
        new EagerContentHandler(new RetainedContentLoaderFactory(2 * body, FRAMING_BYTES, true)));
    server.setErrorHandler(new PlainErrors());
    server.setStopTimeout(STOP_MILLIS);
  }

  @Override
  public String address() {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + javalin.port() + "/";
  }

  @Override
  public void close() {
    Desk.Standing standing = desk.standing();
    log.accept(
        "going down; "
            + standing.running()
            + " requests under way and "
            + standing.waiting()
            + " waiting end with their best so far");
    desk.close();
    followers.close();
    stop();
    disconnects.close();
    log.accept("down");
  }

  private void stop() {
    try {
      javalin.stop();
    } catch (JavalinException late) {
      log.accept("somebody did not fetch an answer in time: " + late.getMessage());
    }
  }
}
