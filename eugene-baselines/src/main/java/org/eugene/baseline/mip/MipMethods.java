package org.eugene.baseline.mip;

import java.util.List;
import org.eugene.solver.Method;
import org.eugene.solver.MethodProvider;

/** The integer programmes, by name. */
public final class MipMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of();
  }
}
