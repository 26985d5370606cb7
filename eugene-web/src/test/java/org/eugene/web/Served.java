package org.eugene.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.answer.serve.ServerOptions;

/** A server on a free port, and somebody who talks to it. */
final class Served implements AutoCloseable {
  static final JsonMapper MAPPER = new JsonMapper();

  /** A pair that is proved at once. */
  static final String EASY =
      "{\"source\":{\"smiles\":\"CCO\"},\"target\":{\"smiles\":\"CCN\"},\"id\":7}";

  private final WebServer server;
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Queue<String> log = new ConcurrentLinkedQueue<>();

  private Served(ServerOptions options) throws IOException {
    server = WebServer.start(options, log::add);
  }

  static Served start(UnaryOperator<ServerOptions> told) throws IOException {
    return new Served(told.apply(standard()));
  }

  static Served start() throws IOException {
    return start(options -> options);
  }

  static Served limited(UnaryOperator<ServerLimits> limits) throws IOException {
    return start(options -> options.withLimits(limits.apply(options.limits())));
  }

  private static ServerOptions standard() {
    return ServerOptions.defaults()
        .withPort(0)
        .withCollections(
            List.of(example("molecules.txt").toString(), example("workflows.txt").toString()))
        .withLimits(ServerLimits.defaults().withWorkers(2));
  }

  static Path example(String file) {
    return Path.of("..", "examples", file);
  }

  /** A pair that takes longer than anybody waits here. */
  static String hard() {
    return "{\"source\":"
        + grid("a", 6)
        + ",\"target\":"
        + grid("b", 7)
        + ",\"effort\":\"proof\",\"budget\":\"50s\",\"paths\":false}";
  }

  private static String grid(String id, int side) {
    StringBuilder graph = new StringBuilder("{\"id\":\"" + id + "\",\"vertices\":[");
    for (int v = 0; v < side * side; v++) {
      graph.append(v == 0 ? "" : ",").append("{\"label\":\"").append(v * 7 % 3).append("\"}");
    }
    graph.append("],\"edges\":[");
    String comma = "";
    for (int v = 0; v < side * side; v++) {
      for (int next : new int[] {v % side < side - 1 ? v + 1 : -1, v + side}) {
        if (next > 0 && next < side * side) {
          graph.append(comma).append("{\"source\":").append(v);
          graph.append(",\"target\":").append(next).append("}");
          comma = ",";
        }
      }
    }
    return graph.append("]}").toString();
  }

  /** The same kind of graph in the text format. */
  static String gridText(String id, int side) {
    StringBuilder graph = new StringBuilder("t # " + id + "\n");
    for (int v = 0; v < side * side; v++) {
      graph.append("v ").append(v).append(' ').append(v * 7 % 3).append('\n');
    }
    for (int v = 0; v < side * side; v++) {
      if (v % side < side - 1) {
        graph.append("e ").append(v).append(' ').append(v + 1).append(" x\n");
      }
      if (v + side < side * side) {
        graph.append("e ").append(v).append(' ').append(v + side).append(" x\n");
      }
    }
    return graph.toString();
  }

  String address() {
    return server.address();
  }

  int port() {
    return URI.create(server.address()).getPort();
  }

  List<String> log() {
    return List.copyOf(log);
  }

  URI at(String path) {
    return URI.create(server.address()).resolve(path);
  }

  HttpResponse<String> get(String path, String... headers) throws Exception {
    return client.send(with(HttpRequest.newBuilder(at(path)), headers), BodyHandlers.ofString());
  }

  HttpResponse<String> delete(String path) throws Exception {
    return client.send(HttpRequest.newBuilder(at(path)).DELETE().build(), BodyHandlers.ofString());
  }

  HttpRequest posting(String path, byte[] body, String... headers) {
    return with(HttpRequest.newBuilder(at(path)).POST(BodyPublishers.ofByteArray(body)), headers);
  }

  HttpResponse<String> post(String path, byte[] body, String... headers) throws Exception {
    return client.send(posting(path, body, headers), BodyHandlers.ofString());
  }

  HttpResponse<String> ask(String path, String json, String... headers) throws Exception {
    String[] all = Arrays.copyOf(headers, headers.length + 2);
    all[headers.length] = "Content-Type";
    all[headers.length + 1] = "application/json";
    return post(path, json.getBytes(StandardCharsets.UTF_8), all);
  }

  private static HttpRequest with(HttpRequest.Builder request, String... headers) {
    return (headers.length == 0 ? request : request.headers(headers)).build();
  }

  HttpClient client() {
    return client;
  }

  static JsonNode json(HttpResponse<String> response) throws IOException {
    return MAPPER.readTree(response.body());
  }

  @Override
  public void close() {
    server.close();
  }
}
