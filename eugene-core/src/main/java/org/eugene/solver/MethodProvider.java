package org.eugene.solver;

import java.util.List;

/** Offers methods by name; found through {@link java.util.ServiceLoader}. */
public interface MethodProvider {
  /**
   * What the module offers; a method whose library is missing is offered too and says so when asked
   * to solve.
   */
  List<Method> methods();
}
