package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.SolverUnavailableException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As in a program without the add-on: the class path of these tests, but for OR-Tools. */
class WithoutOrToolsTest {
  @ParameterizedTest
  @ValueSource(strings = {"scip", "cp-sat", "relaxation"})
  void everyMethodIsListedAndSaysWhatIsMissing(String option) throws Exception {
    try (URLClassLoader without = new URLClassLoader(classPath(), null)) {
      Class<?> asker = without.loadClass(Asker.class.getName());
      for (String method : List.of("f1", "f2", "adj-ip", "compact-mip", "fori")) {
        assertThatThrownBy(() -> ask(asker, method, option))
            .as("%s %s", method, option)
            .satisfies(
                thrown ->
                    assertThat(thrown.getClass().getName())
                        .isEqualTo(SolverUnavailableException.class.getName()))
            .hasMessageContaining("add-on")
            .hasMessageContaining("exact");
      }
    }
  }

  private static void ask(Class<?> asker, String method, String option) throws Throwable {
    try {
      asker.getMethod("ask", String.class, String.class).invoke(null, method, option);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static URL[] classPath() throws MalformedURLException {
    List<URL> places = new ArrayList<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (!Path.of(place).getFileName().toString().startsWith("ortools")) {
        places.add(Path.of(place).toUri().toURL());
      }
    }
    return places.toArray(URL[]::new);
  }

  /** What is loaded again, beyond the reach of this test's own OR-Tools. */
  public static final class Asker {
    private Asker() {}

    /** Makes the solver of this method. */
    public static void ask(String name, String option) {
      for (Method method : new MipMethods().methods()) {
        if (method.name().equals(name)) {
          method.solver(options(option));
        }
      }
    }

    private static MethodOptions options(String option) {
      MethodOptions defaults = MethodOptions.defaults();
      return switch (option) {
        case "scip" -> defaults.with(MipMethods.SOLVER, MipEngine.SCIP);
        case "cp-sat" -> defaults.with(MipMethods.SOLVER, MipEngine.CP_SAT);
        default -> defaults.with(MipMethods.RELAXATION, true);
      };
    }
  }
}
