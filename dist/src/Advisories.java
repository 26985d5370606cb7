import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares the versions of jars with a list of advisories, without a network: {@code java
 * Advisories.java advisories.txt CLASSPATH} fails if a jar is older than the version in which its
 * vulnerability was mended.
 */
final class Advisories {
  private static final Pattern JAR = Pattern.compile("(.+?)-(\\d[\\w.]*)(-[\\w-]+)?\\.jar");

  private Advisories() {}

  public static void main(String[] args) throws IOException {
    List<String[]> known = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      if (!line.startsWith("#") && !line.isBlank()) {
        known.add(line.strip().split("\\s+", 3));
      }
    }
    int jars = 0;
    List<String> found = new ArrayList<>();
    for (String place : args[1].split(Pattern.quote(java.io.File.pathSeparator))) {
      Matcher jar = JAR.matcher(Path.of(place).getFileName().toString());
      if (!jar.matches()) {
        continue;
      }
      jars++;
      for (String[] advisory : known) {
        if (advisory[0].equals(jar.group(1)) && compare(jar.group(2), advisory[1]) < 0) {
          found.add(jar.group() + ": mended in " + advisory[1] + ", " + advisory[2]);
        }
      }
    }
    System.out.println(
        jars + " jars against " + known.size() + " advisories: " + found.size() + " found");
    found.forEach(System.err::println);
    if (!found.isEmpty()) {
      System.exit(1);
    }
  }

  /** By the numbers of two versions, from left to right; what is missing is 0. */
  private static int compare(String left, String right) {
    String[] a = left.split("\\D+");
    String[] b = right.split("\\D+");
    for (int at = 0; at < Math.max(a.length, b.length); at++) {
      long x = at < a.length && !a[at].isEmpty() ? Long.parseLong(a[at]) : 0;
      long y = at < b.length && !b[at].isEmpty() ? Long.parseLong(b[at]) : 0;
      if (x != y) {
        return Long.compare(x, y);
      }
    }
    return 0;
  }
}
