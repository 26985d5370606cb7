package org.eugene;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The packages of core form one street, and nobody looks back. A new package gets a line in {@link
 * #STREET}.
 */
class ArchitectureTest {
  private static final String ROOT = "org.eugene";

  /** Each package and what it sees directly; through those it also sees all that they see. */
  private static final Map<String, List<String>> STREET = new LinkedHashMap<>();

  static {
    STREET.put("graph", List.of());
    STREET.put("cost", List.of("graph"));
    STREET.put("mapping", List.of("cost"));
    STREET.put("problem", List.of("mapping"));
    // What checks a proof sees nothing of what found it.
    STREET.put("certificate", List.of());
    STREET.put("solver", List.of("problem", "certificate"));

    STREET.put("file", List.of());

    STREET.put("matrix", List.of());
    STREET.put("assignment", List.of("matrix"));
    STREET.put("rounding", List.of("assignment"));

    STREET.put("path", List.of("problem"));

    STREET.put("estimate", List.of("problem"));

    STREET.put("relaxation", List.of("solver", "rounding"));
    STREET.put("madam", List.of("relaxation"));
    STREET.put("model", List.of("solver"));
    STREET.put("bound", List.of("model", "assignment"));
    STREET.put("local", List.of("model"));
    STREET.put("percolation", List.of("model"));
    STREET.put("exact", List.of("bound", "local"));
    STREET.put("engine", List.of("relaxation", "percolation", "exact"));
    STREET.put("optima", List.of("bound", "path"));
  }

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @TestFactory
  Stream<DynamicTest> packageSeesOnlyWhatComesBeforeIt() {
    return STREET.keySet().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> seesOnlyWhatComesBeforeIt(name)));
  }

  private static void seesOnlyWhatComesBeforeIt(String name) {
    String[] visible =
        visibleFrom(name).stream().map(p -> ROOT + "." + p + "..").toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + name + "..")
        .should()
        .dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(visible))))
        .because("'%s' may use only %s".formatted(name, visibleFrom(name)))
        .allowEmptyShould(true)
        .check(CORE);
  }

  private static Set<String> visibleFrom(String name) {
    Set<String> visible = new LinkedHashSet<>();
    for (String neighbour : STREET.get(name)) {
      visible.addAll(visibleFrom(neighbour));
    }
    visible.add(name);
    return visible;
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().allowEmptyShould(true).check(CORE);
  }

  @Test
  void everyPackageHasItsPlaceOnTheStreet() {
    String[] places =
        Stream.concat(Stream.of(ROOT), STREET.keySet().stream().map(p -> ROOT + "." + p + ".."))
            .toArray(String[]::new);
    classes().should().resideInAnyPackage(places).allowEmptyShould(true).check(CORE);
  }

  @Test
  void coreUsesThePlainJdkOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", ROOT + "..")
        .allowEmptyShould(true)
        .check(CORE);
  }

  @Test
  void everyPackageTellsItsStory() throws IOException {
    Path sources = Path.of(System.getProperty("basedir", "."), "src", "main", "java");
    assertThat(packagesWithoutStory(sources)).as("packages without package-info.java").isEmpty();
  }

  private static List<Path> packagesWithoutStory(Path sources) throws IOException {
    List<Path> silent = new ArrayList<>();
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
          .map(Path::getParent)
          .distinct()
          .filter(directory -> Files.notExists(directory.resolve("package-info.java")))
          .map(sources::relativize)
          .forEach(silent::add);
    }
    return silent;
  }
}
