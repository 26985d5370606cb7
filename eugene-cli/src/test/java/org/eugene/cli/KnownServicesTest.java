package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.eugene.cost.CostsProvider;
import org.eugene.cost.StandardCosts;
import org.eugene.engine.EngineMethods;
import org.eugene.solver.MethodProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownServicesTest {
  @TempDir private Path folder;
  private ClassLoader before;
  private String jar;

  @BeforeEach
  void makeLists() throws IOException {
    before = Thread.currentThread().getContextClassLoader();
    jar = folder.resolve("eugene.jar").toString();
    Path lists = Files.createDirectory(folder.resolve("services"));
    Files.writeString(
        lists.resolve(CostsProvider.class.getName()), StandardCosts.class.getName() + "\n");
  }

  @AfterEach
  void giveBack() {
    Thread.currentThread().setContextClassLoader(before);
  }

  private static <T> List<String> providersOf(Class<T> service) {
    return ServiceLoader.load(service).stream().map(each -> each.type().getName()).toList();
  }

  @Test
  void listsAreBelieved() {
    assertThat(providersOf(MethodProvider.class)).isNotEmpty();
    KnownServices.useListsBeside(jar);
    assertThat(providersOf(CostsProvider.class)).containsExactly(StandardCosts.class.getName());
    assertThat(providersOf(MethodProvider.class)).isEmpty();
  }

  @Test
  void addOnsAreAskedThemselves() throws IOException {
    Path lists = Files.createDirectories(folder.resolve("addon/META-INF/services"));
    Files.writeString(
        lists.resolve(MethodProvider.class.getName()), EngineMethods.class.getName() + "\n");
    KnownServices.useListsBeside(
        String.join(
            File.pathSeparator, jar, folder.resolve("gone.jar").toString(), folder + "/addon"));
    assertThat(providersOf(CostsProvider.class)).containsExactly(StandardCosts.class.getName());
    assertThat(providersOf(MethodProvider.class)).containsExactly(EngineMethods.class.getName());
  }

  @Test
  void withoutListsEverybodyIsAsked() {
    List<String> all = providersOf(MethodProvider.class);
    for (String place : List.of(folder.resolve("elsewhere").resolve("eugene.jar").toString(), "")) {
      KnownServices.useListsBeside(place);
      assertThat(providersOf(MethodProvider.class)).isEqualTo(all);
    }
  }

  @Test
  void otherResourcesAreFoundAsEver() throws IOException {
    KnownServices.useListsBeside(jar);
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    assertThat(loader.getResources("META-INF/MANIFEST.MF").hasMoreElements()).isTrue();
    assertThat(loader).isNotSameAs(before);
  }
}
