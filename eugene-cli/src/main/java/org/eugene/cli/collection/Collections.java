package org.eugene.cli.collection;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.io.GraphFiles;
import org.eugene.io.LabelUse;
import org.eugene.search.GraphCollection;

/** Collections to search, by the names that people type: graphs, or an index opened at once. */
final class Collections {
  private final GraphFiles files;
  private final LabelUse labelUse;
  private final Optional<Cluster> cluster;
  private final List<GraphCollection> opened = new ArrayList<>();
  private final List<SpreadGraphs> spread = new ArrayList<>();

  /**
   * @param cluster machines that read formats of their own
   */
  Collections(GraphFiles files, LabelUse labelUse, Optional<Cluster> cluster) {
    this.files = files;
    this.labelUse = labelUse;
    this.cluster = cluster;
  }

  /** Whether the machines read this by themselves. */
  boolean isSpread(String location) {
    return cluster.isPresent() && cluster.get().isOwn(location);
  }

  /** Graphs that stay on the machines. */
  SpreadGraphs spread(String location) throws IOException {
    spread.add(cluster.orElseThrow().open(location));
    return spread.get(spread.size() - 1);
  }

  GraphCollection open(String location) throws IOException {
    if (isSpread(location)) {
      return spread(location).collected();
    }
    if (labelUse.isAll() && isIndex(location)) {
      opened.add(GraphCollection.open(Path.of(location)));
      return opened.get(opened.size() - 1);
    }
    return GraphCollection.of(files.all(location));
  }

  private static boolean isIndex(String location) throws IOException {
    try {
      return GraphCollection.isIndex(Path.of(location));
    } catch (InvalidPathException notAPath) {
      return false;
    }
  }

  /** The graphs of a file, or the one that a name means. */
  List<Graph> queries(String location) throws IOException {
    return files.someOrAll(location);
  }

  /** The names of the vertex labels in everything read or opened, sorted. */
  Collection<String> vertexLabelNames() {
    TreeSet<String> names = new TreeSet<>(files.vertexLabelNames());
    for (GraphCollection collection : opened) {
      collection.vertexLabels().stream().map(Label::name).forEach(names::add);
    }
    for (SpreadGraphs graphs : spread) {
      names.addAll(graphs.vertexLabelNames());
    }
    return names;
  }
}
