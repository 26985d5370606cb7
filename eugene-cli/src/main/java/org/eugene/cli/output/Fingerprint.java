package org.eugene.cli.output;

import java.util.Collection;
import org.eugene.graph.Digest;
import org.eugene.graph.Graph;

/** What decides the rows of a run, in a few digits: other settings or graphs, other digits. */
public final class Fingerprint {
  private final Digest digest = new Digest();

  /** Adds what was chosen. */
  public Fingerprint with(String... settings) {
    digest.add(settings.length);
    for (String setting : settings) {
      digest.add(setting);
    }
    return this;
  }

  /** Adds a collection: every graph with its id, in order. */
  public Fingerprint with(Collection<Graph> graphs) {
    digest.add(graphs.size());
    for (Graph graph : graphs) {
      digest.add(graph.id()).add(graph);
    }
    return this;
  }

  /** The digits; nothing can be added afterwards. */
  public String text() {
    return digest.hex();
  }
}
