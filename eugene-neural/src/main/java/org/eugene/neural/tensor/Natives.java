package org.eugene.neural.tensor;

import ai.djl.engine.Engine;
import ai.djl.engine.EngineException;
import com.sun.jna.Function;
import com.sun.jna.Platform;
import java.nio.file.Path;
import org.eugene.solver.SolverUnavailableException;

/**
 * Loads PyTorch, once and late. Everything comes from the class path: nothing is fetched and nobody
 * is told. The library is unpacked into the folder that the property {@value #FOLDER} names, by
 * default {@code .cache/eugene/natives} of the user's home.
 */
public final class Natives {
  /** Where the native library is unpacked. */
  public static final String FOLDER = "eugene.natives";

  private static final String MATRIX_KERNELS = "MKL_CBWR";

  private static boolean loaded;

  private Natives() {}

  /** Makes tensors possible, or says in one sentence why there can be none. */
  public static synchronized void load() {
    if (loaded) {
      return;
    }
    Path folder = Path.of(System.getProperty("user.home"), ".cache", "eugene", "natives");
    String place = System.getProperty(FOLDER, folder.toString());
    setIfAbsent("ENGINE_CACHE_DIR", place);
    setIfAbsent("DJL_CACHE_DIR", place);
    setIfAbsent("OPT_OUT_TRACKING", "true");
    setIfAbsent("ai.djl.offline", "true");
    setIfAbsent("ai.djl.default_engine", "PyTorch");
    // Sums of several threads come in any order: one thread, or no two trainings are the same.
    setIfAbsent("ai.djl.pytorch.num_threads", "1");
    setIfAbsent("ai.djl.pytorch.num_interop_threads", "1");
    askForTheSameBits();
    try {
      Engine.getEngine("PyTorch");
      loaded = true;
    } catch (EngineException | LinkageError | IllegalStateException missing) {
      throw new SolverUnavailableException(
          "learned methods need PyTorch's native library for "
              + System.getProperty("os.name")
              + " "
              + System.getProperty("os.arch")
              + ", which is not on the class path; all other methods work without it",
          missing);
    }
  }

  /**
   * PyTorch's matrix library may sum in an order that depends on where arrays happen to lie, unless
   * its environment says otherwise before it is loaded. {@code AUTO} keeps this processor's own
   * kernels in a fixed order; {@code COMPATIBLE}, the same on all processors, takes up to 1.6 times
   * as long a step, by method. A variable that is set already is left alone.
   */
  private static void askForTheSameBits() {
    if (!Platform.isWindows() && System.getenv(MATRIX_KERNELS) == null) {
      Function.getFunction(Platform.C_LIBRARY_NAME, "setenv")
          .invokeInt(new Object[] {MATRIX_KERNELS, "AUTO", 1});
    }
  }

  /** Whether tensors are possible here. */
  public static boolean areThere() {
    try {
      load();
      return true;
    } catch (SolverUnavailableException missing) {
      return false;
    }
  }

  /** Versions for a model's card. */
  public static String versions() {
    load();
    return "DJL "
        + Engine.getDjlVersion()
        + ", PyTorch "
        + Engine.getEngine("PyTorch").getVersion();
  }

  private static void setIfAbsent(String key, String value) {
    if (System.getProperty(key) == null) {
      System.setProperty(key, value);
    }
  }
}
