package org.eugene.io;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eugene.graph.Graph;

/**
 * What is learnt of files that are read for one purpose: their attributes, and what is worth
 * telling of their graphs, each kind of it once however many files have it.
 */
final class Survey {
  private final Set<String> told;
  private final AttributeUse vertices = new AttributeUse();
  private final AttributeUse edges = new AttributeUse();
  private final List<Note> notes = new ArrayList<>();

  Survey() {
    this(new HashSet<>());
  }

  private Survey(Set<String> told) {
    this.told = told;
  }

  /** A survey of further files, which does not repeat what this one told. */
  Survey ofFurtherFiles() {
    return new Survey(told);
  }

  void add(Survey other) {
    vertices.add(other.vertices);
    edges.add(other.edges);
  }

  AttributeUse vertices() {
    return vertices;
  }

  AttributeUse edges() {
    return edges;
  }

  /** Something about a graph that is told when the graph is asked for. */
  private record Note(String graph, String kind, String sentence) {}

  void note(String graph, String kind, String sentence) {
    if (!told.contains(kind)) {
      notes.add(new Note(graph, kind, sentence));
    }
  }

  /** Tells what was noted about these of all graphs, each kind of note once. */
  void tell(List<Graph> some, List<Graph> all, Consumer<String> listener) {
    Set<String> asked = ids(some);
    Set<String> known = ids(all);
    for (Note note : notes) {
      // A graph that is alone in its file may have got another id since.
      boolean concerned = asked.contains(note.graph) || !known.contains(note.graph);
      if (concerned && told.add(note.kind)) {
        listener.accept(note.sentence);
      }
    }
  }

  private static Set<String> ids(List<Graph> graphs) {
    return graphs.stream().map(Graph::id).collect(Collectors.toSet());
  }
}
