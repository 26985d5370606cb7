package org.eugene.io;

import java.util.List;
import java.util.function.Consumer;

/**
 * What readers can be told.
 *
 * @param maxBytes refuse inputs longer than this (unpacked, if they are packed)
 * @param vertexLabel the attributes that make up the name of a vertex label; empty for the format's
 *     own choice
 * @param edgeLabel the attributes that make up the name of an edge label; empty for the format's
 *     own choice
 * @param directed whether edges have a direction in formats that do not tell, such as edge lists
 * @param multiEdges what to do with two edges between the same vertices
 * @param molecules how molecules become graphs
 * @param warnings gets a sentence where a file is odd but can be read
 */
public record ReadOptions(
    long maxBytes,
    List<String> vertexLabel,
    List<String> edgeLabel,
    boolean directed,
    MultiEdges multiEdges,
    MoleculeOptions molecules,
    Consumer<String> warnings) {
  /** Graphs take up to about this many bytes of memory for a byte of their file. */
  private static final int MEMORY_PER_BYTE = 24;

  /** Two edges between the same vertices. */
  public enum MultiEdges {
    /** Are an error. */
    REFUSE,
    /** Become one, with the label of the first. */
    MERGE
  }

  /** Refuses a limit that lets nothing through; keeps copies of the lists. */
  public ReadOptions {
    if (maxBytes < 1) {
      throw new IllegalArgumentException("maxBytes (" + maxBytes + ") must be positive");
    }
    vertexLabel = List.copyOf(vertexLabel);
    edgeLabel = List.copyOf(edgeLabel);
  }

  /** As large a file as surely fits into memory; warnings go nowhere. */
  public static ReadOptions defaults() {
    return new ReadOptions(
        Runtime.getRuntime().maxMemory() / MEMORY_PER_BYTE,
        List.of(),
        List.of(),
        false,
        MultiEdges.REFUSE,
        MoleculeOptions.defaults(),
        warning -> {});
  }

  /** The same with another limit of length. */
  public ReadOptions withMaxBytes(long newMaxBytes) {
    return new ReadOptions(
        newMaxBytes, vertexLabel, edgeLabel, directed, multiEdges, molecules, warnings);
  }

  /** The same with vertices named by these attributes together, in this order. */
  public ReadOptions withVertexLabel(List<String> newVertexLabel) {
    return new ReadOptions(
        maxBytes, newVertexLabel, edgeLabel, directed, multiEdges, molecules, warnings);
  }

  /** The same with edges named by these attributes together, in this order. */
  public ReadOptions withEdgeLabel(List<String> newEdgeLabel) {
    return new ReadOptions(
        maxBytes, vertexLabel, newEdgeLabel, directed, multiEdges, molecules, warnings);
  }

  /** The same, with or without directions where the format leaves it open. */
  public ReadOptions withDirected(boolean newDirected) {
    return new ReadOptions(
        maxBytes, vertexLabel, edgeLabel, newDirected, multiEdges, molecules, warnings);
  }

  /** The same with another answer to edges that are there twice. */
  public ReadOptions withMultiEdges(MultiEdges newMultiEdges) {
    return new ReadOptions(
        maxBytes, vertexLabel, edgeLabel, directed, newMultiEdges, molecules, warnings);
  }

  /** The same with molecules made into graphs otherwise. */
  public ReadOptions withMolecules(MoleculeOptions newMolecules) {
    return new ReadOptions(
        maxBytes, vertexLabel, edgeLabel, directed, multiEdges, newMolecules, warnings);
  }

  /** The same with somebody else hearing what was read with doubts. */
  public ReadOptions withWarnings(Consumer<String> newWarnings) {
    return new ReadOptions(
        maxBytes, vertexLabel, edgeLabel, directed, multiEdges, molecules, newWarnings);
  }

  /** More vertices than this are not made from a text that merely states their number. */
  public long maxVertices() {
    return Math.max(1, maxBytes / 16);
  }
}
