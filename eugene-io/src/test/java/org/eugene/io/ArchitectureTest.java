package org.eugene.io;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Foreign libraries stay behind one door each, and formats do not know each other. */
class ArchitectureTest {
  private static final JavaClasses IO =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("eugene-core"))
          .importPackages("org.eugene.io");

  @Test
  void jgraphtIsUsedInOnePackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.eugene.io.jgrapht")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.jgrapht..")
        .check(IO);
  }

  @Test
  void jsonIsReadAndWrittenInThreePackages() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.eugene.io.json", "org.eugene.io.costs", "org.eugene.io.request")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml.jackson..")
        .check(IO);
  }

  @Test
  void moleculesAreReadAndAnswersWrittenElsewhere() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.openscience..",
            "org.eugene.solver..",
            "org.eugene.search..",
            "org.eugene.report..",
            "org.eugene.cli..")
        .check(IO);
  }

  @Test
  void theContractKnowsNoFormat() {
    noClasses()
        .that()
        .resideInAPackage("org.eugene.io")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.eugene.io.*..")
        .check(IO);
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching("org.eugene.io.(*)..").should().beFreeOfCycles().check(IO);
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
