package org.eugene.web;

import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Supplier;
import org.eugene.answer.CostSource;
import org.eugene.cost.EditCosts;
import org.eugene.io.costs.CostsText;

/** Costs by name or price; files of this machine are nobody's business. */
final class ServedCosts implements CostSource {
  private static final String STANDARD = "uniform";

  @Override
  public CostsText standard() throws IOException {
    return CostsText.parse(STANDARD);
  }

  @Override
  public CostsText parsed(String text) throws IOException {
    if (text.toLowerCase(Locale.ROOT).endsWith(".json")) {
      throw new IllegalArgumentException(
          "costs: no file is opened here; send what is in it, as an object");
    }
    return CostsText.parse(text);
  }

  @Override
  public EditCosts costs(CostsText parsed, Supplier<Collection<String>> vertexLabels) {
    return parsed.costs(vertexLabels.get());
  }
}
