package org.eugene.baseline.mip;

import com.google.ortools.Loader;
import com.google.ortools.init.OrToolsVersion;
import java.nio.file.Path;
import org.eugene.solver.SolverUnavailableException;

/** The native library behind all engines, loaded when first asked for. */
final class NativeSolvers {
  private final Runnable loader;

  NativeSolvers(Runnable loader) {
    this.loader = loader;
  }

  /** OR-Tools, from the jar for this kind of machine. */
  static NativeSolvers ofOrTools() {
    return new NativeSolvers(NativeSolvers::loadOrTools);
  }

  /** The loader says nothing where it cannot unpack the library; calling it does. */
  private static void loadOrTools() {
    LeftNatives.remove(Path.of(System.getProperty("java.io.tmpdir")));
    Loader.loadNativeLibraries();
    OrToolsVersion.getMajorNumber();
  }

  /**
   * Makes sure that the library is there; loading it takes about a second and a half, later calls
   * nothing.
   */
  void require() {
    try {
      loader.run();
    } catch (RuntimeException | LinkageError absent) {
      throw new SolverUnavailableException(
          "the integer programmes need the native library of OR-Tools, which cannot be loaded on "
              + System.getProperty("os.name")
              + " "
              + System.getProperty("os.arch")
              + " or not be unpacked into "
              + System.getProperty("java.io.tmpdir")
              + "; unpack the add-on integer-programmes into the program's directory addons, or take"
              + " another method, exact for example",
          absent);
    }
  }
}
