package org.eugene.chemistry;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** SMILES, a molecule and its name a line. */
public final class SmilesFormat implements GraphFormat {
  @Override
  public String name() {
    return "smiles";
  }

  @Override
  public String description() {
    return "SMILES, a molecule and its name a line";
  }

  @Override
  public List<String> endings() {
    return List.of("smi", "smiles", "ism");
  }

  @Override
  public boolean recognises(String head) {
    return false;
  }

  @Override
  public GraphReader reader() {
    return new SmilesReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.empty();
  }
}
