package org.eugene.chemistry;

import java.util.List;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormatProvider;

/** The formats of chemists. */
public final class MoleculeFormats implements GraphFormatProvider {
  @Override
  public List<GraphFormat> formats() {
    KitLog.settle();
    return List.of(
        GraphFormat.of(
            "smiles",
            "SMILES, a molecule and its name a line",
            new SmilesReader(),
            "smi",
            "smiles",
            "ism"),
        GraphFormat.of(
                "sdf", "SDF and MOL, V2000 and V3000", new SdfReader(), "sdf", "sd", "mol", "mdl")
            .recognisedBy(head -> head.matches("(?s)([^\\n]*\\n){3}[^\\n]*V[23]000.*")));
  }
}
