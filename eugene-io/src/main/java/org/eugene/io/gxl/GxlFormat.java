package org.eugene.io.gxl;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** The Graph eXchange Language. */
public final class GxlFormat implements GraphFormat {
  @Override
  public String name() {
    return "gxl";
  }

  @Override
  public String description() {
    return "GXL, as the IAM graph database and GEDLIB write it";
  }

  @Override
  public List<String> endings() {
    return List.of("gxl");
  }

  @Override
  public boolean recognises(String head) {
    return head.contains("<gxl");
  }

  @Override
  public GraphReader reader() {
    return new GxlReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.of(new GxlWriter());
  }
}
