package org.eugene.search;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

/**
 * Graphs prepared for searching, all directed or all undirected (a graph without edges is either).
 * Immutable, to be shared by any number of queries and threads. Made of a list of graphs, or opened
 * from an index file that {@link #save} wrote.
 */
public final class GraphCollection {
  private final List<Graph> graphs;
  private final List<String> ids;
  private final Features features;

  GraphCollection(List<Graph> graphs, List<String> ids, Features features) {
    this.graphs = graphs;
    this.ids = ids;
    this.features = features;
  }

  /** Prepares these graphs. */
  public static GraphCollection of(List<Graph> graphs) {
    List<Graph> copy = List.copyOf(graphs);
    GraphCollection collection =
        new GraphCollection(copy, copy.stream().map(Graph::id).toList(), Features.of(copy));
    copy.forEach(collection::checkKind);
    return collection;
  }

  /**
   * Opens an index file: graphs are read from it when they are needed.
   *
   * @throws IndexFormatException if it is no index, of another version, or damaged
   */
  public static GraphCollection open(Path index) throws IOException {
    return IndexReader.open(index);
  }

  /**
   * Reads the bytes of an index file.
   *
   * @param name what to call it in messages
   * @throws IndexFormatException if it is no index, of another version, or damaged
   */
  public static GraphCollection read(String name, byte[] index) throws IndexFormatException {
    return IndexReader.read(name, ByteBuffer.wrap(index));
  }

  /** The bytes that an index file begins with, as text. */
  public static String indexMagic() {
    return new String(IndexLayout.MAGIC, StandardCharsets.US_ASCII);
  }

  /** Whether a file says of itself that it is an index. */
  public static boolean isIndex(Path file) throws IOException {
    return IndexReader.isIndex(file);
  }

  /** Writes an index file, as FILE.part until it is complete. */
  public void save(Path index) throws IOException {
    IndexWriter.write(this, index);
  }

  public int size() {
    return graphs.size();
  }

  /** The graph at this position. */
  public Graph graph(int position) {
    return graphs.get(position);
  }

  /** The id of the graph at this position. */
  public String id(int position) {
    return ids.get(position);
  }

  /** All graphs in their order. */
  public List<Graph> graphs() {
    return graphs;
  }

  /** All vertex labels that occur, in the order of their first occurrence. */
  public List<Label> vertexLabels() {
    return IntStream.range(0, features.vertexLabels().size())
        .mapToObj(features.vertexLabels()::label)
        .toList();
  }

  Features features() {
    return features;
  }

  /** Refuses a graph that cannot be compared with those of this collection. */
  void checkKind(Graph graph) {
    checkKind(graph.id(), graph.size() > 0, graph.isDirected());
  }

  /** Refuses a collection that cannot be compared with this one. */
  void checkKind(GraphCollection other) {
    checkKind("the other collection", other.hasEdges(), other.features.directed());
  }

  private boolean hasEdges() {
    return features.edges().label().length > 0;
  }

  private void checkKind(String name, boolean hasItEdges, boolean isItDirected) {
    if (hasItEdges && hasEdges() && isItDirected != features.directed()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is %s and the collection is %s; compare graphs of one kind",
              name,
              kind(isItDirected),
              kind(features.directed())));
    }
  }

  private static String kind(boolean directed) {
    return directed ? "directed" : "undirected";
  }
}
