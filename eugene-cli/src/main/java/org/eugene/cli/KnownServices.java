package org.eugene.cli;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Answers who provides Eugene's services from a directory of lists beside the program, where there
 * is one. Otherwise every start would open all jars of the class path, eighty of them, to find the
 * few that provide something. Only add-ons are asked, which no list knows. Whatever else is looked
 * for is looked up as ever.
 */
final class KnownServices extends ClassLoader {
  private static final String LISTS = "META-INF/services/";
  private static final String OURS = LISTS + "org.eugene.";

  private final Path directory;
  private final URLClassLoader addOns;

  private KnownServices(Path directory, URL[] addOns, ClassLoader parent) {
    super("services", parent);
    this.directory = directory;
    this.addOns = new URLClassLoader("add-ons", addOns, null);
  }

  /**
   * Has this thread, and those that it starts, use the directory {@code services} beside the first
   * jar of the class path, which brings the whole program; what comes behind it are add-ons.
   */
  static void useListsBeside(String classPath) {
    String[] places = classPath.split(Pattern.quote(File.pathSeparator));
    Path lists = Path.of(places[0]).resolveSibling("services");
    if (!Files.isDirectory(lists)) {
      return;
    }
    try {
      URL[] addOns = new URL[places.length - 1];
      for (int at = 0; at < addOns.length; at++) {
        addOns[at] = Path.of(places[at + 1]).toUri().toURL();
      }
      Thread thread = Thread.currentThread();
      thread.setContextClassLoader(
          new KnownServices(lists, addOns, thread.getContextClassLoader()));
    } catch (MalformedURLException odd) {
      // Everybody is asked, as without lists.
    }
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    if (!name.startsWith(OURS)) {
      return super.getResources(name);
    }
    List<URL> found = new ArrayList<>();
    Path list = directory.resolve(name.substring(LISTS.length()));
    if (Files.exists(list)) {
      found.add(list.toUri().toURL());
    }
    found.addAll(Collections.list(addOns.findResources(name)));
    return Collections.enumeration(found);
  }
}
