package org.eugene.report;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Formats do not know each other but where one is made of another, and each library has a door. */
class ArchitectureTest {
  private static final String ROOT = "org.eugene.report";

  /** Each package and what it sees of this module beside the values in the root. */
  private static final Map<String, List<String>> SEES = new LinkedHashMap<>();

  static {
    SEES.put("overlay", List.of());
    SEES.put("layout", List.of("overlay"));
    SEES.put("picture", List.of("overlay", "layout"));
    SEES.put("words", List.of("overlay"));
    SEES.put("text", List.of("overlay", "words"));
    SEES.put("csv", List.of());
    SEES.put("json", List.of("words"));
    SEES.put("matrix", List.of("csv"));
    SEES.put("figure", List.of("overlay", "layout", "picture", "words"));
    SEES.put("evaluation", List.of("csv"));
    SEES.put("html", List.of("overlay", "layout", "picture", "words", "csv", "json", "evaluation"));
  }

  private static final JavaClasses REPORT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @TestFactory
  Stream<DynamicTest> packageSeesOnlyWhatItMay() {
    return SEES.keySet().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> seesOnlyWhatItMay(name)));
  }

  private static void seesOnlyWhatItMay(String name) {
    String[] visible =
        Stream.concat(
                Stream.of(ROOT, ROOT + "." + name + ".."),
                SEES.get(name).stream().map(p -> ROOT + "." + p + ".."))
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + name + "..")
        .should()
        .dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(visible))))
        .check(REPORT);
  }

  @Test
  void everyPackageIsListed() {
    String[] places =
        Stream.concat(Stream.of(ROOT), SEES.keySet().stream().map(p -> ROOT + "." + p + ".."))
            .toArray(String[]::new);
    classes().should().resideInAnyPackage(places).check(REPORT);
  }

  @Test
  void theValuesKnowNoFormat() {
    noClasses()
        .that()
        .resideInAPackage(ROOT)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".*..")
        .check(REPORT);
  }

  @Test
  void eachLibraryHasOneDoor() {
    onlyThrough("com.fasterxml.jackson..", ROOT + ".json");
    onlyThrough("de.siegmar.fastcsv..", ROOT + ".csv");
  }

  private static void onlyThrough(String library, String door) {
    noClasses()
        .that()
        .resideOutsideOfPackage(door)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(REPORT);
  }

  @Test
  void nobodySolvesHereOrKnowsAFrontDoor() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.eugene.engine..",
            "org.eugene.exact..",
            "org.eugene.cli..",
            "org.eugene.bench..",
            "org.eugene.chemistry..")
        .check(REPORT);
  }

  @Test
  void everyPackageTellsItsStory() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      assertThat(
              files
                  .filter(
                      file ->
                          file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                  .map(Path::getParent)
                  .distinct()
                  .filter(directory -> Files.notExists(directory.resolve("package-info.java"))))
          .isEmpty();
    }
  }
}
