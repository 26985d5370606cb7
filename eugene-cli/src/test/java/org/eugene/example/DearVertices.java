package org.eugene.example;

import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.CostsProvider;
import org.eugene.cost.NamedCosts;

/** Costs by a name of their own. */
public final class DearVertices implements CostsProvider {
  @Override
  public List<NamedCosts> costs() {
    ConstantCosts costs = new ConstantCosts(5, 5, 5, 1, 1, 1);
    return List.of(new NamedCosts("dear-vertices", "vertices 5, edges 1", costs));
  }
}
