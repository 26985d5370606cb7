package org.eugene.io;

import java.util.List;

/**
 * Offers formats; found through {@link java.util.ServiceLoader}. Every start of the program asks
 * for all of them, so making them must be cheap.
 */
public interface GraphFormatProvider {
  /** What the provider offers, in the order in which texts are tried on them. */
  List<GraphFormat> formats();
}
