package org.eugene.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
  private final Shelves shelves;
  private volatile Optional<Features> features = Optional.empty();

  private GraphCollection(List<Graph> graphs, Shelves shelves) {
    this.graphs = graphs;
    this.shelves = shelves;
  }

  /** Prepares these graphs. */
  public static GraphCollection of(List<Graph> graphs) {
    List<Graph> copy = List.copyOf(graphs);
    copy.stream()
        .filter(graph -> graph.size() > 0)
        .findFirst()
        .ifPresent(first -> copy.forEach(graph -> checkKind(graph, first.isDirected())));
    return new GraphCollection(copy, IndexWriter.shelves(copy));
  }

  private static GraphCollection of(Shelves shelves) {
    return new GraphCollection(new MappedGraphs(shelves), shelves);
  }

  /**
   * Opens an index file: graphs are read from it when they are needed, and held against their
   * checksum then; what is wrong with them is an {@link IndexFormatException} in an {@link
   * UncheckedIOException}. Must not be changed while it is open, but for {@linkplain #add added}
   * graphs, which a collection opened before does not see.
   *
   * @throws IndexFormatException if it is no index, of another version, or damaged
   */
  public static GraphCollection open(Path index) throws IOException {
    return of(IndexReader.open(index));
  }

  /**
   * Reads the bytes of an index file.
   *
   * @param name what to call it in messages
   * @throws IndexFormatException if it is no index, of another version, or damaged
   */
  public static GraphCollection read(String name, byte[] index) throws IndexFormatException {
    return of(IndexReader.read(name, Bytes.of(ByteBuffer.wrap(index))));
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
    IndexWriter.write(graphs, index);
  }

  /**
   * Adds graphs to an index file, behind those that are there, without writing it anew. A run that
   * was broken off has added nothing.
   *
   * @throws IndexFormatException if it is no index, of another version, or damaged
   * @throws IllegalArgumentException if these are graphs of another kind
   */
  public static void add(List<Graph> graphs, Path index) throws IOException {
    GraphCollection known = open(index);
    of(graphs).checkKind(known);
    IndexWriter.add(List.copyOf(graphs), index);
  }

  /**
   * The bytes of an index file, to send a part of a collection to where it is searched: {@link
   * #read} makes a collection of them.
   */
  public byte[] bytes() {
    try {
      return IndexWriter.bytes(graphs);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Some graphs of this collection as a collection of their own. */
  public GraphCollection part(int first, int end) {
    return of(graphs.subList(first, end));
  }

  /** How many graphs there are. */
  public int size() {
    return graphs.size();
  }

  /** The graph at this position. */
  public Graph graph(int position) {
    return graphs.get(position);
  }

  /** The id of the graph at this position. */
  public String id(int position) {
    return graphs instanceof MappedGraphs ? shelves.id(position) : graphs.get(position).id();
  }

  /** All graphs in their order. */
  public List<Graph> graphs() {
    return graphs;
  }

  /** All vertex labels that occur, in the order of their first occurrence. */
  public List<Label> vertexLabels() {
    return IntStream.range(0, shelves.vertexLabels().size())
        .mapToObj(shelves.vertexLabels()::label)
        .toList();
  }

  Shelves shelves() {
    return shelves;
  }

  /** What bounds over all pairs of the collection look at, counted when it is first asked for. */
  Features features() {
    Optional<Features> known = features;
    if (known.isEmpty()) {
      known = Optional.of(Features.of(graphs));
      features = known;
    }
    return known.get();
  }

  /** Refuses a graph that cannot be compared with those of this collection. */
  void checkKind(Graph graph) {
    if (shelves.hasEdges()) {
      checkKind(graph, shelves.isDirected());
    }
  }

  private static void checkKind(Graph graph, boolean directed) {
    if (graph.size() > 0) {
      checkKind(graph.id(), graph.isDirected(), directed);
    }
  }

  /** Refuses a collection that cannot be compared with this one. */
  void checkKind(GraphCollection other) {
    if (other.shelves.hasEdges() && shelves.hasEdges()) {
      checkKind("the other collection", other.shelves.isDirected(), shelves.isDirected());
    }
  }

  private static void checkKind(String name, boolean isItDirected, boolean directed) {
    if (isItDirected != directed) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is %s and the collection is %s; compare graphs of one kind",
              name,
              kind(isItDirected),
              kind(directed)));
    }
  }

  private static String kind(boolean directed) {
    return directed ? "directed" : "undirected";
  }
}
