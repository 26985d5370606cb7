package org.eugene.io;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What is learnt of files that are read for one purpose: their attributes, and which oddities were
 * told already, so that each is told once however many files have it.
 */
final class Survey {
  private final Set<String> told;
  private final AttributeUse vertices = new AttributeUse();
  private final AttributeUse edges = new AttributeUse();

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

  /** Tells an oddity of this kind unless it was told before. */
  void tell(String kind, String sentence, Consumer<String> listener) {
    if (told.add(kind)) {
      listener.accept(sentence);
    }
  }
}
