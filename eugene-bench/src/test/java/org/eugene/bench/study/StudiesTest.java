package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.eugene.bench.run.Machine;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudiesTest {
  @TempDir private Path folder;

  /** A little stand-in for the graphs that do not ship with the program. */
  private DataFolder data() throws IOException {
    Path graphs = Files.createDirectories(folder.resolve("graphs"));
    Path truth = Files.createDirectories(folder.resolve("truth"));
    Files.writeString(graphs.resolve("aids700nef.txt"), paths(15));
    Files.writeString(graphs.resolve("molhiv.txt"), paths(100));
    Files.writeString(truth.resolve("aids700nef.csv"), "source,target,ged\n0,0,0\n");
    return new DataFolder(folder);
  }

  private static String paths(int count) {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    for (int g = 0; g < count; g++) {
      text.append("t # ").append(g).append('\n');
      int order = 1 + random.nextInt(5);
      for (int v = 0; v < order; v++) {
        text.append("v ").append(v).append(' ').append(random.nextInt(3)).append('\n');
      }
      for (int v = 1; v < order; v++) {
        text.append("e ").append(v - 1).append(' ').append(v).append(" 1\n");
      }
    }
    return text.toString();
  }

  @Test
  void everyStudyFillsItsColumnsAndIsRendered() throws Exception {
    DataFolder data = data();
    StudyOptions few = new StudyOptions(Optional.of(2), 1);
    for (Study study : Studies.all()) {
      List<Map<String, String>> rows = study.run(data, few, sentence -> {});
      assertThat(rows).as(study.name()).isNotEmpty();
      rows.forEach(row -> assertThat(row.keySet()).containsExactlyElementsOf(study.columns()));
      Path file = folder.resolve(study.name() + ".csv");
      StudyFile.write(study, rows, new Machine("abc", "17", "some CPU"), file);
      assertThat(StudyFile.render(file))
          .startsWith("| " + String.join(" | ", study.columns()) + " |\n|---|")
          .endsWith("Commit abc; Java 17 on some CPU.\n");
    }
  }

  @Test
  void searchesAgreeWithAllPairs() throws Exception {
    for (Map<String, String> row :
        new SearchCheck().run(data(), new StudyOptions(Optional.of(5), 3), sentence -> {})) {
      assertThat(row)
          .containsEntry("equal lists of 10 nearest", "5 of 5")
          .containsEntry("equal lists within 1 to 6", "30 of 30");
    }
  }

  @Test
  void studiesAndTablesHaveDifferentNames() {
    assertThat(Tables.all()).noneMatch(table -> Studies.has(table.name()));
    assertThat(Studies.all()).allMatch(study -> !study.description().isEmpty());
  }
}
