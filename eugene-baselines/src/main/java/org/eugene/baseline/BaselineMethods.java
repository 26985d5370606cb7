package org.eugene.baseline;

import java.util.List;
import org.eugene.solver.Method;
import org.eugene.solver.MethodProvider;

/** The assignment heuristics and local searches, by name. */
public final class BaselineMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of();
  }
}
