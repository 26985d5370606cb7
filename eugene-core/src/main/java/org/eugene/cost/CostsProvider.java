package org.eugene.cost;

import java.util.List;

/** Offers costs by name; found through {@link java.util.ServiceLoader}. */
public interface CostsProvider {
  /** What the provider offers, each under a name of its own. */
  List<NamedCosts> costs();
}
