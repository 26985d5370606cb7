package org.eugene.answer;

import java.io.IOException;
import java.util.Collection;
import java.util.function.Supplier;
import org.eugene.cost.EditCosts;
import org.eugene.io.costs.CostsText;

/** What edits cost in requests. Safe for several threads. */
public interface CostSource {
  /** For requests that do not say. */
  CostsText standard() throws IOException;

  /** For requests that say this. */
  CostsText parsed(String text) throws IOException;

  /** The prices; labels are numbered over these names if need be. */
  EditCosts costs(CostsText parsed, Supplier<Collection<String>> vertexLabels) throws IOException;
}
