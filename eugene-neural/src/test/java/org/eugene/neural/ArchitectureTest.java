package org.eugene.neural;

import static com.tngtech.archunit.core.domain.JavaModifier.PRIVATE;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** DJL stays in one package and out of every public signature. */
class ArchitectureTest {
  private static final JavaClasses NEURAL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.eugene.neural");

  @Test
  void onlyTheTensorPackageSeesDjl() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.eugene.neural.tensor")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("ai.djl..")
        .check(NEURAL);
    assertThat(NEURAL).hasSizeGreaterThan(50);
  }

  @Test
  void noPublicSignatureNamesDjl() {
    methods().that().arePublic().should(new NameNoDjl()).check(NEURAL);
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching("org.eugene.neural.(*)..").should().beFreeOfCycles().check(NEURAL);
  }

  private static final class NameNoDjl extends ArchCondition<JavaMethod> {
    NameNoDjl() {
      super("name no type of DJL");
    }

    @Override
    public void check(JavaMethod method, ConditionEvents events) {
      boolean hidden =
          method.getOwner().getModifiers().contains(PRIVATE)
              || !method.getOwner().getModifiers().contains(JavaModifier.PUBLIC);
      Stream.concat(Stream.of(method.getRawReturnType()), method.getRawParameterTypes().stream())
          .filter(type -> type.getPackageName().startsWith("ai.djl"))
          .filter(type -> !hidden)
          .forEach(
              type ->
                  events.add(
                      SimpleConditionEvent.violated(
                          method, method.getFullName() + " names " + type.getName())));
    }
  }
}
