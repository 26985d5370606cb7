package org.eugene.cost;

import java.util.List;

/** Offers costs by name; found through {@link java.util.ServiceLoader}. */
public interface CostsProvider {
  List<NamedCosts> costs();
}
