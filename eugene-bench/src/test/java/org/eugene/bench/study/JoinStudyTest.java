package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.table.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** With a launcher that does as if: it finds a part of the pairs, and waits until it is killed. */
@EnabledOnOs(OS.LINUX)
class JoinStudyTest {
  private static final String LAUNCHER =
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        [ "$1" != --out ] || out=$2
        [ "$1" != --spark ] || master=$2
        [ "$1" != --threads ] || threads=$2
        shift
      done
      header=source,target,lower,upper,optimal
      case $threads:$(test -e "$out.part.done" && echo again):$master in
        2::) [ "${out%/killed/*}" = "$out" ] || { echo "5 20 1" >"$out.part.done"; sleep 60; exit 1; } ;;
        ::spark://here:1)
          echo "6 20 1" >"$out.part.done"
          while [ ! -e "${out%/*}/cluster/killed" ]; do sleep 0.1; done
          echo "Lost executor 0" ;;
      esac
      printf '%s\\n' $header 0,1,1,1,true 2,3,0,0,true 1,4,3,3,true 5,6,2,4,false >"$out"
      echo "eugene: 45 pairs: put aside by sizes 30, labels 5; settled by search 10, engine 0"
      """;

  private static final String CLUSTER =
      """
      #!/bin/sh
      case $1 in
        start) mkdir -p "$2" && echo fetching && echo spark://here:1 ;;
        kill) touch "$2/killed" ;;
        stop) touch "$2/stopped" ;;
      esac
      """;

  @TempDir private Path folder = Path.of("");

  private PretendedLauncher launcher() throws IOException {
    Files.createDirectory(folder.resolve("eugene-spark"));
    PretendedLauncher.script(folder.resolve("eugene-spark/cluster"), CLUSTER);
    Files.createDirectory(folder.resolve("graphs"));
    Files.writeString(folder.resolve("graphs/chem23k.txt"), "t # 0\nv 0 1\n".repeat(12));
    Files.createDirectory(folder.resolve("truth"));
    Files.writeString(
        folder.resolve("truth/chem23k-within-8.csv"),
        "source,target,ged\n0,1,1\n3,2,0\n4,1,4\n2,7,4\n8,9,5\n5,6,4\n0,11,1\n");
    return new PretendedLauncher(folder, LAUNCHER);
  }

  private List<Line> measured(TableOptions options) throws Exception {
    try (PretendedLauncher launcher = launcher()) {
      return launcher.measured(new JoinStudy(), options);
    }
  }

  @Test
  void pairsAreHeldAgainstThosePublishedInEveryWay() throws Exception {
    List<Line> rows = measured(TableOptions.defaults().withSample(10));

    assertThat(rows)
        .extracting(row -> row.text("run"))
        .containsExactly("one-thread", "two-threads", "killed", "spark");
    for (Line row : rows) {
      assertThat(row.text("graphs")).isEqualTo("10");
      assertThat(row.text("pairs found")).isEqualTo("4");
      assertThat(row.text("published")).isEqualTo("5");
      assertThat(row.text("right")).isEqualTo("2");
      assertThat(row.text("missing")).isEqualTo("1");
      assertThat(row.text("different")).as("another distance, not proved").isEqualTo("2");
    }
    assertThat(rows)
        .extracting(row -> row.text("SHA-256"))
        .containsOnly(rows.get(0).text("SHA-256"));
    assertThat(rows)
        .extracting(row -> row.text("killed after"))
        .containsExactly("–", "–", "5 sources", "6 sources");
    assertThat(rows).extracting(row -> row.text("sizes")).containsExactly("30", "30", "–", "30");
    assertThat(rows.get(3).text("CPU s")).isEqualTo("–");
  }

  @Test
  void someWaysOnly() throws Exception {
    assertThat(measured(TableOptions.defaults().withMethods(Set.of("two-threads"))))
        .extracting(row -> row.text("run") + " " + row.text("graphs"))
        .containsExactly("two-threads 12");
  }
}
