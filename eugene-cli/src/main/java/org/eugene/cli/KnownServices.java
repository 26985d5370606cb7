package org.eugene.cli;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * Answers who provides Eugene's services from a directory of lists beside the program, where there
 * is one. Otherwise every start would open all jars of the class path, eighty of them, to find the
 * few that provide something. Whatever else is asked for is looked up as ever.
 */
final class KnownServices extends ClassLoader {
  private static final String LISTS = "META-INF/services/";
  private static final String OURS = LISTS + "org.eugene.";

  private final Path directory;

  private KnownServices(Path directory, ClassLoader parent) {
    super("services", parent);
    this.directory = directory;
  }

  /**
   * Has this thread, and those that it starts, use the directory {@code services} beside the only
   * jar of the class path. A class path of several places may have add-ons, which no list knows.
   */
  static void useListsBeside(String classPath) {
    if (classPath.isEmpty() || classPath.contains(File.pathSeparator)) {
      return;
    }
    Path lists = Path.of(classPath).resolveSibling("services");
    if (Files.isDirectory(lists)) {
      Thread thread = Thread.currentThread();
      thread.setContextClassLoader(new KnownServices(lists, thread.getContextClassLoader()));
    }
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    if (!name.startsWith(OURS)) {
      return super.getResources(name);
    }
    Path list = directory.resolve(name.substring(LISTS.length()));
    return Collections.enumeration(
        Files.exists(list) ? List.of(list.toUri().toURL()) : List.<URL>of());
  }
}
