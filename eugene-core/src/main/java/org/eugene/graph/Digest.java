package org.eugene.graph;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/**
 * SHA-256 of graphs and of words about them. Equal only if everything added was equal, in the same
 * order: each word goes in behind its length, each value behind its kind, so that nothing runs into
 * its neighbour.
 */
public final class Digest {
  private final MessageDigest sha256;

  /** Short ones wait here: handing over eight bytes takes longer than digesting them. */
  private final ByteBuffer waiting = ByteBuffer.allocate(1 << 9);

  /** A digest of nothing yet. */
  public Digest() {
    try {
      this.sha256 = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** The digest of a graph: kind, vertices in order, edges, labels with attributes; not its id. */
  public static String of(Graph graph) {
    return new Digest().add(graph).hex();
  }

  /** Adds a graph as {@link #of} sees it. */
  public Digest add(Graph graph) {
    add(graph.isDirected() ? "directed" : "undirected").add(graph.order());
    for (int v = 0; v < graph.order(); v++) {
      add(graph.labelOfVertex(v));
    }
    add(graph.size());
    // Edges are sorted, the smaller end of an undirected one first: one graph, one sequence.
    for (int e = 0; e < graph.size(); e++) {
      add(graph.edgeFrom(e)).add(graph.edgeTo(e)).add(graph.labelOfEdge(e));
    }
    return this;
  }

  private Digest add(Label label) {
    add(label.name()).add(label.attributes().size());
    for (Map.Entry<String, Object> attribute : label.attributes().entrySet()) {
      Object value = attribute.getValue();
      add(attribute.getKey()).add(value.getClass().getSimpleName()).add(value.toString());
    }
    return this;
  }

  /** Adds a word. */
  public Digest add(String word) {
    return add(word.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds bytes as they are. */
  public Digest add(byte[] bytes) {
    add(bytes.length);
    if (bytes.length > waiting.remaining()) {
      handOver();
    }
    if (bytes.length > waiting.remaining()) {
      sha256.update(bytes);
    } else {
      waiting.put(bytes);
    }
    return this;
  }

  /** Adds a number. */
  public Digest add(long value) {
    if (waiting.remaining() < Long.BYTES) {
      handOver();
    }
    waiting.putLong(value);
    return this;
  }

  private void handOver() {
    sha256.update(waiting.array(), 0, waiting.position());
    waiting.clear();
  }

  /** All of it in hexadecimal digits; nothing can be added afterwards. */
  public String hex() {
    handOver();
    return HexFormat.of().formatHex(sha256.digest());
  }
}
