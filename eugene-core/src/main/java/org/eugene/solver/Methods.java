package org.eugene.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The methods that the modules on the class path offer. */
public final class Methods {
  private Methods() {}

  /** All methods, as their providers list them. */
  public static List<Method> all() {
    List<Method> methods = new ArrayList<>();
    for (MethodProvider provider : ServiceLoader.load(MethodProvider.class)) {
      methods.addAll(provider.methods());
    }
    return List.copyOf(methods);
  }

  /** The method of this name. */
  public static Method named(String name) {
    return all().stream()
        .filter(method -> method.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no method named "
                        + name
                        + "; there are "
                        + all().stream().map(Method::name).collect(Collectors.joining(", "))));
  }
}
