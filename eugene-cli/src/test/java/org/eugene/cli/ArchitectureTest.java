package org.eugene.cli;

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

/** Commands share options and outputs, not each other; nobody else knows the command line. */
class ArchitectureTest {
  private static final String ROOT = "org.eugene.cli";

  /** Each package and what it sees of this module. */
  private static final Map<String, List<String>> SEES = new LinkedHashMap<>();

  static {
    SEES.put("output", List.of());
    SEES.put("option", List.of("output"));
    SEES.put("compare", List.of("option", "output"));
    SEES.put("collection", List.of("option", "output"));
    SEES.put("convert", List.of("option", "output"));
    SEES.put("learned", List.of("option", "output"));
    SEES.put("stream", List.of("option", "output"));
    SEES.put("serve", List.of("option"));
  }

  private static final JavaClasses EUGENE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.eugene");

  @TestFactory
  Stream<DynamicTest> packageSeesOnlyWhatItMay() {
    return SEES.keySet().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> seesOnlyWhatItMay(name)));
  }

  private static void seesOnlyWhatItMay(String name) {
    String[] visible =
        Stream.concat(Stream.of(name), SEES.get(name).stream())
            .map(p -> ROOT + "." + p + "..")
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + name + "..")
        .should()
        .dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(visible))))
        .check(EUGENE);
  }

  @Test
  void everyPackageIsListed() {
    String[] places =
        Stream.concat(Stream.of(ROOT), SEES.keySet().stream().map(p -> ROOT + "." + p + ".."))
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .resideInAnyPackage(places)
        .check(EUGENE);
  }

  @Test
  void nobodyElseKnowsTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + "..")
        .check(EUGENE);
  }

  @Test
  void methodsMoleculesAndTablesComeThroughTheirServices() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.eugene.baseline..",
            "org.eugene.chemistry..",
            "org.eugene.bench..",
            "org.eugene.neural..",
            "org.eugene.web..")
        .check(EUGENE);
  }

  @Test
  void formatsAreWrittenElsewhere() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "de.siegmar..", "org.jgrapht..")
        .check(EUGENE);
  }

  @Test
  void theProgressBarHasOneDoor() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "..")
        .and()
        .resideOutsideOfPackage(ROOT + ".output")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("me.tongfei..")
        .check(EUGENE);
  }

  @Test
  void whatIsWrittenKnowsNoArguments() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".output")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(EUGENE);
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
