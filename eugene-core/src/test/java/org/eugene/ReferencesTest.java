package org.eugene;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every key that a comment cites is an entry of docs/references.bib. */
class ReferencesTest {
  private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..");
  private static final Pattern ENTRY = Pattern.compile("@\\w+\\{(\\w+),");
  private static final Pattern CITED = Pattern.compile("key[\\s*]+\\{@code[\\s*]+(\\w+)}");
  private static final Pattern CITED_IN_DOCS = Pattern.compile("\\[([a-z]+\\d{4}\\w*)]");

  @Test
  void citedKeysAreThere() throws IOException {
    Set<String> entries = found(ENTRY, ROOT.resolve("docs/references.bib"));
    Set<String> cited = new TreeSet<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.map(m -> m.resolve("src/main/java")).toList()) {
        cited.addAll(citedBelow(module));
      }
    }
    cited.addAll(found(CITED_IN_DOCS, ROOT.resolve("docs/mathematics.md")));
    cited.addAll(found(CITED_IN_DOCS, ROOT.resolve("docs/methods.md")));
    assertThat(cited).isNotEmpty();
    assertThat(entries).containsAll(cited);
  }

  private static Set<String> citedBelow(Path sources) throws IOException {
    Set<String> cited = new TreeSet<>();
    if (Files.isDirectory(sources)) {
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          cited.addAll(found(CITED, file));
        }
      }
    }
    return cited;
  }

  private static Set<String> found(Pattern pattern, Path file) throws IOException {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(Files.readString(file));
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
