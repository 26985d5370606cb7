package org.eugene.io.gxl;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** A list of GXL files with the class of each. */
public final class CollectionFormat implements GraphFormat {
  @Override
  public String name() {
    return "collection";
  }

  @Override
  public String description() {
    return "GraphCollection XML that names GXL files in its folder";
  }

  @Override
  public List<String> endings() {
    return List.of("cxl");
  }

  @Override
  public boolean recognises(String head) {
    return head.contains("<GraphCollection");
  }

  @Override
  public GraphReader reader() {
    return new CollectionFileReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.empty();
  }
}
