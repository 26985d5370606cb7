package org.eugene.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Spark stays in this module, which knows no solver and no command line. */
class ArchitectureTest {
  private static final String HERE = "org.eugene.spark..";

  private static final JavaClasses EUGENE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.eugene");

  @Test
  void onlyThisModuleSeesSpark() {
    noClasses()
        .that()
        .resideOutsideOfPackage(HERE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.spark..", "scala..")
        .check(EUGENE);
    assertThat(EUGENE).hasSizeGreaterThan(300);
  }

  @Test
  void nobodyElseSeesThisModule() {
    noClasses()
        .that()
        .resideOutsideOfPackage(HERE)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(HERE)
        .check(EUGENE);
  }

  @Test
  void noAlgorithmLivesHere() {
    classes()
        .that()
        .resideInAPackage(HERE)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            HERE,
            "org.apache.spark..",
            "scala..",
            "java..",
            "org.eugene.answer.spread..",
            "org.eugene.cost..",
            "org.eugene.graph..",
            "org.eugene.search..",
            "org.eugene.solver..")
        .check(EUGENE);
  }

  @Test
  void theSparkThatIsFetchedIsTheOneCompiledAgainst() throws IOException {
    assertThat(version("home/pom.xml")).isEqualTo(version("pom.xml"));
  }

  private static String version(String pom) throws IOException {
    Matcher version =
        Pattern.compile("<spark.version>(.*)</spark.version>")
            .matcher(Files.readString(Path.of(pom)));
    assertThat(version.find()).isTrue();
    return version.group(1);
  }
}
