package org.eugene.chemistry;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** SDF and MOL, V2000 and V3000. */
public final class SdfFormat implements GraphFormat {
  @Override
  public String name() {
    return "sdf";
  }

  @Override
  public String description() {
    return "SDF and MOL, V2000 and V3000";
  }

  @Override
  public List<String> endings() {
    return List.of("sdf", "sd", "mol", "mdl");
  }

  @Override
  public boolean recognises(String head) {
    return head.contains("V2000") || head.contains("V3000");
  }

  @Override
  public GraphReader reader() {
    return new SdfReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.empty();
  }
}
