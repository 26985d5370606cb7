package org.eugene.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** The first method of this name; providers behind the one that has it are not asked. */
  public static Optional<Method> find(String name) {
    for (MethodProvider provider : ServiceLoader.load(MethodProvider.class)) {
      for (Method method : provider.methods()) {
        if (method.name().equals(name)) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  /** The method of this name. */
  public static Method named(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no method named "
                        + name
                        + "; there are "
                        + all().stream().map(Method::name).collect(Collectors.joining(", "))));
  }
}
