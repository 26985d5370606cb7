package org.eugene.solver;

import java.util.List;

/** Offers methods by name; found through {@link java.util.ServiceLoader}. */
public interface MethodProvider {
  List<Method> methods();
}
