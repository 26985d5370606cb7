package org.eugene.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.answer.Graphs;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.ReadOptions;
import org.eugene.io.SentGraphs;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.web.work.Refusal;

/**
 * Graphs of the collections that the server was started with, and graphs that are sent. No request
 * ever opens a file.
 */
final class ServedGraphs implements Graphs {
  /** What is sent packed may be so much larger unpacked. */
  private static final int UNPACKED = 4;

  private final Map<String, GraphCollection> collections;
  private final Map<String, Map<String, Integer>> positions = new HashMap<>();
  private final Map<String, Search> searches = new HashMap<>();
  private final SentGraphs sent;

  private ServedGraphs(Map<String, GraphCollection> collections, SentGraphs sent) {
    this.collections = collections;
    this.sent = sent;
    collections.forEach((name, collection) -> positions.put(name, positions(collection)));
  }

  private static Map<String, Integer> positions(GraphCollection collection) {
    Map<String, Integer> positions = new HashMap<>();
    for (int at = 0; at < collection.size(); at++) {
      positions.putIfAbsent(collection.id(at), at);
    }
    return positions;
  }

  /** Reads the collections, each named after its file. */
  static ServedGraphs read(List<String> locations, ServerLimits limits) throws IOException {
    Map<String, GraphCollection> collections = new LinkedHashMap<>();
    for (String location : locations) {
      if (collections.put(name(location), opened(location)) != null) {
        throw new IllegalArgumentException(
            "two collections are called " + name(location) + "; rename the file of one");
      }
    }
    ReadOptions options =
        ReadOptions.defaults().withMaxBytes(Math.max(limits.body(), 1) * UNPACKED);
    return new ServedGraphs(collections, new SentGraphs(options));
  }

  private static String name(String location) {
    String file = location.replaceFirst("[/\\\\]+$", "").replaceFirst("^.*[/\\\\]", "");
    return file.replaceFirst("(?<=.)\\.\\w+(\\.gz)?$", "");
  }

  private static GraphCollection opened(String location) throws IOException {
    Path path = Path.of(location);
    return Files.isRegularFile(path) && GraphCollection.isIndex(path)
        ? GraphCollection.open(path)
        : GraphCollection.of(new GraphFiles().all(location));
  }

  /** By their names, in the order in which they were given. */
  Map<String, GraphCollection> collections() {
    return collections;
  }

  SentGraphs sent() {
    return sent;
  }

  @Override
  public Graph one(String address) throws IOException {
    int hash = address.indexOf('#');
    if (hash > 0 && collections.containsKey(address.substring(0, hash))) {
      return graph(address.substring(0, hash), address.substring(hash + 1));
    }
    return sent.inline(address);
  }

  /** A graph of a collection. */
  Graph graph(String name, String id) {
    GraphCollection collection = collection(name);
    Integer at = positions.getOrDefault(name, Map.of()).get(id);
    if (at == null) {
      throw new Refusal(404, "", "there is no such graph in " + name + "; see its list of ids");
    }
    return collection.graph(at);
  }

  @Override
  public List<Graph> all(String location) {
    return collection(location).graphs();
  }

  @Override
  public Graph asRead(Graph graph) {
    return graph;
  }

  @Override
  public GraphCollection collection(String name) {
    GraphCollection collection = collections.get(name);
    if (collection == null) {
      throw new Refusal(
          404,
          "collection",
          collections.isEmpty()
              ? "there is no collection here; start the server with --graphs FILE"
              : "there is no such collection; there are "
                  + String.join(", ", collections.keySet()));
    }
    return collection;
  }

  @Override
  public synchronized Search search(String name, SearchOptions wanted) {
    Search known = searches.get(name);
    Search search = known == null ? Search.in(collection(name), wanted) : known.with(wanted);
    searches.put(name, search);
    return search;
  }
}
