import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Collects who provides Eugene's services: {@code java Services.java DIRECTORY CLASSPATH} writes
 * DIRECTORY/NAME-OF-SERVICE with a line for each provider, in the order of the class path.
 */
final class Services {
  private static final String FOLDER = "META-INF/services/";

  private Services() {}

  public static void main(String[] args) throws IOException {
    Map<String, List<String>> providers = new TreeMap<>();
    for (String place : args[1].split(Pattern.quote(File.pathSeparator))) {
      if (Files.isDirectory(Path.of(place))) {
        // Whoever packs from classes that are no jars yet.
        Path folder = Path.of(place).resolve(FOLDER);
        if (Files.isDirectory(folder)) {
          try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
              add(providers, file.getFileName().toString(), Files.readString(file));
            }
          }
        }
      } else if (place.endsWith(".jar")) {
        try (ZipFile zip = new ZipFile(place)) {
          for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
            if (entry.getName().startsWith(FOLDER) && !entry.isDirectory()) {
              try (InputStream bytes = zip.getInputStream(entry)) {
                String text = new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
                add(providers, entry.getName().substring(FOLDER.length()), text);
              }
            }
          }
        }
      }
    }
    Path directory = Files.createDirectories(Path.of(args[0]));
    for (Map.Entry<String, List<String>> service : providers.entrySet()) {
      Files.writeString(
          directory.resolve(service.getKey()), String.join("\n", service.getValue()) + "\n");
    }
  }

  private static void add(Map<String, List<String>> providers, String service, String text) {
    if (service.startsWith("org.eugene.")) {
      text.lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .forEach(line -> providers.computeIfAbsent(service, any -> new ArrayList<>()).add(line));
    }
  }
}
