package org.eugene.bench.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.bench.Main;
import org.eugene.graph.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SocialNetworksTest {
  @Test
  void shippedExampleIsWhatTheGeneratorMakes(@TempDir Path folder) throws IOException {
    Path made = folder.resolve("social.txt");

    int exitCode =
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()))
            .execute("generate", "social", "--seed", "1", "--out", made.toString());

    assertThat(exitCode).isZero();
    assertThat(made).hasSameTextualContentAs(Path.of("../examples/social.txt"));
    assertThat(Files.readString(made)).contains("t # before", "t # after");
  }

  @Test
  void onePersonMoreAfterTheYearAndMostTiesStay() {
    List<Graph> networks = SocialNetworks.of(30, 1);

    assertThat(networks.get(0).order()).isEqualTo(30);
    assertThat(networks.get(1).order()).isEqualTo(31);
    assertThat(networks.get(1).size()).isBetween(40, 70);
  }

  @Test
  void anotherSeedMakesAnotherCompany() {
    assertThat(SocialNetworks.of(30, 1)).isNotEqualTo(SocialNetworks.of(30, 2));
    assertThat(SocialNetworks.of(30, 1)).isEqualTo(SocialNetworks.of(30, 1));
  }

  @Test
  void fewerPeopleThanTwoTeamsAreRefused() {
    assertThatThrownBy(() -> SocialNetworks.of(3, 1)).hasMessageContaining("people (3)");
  }
}
