package org.eugene.baseline.mip;

import com.google.ortools.Loader;
import com.google.ortools.init.OrToolsVersion;
import java.nio.file.Path;
import org.eugene.solver.SolverUnavailableException;

/**
 * OR-Tools and its native library, which all engines need and which may not be there: no class that
 * names a type of OR-Tools is touched before {@link #require} has answered.
 */
final class NativeSolvers {
  private static final String WAY_OUT =
      "; unpack the add-on integer-programmes into the program's directory addons, or take another"
          + " method, exact for example";

  private NativeSolvers() {}

  /**
   * Makes sure that the library is there; loading it takes about a second and a half, later calls
   * nothing.
   */
  static void require() {
    require(NativeSolvers::load);
  }

  /** The loader says nothing where it cannot unpack the library; calling it does. */
  private static void load() {
    LeftNatives.remove(Path.of(System.getProperty("java.io.tmpdir")));
    Loader.loadNativeLibraries();
    OrToolsVersion.getMajorNumber();
  }

  static void require(Runnable loader) {
    try {
      loader.run();
    } catch (NoClassDefFoundError absent) {
      throw new SolverUnavailableException(
          "the integer programmes are an add-on that is not there" + WAY_OUT, absent);
    } catch (RuntimeException | LinkageError broken) {
      throw new SolverUnavailableException(
          "the integer programmes need the native library of OR-Tools, which cannot be loaded on "
              + System.getProperty("os.name")
              + " "
              + System.getProperty("os.arch")
              + " or not be unpacked into "
              + System.getProperty("java.io.tmpdir")
              + WAY_OUT,
          broken);
    }
  }
}
