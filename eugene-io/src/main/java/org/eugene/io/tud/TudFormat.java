package org.eugene.io.tud;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** A data set in several text files, in a folder or zip. */
public final class TudFormat implements GraphFormat {
  @Override
  public String name() {
    return "tud";
  }

  @Override
  public String description() {
    return "TUDataset, a folder or zip with DS_A.txt, DS_graph_indicator.txt and their likes";
  }

  @Override
  public List<String> endings() {
    return List.of();
  }

  @Override
  public boolean recognises(String head) {
    return false;
  }

  @Override
  public boolean recognisesFolder(List<String> files) {
    return TudReader.dataset(files).isPresent();
  }

  @Override
  public GraphReader reader() {
    return new TudReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.empty();
  }
}
