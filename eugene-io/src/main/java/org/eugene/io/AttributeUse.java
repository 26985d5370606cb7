package org.eugene.io;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The attributes of vertices, or of edges, in files: which there are, and which made labels. */
public final class AttributeUse {
  private final Set<String> present = new TreeSet<>();
  private final Set<String> used = new TreeSet<>();

  /** Notes one vertex or edge. */
  void note(Collection<String> attributes, Collection<String> inLabel) {
    present.addAll(attributes);
    used.addAll(inLabel);
  }

  void add(AttributeUse other) {
    note(other.present, other.used);
  }

  /** All attributes, sorted. */
  public List<String> present() {
    return List.copyOf(present);
  }

  /** The attributes that are part of no label, sorted. */
  public List<String> unused() {
    return present.stream().filter(attribute -> !used.contains(attribute)).toList();
  }
}
