import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Collects the licences and notices that jars carry: {@code java Licences.java DIRECTORY CLASSPATH}
 * writes DIRECTORY/NAME-OF-JAR/LICENSE and the like.
 */
final class Licences {
  private static final Pattern WANTED =
      Pattern.compile("(META-INF/)?(LICEN[CS]E|NOTICE|COPYING)[^/]*", Pattern.CASE_INSENSITIVE);

  private Licences() {}

  public static void main(String[] args) throws IOException {
    for (String jar : args[1].split(Pattern.quote(File.pathSeparator))) {
      String name = Path.of(jar).getFileName().toString();
      if (name.endsWith(".jar") && !name.startsWith("eugene")) {
        collect(jar, Path.of(args[0]).resolve(name.replace(".jar", "")));
      }
    }
  }

  private static void collect(String jar, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(jar)) {
      List<? extends ZipEntry> entries = Collections.list(zip.entries());
      for (ZipEntry entry : entries) {
        if (!entry.isDirectory() && WANTED.matcher(entry.getName()).matches()) {
          Files.createDirectories(folder);
          Path copy = folder.resolve(Path.of(entry.getName()).getFileName().toString());
          try (InputStream bytes = zip.getInputStream(entry)) {
            Files.write(copy, bytes.readAllBytes());
          }
        }
      }
    }
  }
}
