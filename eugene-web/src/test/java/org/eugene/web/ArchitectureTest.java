package org.eugene.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A thin door: nothing is solved here, and the library of the network stays in here. */
class ArchitectureTest {
  private static final String ROOT = "org.eugene.web";

  private static final JavaClasses EUGENE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.eugene");

  @Test
  void workKnowsNothingOfTheNetwork() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".work")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..", ROOT)
        .check(EUGENE);
  }

  @Test
  void everyPackageIsListed() {
    classes()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .resideInAnyPackage(ROOT, ROOT + ".work")
        .check(EUGENE);
  }

  @Test
  void nobodyElseKnowsTheWeb() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT + "..", "io.javalin..", "org.eclipse.jetty..")
        .check(EUGENE);
  }

  @Test
  void theWebKnowsNeitherTheCommandLineNorAnyAlgorithm() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.eugene.cli..",
            "org.eugene.engine..",
            "org.eugene.madam..",
            "org.eugene.baseline..",
            "org.eugene.chemistry..",
            "org.eugene.bench..",
            "picocli..")
        .check(EUGENE);
  }

  @Test
  void allRoutesAreInOneFile() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/main/java/org/eugene/web"))) {
      List<String> others = List.of("Routes.java", "Errors.java");
      assertThat(
              files
                  .filter(file -> !others.contains(file.getFileName().toString()))
                  .filter(Files::isRegularFile)
                  .filter(ArchitectureTest::addsRoutes))
          .isEmpty();
    }
  }

  private static boolean addsRoutes(Path file) {
    try {
      return Files.readString(file).contains("routes.get(");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
