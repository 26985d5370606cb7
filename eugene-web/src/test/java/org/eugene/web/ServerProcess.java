package org.eugene.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.answer.serve.ServerOptions;

/** A server as a process of its own, as far as it can be without the command line. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final URI address;
  private final Path log;

  private ServerProcess(Process process, URI address, Path log) {
    this.process = process;
    this.address = address;
    this.log = log;
  }

  /** What runs in the process: a server with so many workers and waiting places. */
  public static void main(String[] args) throws IOException, InterruptedException {
    ServerLimits limits =
        ServerLimits.defaults()
            .withWorkers(Integer.parseInt(args[0]))
            .withWaiting(Integer.parseInt(args[1]));
    WebServer server =
        WebServer.start(
            ServerOptions.defaults().withPort(0).withLimits(limits), System.err::println);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.address());
    new CountDownLatch(1).await();
  }

  static ServerProcess start(int workers, int waiting, String... options) throws IOException {
    Path log = Files.createTempFile("eugene-server", ".log");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(Arrays.asList(options));
    words.addAll(List.of("-cp", classPath(), ServerProcess.class.getName()));
    words.addAll(List.of(String.valueOf(workers), String.valueOf(waiting)));
    Process process = new ProcessBuilder(words).redirectError(log.toFile()).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    return new ServerProcess(process, URI.create(out.readLine()), log);
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  URI at(String path) {
    return address.resolve(path);
  }

  int port() {
    return address.getPort();
  }

  /** Memory that the system has given to it, in megabytes. */
  long megabytes() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IOException("the process has no memory");
  }

  /** As kill -TERM does. */
  void terminate() {
    process.destroy();
  }

  boolean isOverAfter(long seconds) throws InterruptedException {
    return process.waitFor(seconds, TimeUnit.SECONDS);
  }

  String log() throws IOException {
    return Files.readString(log);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.deleteIfExists(log);
  }
}
