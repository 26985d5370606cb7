package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormats;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of every kind that this program reads, damaged in the ways of disks and of people who mean
 * it. Whatever they hold, a command ends with a code of its own and a sentence, and soon.
 */
class MutatedFilesTest {
  private static final int FILES = Integer.getInteger("eugene.mutations", 100_000);
  private static final long LONGEST_SECONDS = 10;

  private static final byte[][] NASTY =
      Stream.of(
              "-1",
              "0",
              "99999999999999999999",
              "2147483648",
              "-2147483649",
              "1e999",
              "NaN",
              "\"",
              "'",
              "\\",
              "\0",
              "\r",
              "\n",
              "\uFEFF",
              "\u2028",
              "<",
              "&amp;",
              "<![CDATA[",
              "<!DOCTYPE x [<!ENTITY y 'z'>]>",
              "{",
              "[",
              "]",
              "}",
              ",",
              "#",
              "t # ",
              "../../etc/passwd",
              "%s%n",
              "ä",
              "((((((((",
              "null",
              "true")
          .map(text -> text.getBytes(StandardCharsets.UTF_8))
          .toArray(byte[][]::new);

  /** A good file, and what is done with it: {@code FILE} in the words stands for it. */
  private static final class Sample {
    private final String name;
    private final byte[] bytes;
    private final List<String> words;

    Sample(String name, byte[] bytes, List<String> words) {
      this.name = name;
      this.bytes = bytes;
      this.words = words;
    }
  }

  @TempDir private Path folder;
  private final List<Sample> samples = new ArrayList<>();

  @BeforeEach
  void writeGoodFiles() throws IOException {
    Path graphs =
        write(
            "graphs.txt",
            "t # a\nv 0 C\nv 1 \"N O\"\nv 2 C\ne 0 1 1\ne 1 2 2\nt # b\nv 0 C\nv 1 N\ne 0 1 1\n");
    Path one = write("one.txt", "t # a\nv 0 C\nv 1 N\nv 2 C\ne 0 1 1\ne 1 2 2\n");
    Path other = write("other.txt", "t # b\nv 0 C\nv 1 N\ne 0 1 1\n");
    Path arcs = write("arcs.txt", "t # a\nv 0 C\nv 1 N\na 0 1 1\na 1 0 2\na 1 1 3\n");
    for (Path input : List.of(graphs, one, arcs)) {
      add(input, "info", "FILE");
      for (GraphFormat format : GraphFormats.all()) {
        String ending = format.endings().stream().findFirst().orElse(format.name());
        Path file = folder.resolve(input.getFileName() + "." + ending);
        if (format.writer().isPresent()
            && Outcome.of("convert", input, file, "--to", format.name()).exitCode() == 0) {
          add(file, "info", "FILE", "--from", format.name());
          add(file, "compare", "FILE", "FILE", "--budget", "5ms", "--format", "json");
          add(file, "convert", "FILE", "-", "--to", "text");
        }
      }
    }
    add(write("m.smi", "CCO x\nc1ccccc1 y\n[NH4+].[Cl-] z\nC/C=C\\C w\n"), "info", "FILE");
    add(Path.of("../examples/workflows.txt"), "knn", "FILE", one.toString(), "-k", "1");
    add(zipped(one), "info", "FILE");
    addAnswers(graphs, one, other);
  }

  private void addAnswers(Path graphs, Path one, Path other) throws IOException {
    Path patch = folder.resolve("patch.json");
    Path proof = folder.resolve("a.proof");
    Path index = folder.resolve("a.index");
    Path from = one.toAbsolutePath();
    Outcome.of("compare", one, other, "--format", "json", "--out", patch, "--certificate", proof)
        .succeeded();
    Outcome.of("index", graphs, "-o", index).succeeded();
    add(patch, "apply", from.toString(), "FILE");
    add(proof, "check", "FILE");
    add(proof, "check", "FILE", one.toString(), other.toString());
    add(index, "knn", "FILE", one.toString(), "-k", "1", "--format", "csv");
    add(index, "dedupe", "FILE");
    add(index, "info", "FILE");
    add(write("p.csv", "source,target\n\"a\",b\nb a\n# x\n"), "pairs", graphs.toString(), "FILE");
    Path costs = write("c.json", "{\"vertex-insert\": 3, \"edge-delete\": 2.5}");
    add(costs, "compare", one.toString(), other.toString(), "--costs", "FILE", "--budget", "5ms");
    Path order = write("order.txt", "C\nN\n");
    add(
        order,
        "compare",
        one.toString(),
        other.toString(),
        "--costs",
        "paper-2",
        "--label-order",
        "FILE",
        "--budget",
        "5ms");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Path zipped(Path file) throws IOException {
    Path zip = folder.resolve("a.zip");
    try (OutputStream bytes = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.putNextEntry(new ZipEntry("one.txt"));
      out.write(Files.readAllBytes(file));
      out.closeEntry();
    }
    return zip;
  }

  private void add(Path file, String... words) throws IOException {
    samples.add(
        new Sample(file.getFileName().toString(), Files.readAllBytes(file), List.of(words)));
  }

  @Test
  void aFewMutatedFilesAreReadOrRefused() throws IOException {
    attack(2_000);
  }

  @Test
  @Tag("slow")
  void soAreManyMore() throws IOException {
    attack(FILES);
  }

  private void attack(int files) throws IOException {
    long first = Long.getLong("eugene.seed", 1);
    int read = 0;
    long longest = 0;
    for (long seed = first; seed < first + files; seed++) {
      Random random = new Random(seed);
      Sample sample = samples.get(random.nextInt(samples.size()));
      byte[] bytes = mutated(sample, random);
      Path file = Files.write(folder.resolve("mutated-" + sample.name), bytes);
      Object[] words =
          sample.words.stream().map(word -> word.equals("FILE") ? file.toString() : word).toArray();
      long began = System.nanoTime();
      Outcome outcome = outcome(words, seed, bytes);
      longest = Math.max(longest, System.nanoTime() - began);
      read += outcome.exitCode() == 0 ? 1 : 0;
    }
    long seconds = TimeUnit.NANOSECONDS.toSeconds(longest);
    System.err.printf(
        "%d mutated files from seed %d, %d of them still read, 0 stack traces, longest %d s%n",
        files, first, read, seconds);
    assertThat(seconds).isLessThanOrEqualTo(LONGEST_SECONDS);
    assertThat(read).isBetween(files / 50, files);
  }

  private static Outcome outcome(Object[] words, long seed, byte[] bytes) {
    String what =
        "seed "
            + seed
            + ", "
            + Arrays.toString(words)
            + ", "
            + new String(bytes, StandardCharsets.ISO_8859_1);
    Outcome outcome;
    try {
      outcome = Outcome.of(words);
    } catch (RuntimeException | Error thrown) {
      throw new AssertionError(what, thrown);
    }
    assertThat(outcome.exitCode()).as(what).isBetween(0, 2);
    assertThat(outcome.err()).as(what).doesNotContain("\tat ", "should not have happened");
    if (outcome.exitCode() != 0) {
      assertThat(outcome.err().strip().lines())
          .as(what)
          .last()
          .asString()
          .startsWith("eugene: ")
          .hasSizeGreaterThan(20);
    }
    return outcome;
  }

  private byte[] mutated(Sample sample, Random random) {
    byte[] bytes = sample.bytes;
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      bytes = mutated(bytes, random);
    }
    boolean isIndex = sample.name.endsWith(".index") && bytes.length >= 40;
    return isIndex && random.nextInt(4) > 0 ? sealed(bytes) : bytes;
  }

  private byte[] mutated(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, at + 1 + random.nextInt(12));
    byte[] nasty = NASTY[random.nextInt(NASTY.length)];
    return switch (random.nextInt(8)) {
      case 0 -> spliced(bytes, at, at, nasty);
      case 1 -> spliced(bytes, at, to, nasty);
      case 2 -> spliced(bytes, at, to, new byte[0]);
      case 3 -> Arrays.copyOf(bytes, at);
      case 4 -> spliced(bytes, at, at, Arrays.copyOfRange(bytes, at, to));
      case 5 -> {
        byte[] other = samples.get(random.nextInt(samples.size())).bytes;
        int from = random.nextInt(other.length);
        int end = Math.min(other.length, from + random.nextInt(60));
        yield spliced(bytes, at, at, Arrays.copyOfRange(other, from, end));
      }
      case 6 -> {
        byte[] many = new byte[1 + random.nextInt(3_000)];
        Arrays.fill(many, bytes.length == 0 ? (byte) '(' : bytes[at % bytes.length]);
        yield spliced(bytes, at, at, many);
      }
      default -> {
        byte[] flipped = bytes.clone();
        if (flipped.length > 0) {
          flipped[at % flipped.length] ^= (byte) (1 << random.nextInt(8));
        }
        yield flipped;
      }
    };
  }

  private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle) {
    ByteBuffer result = ByteBuffer.allocate(bytes.length - (to - from) + middle.length);
    result.put(bytes, 0, from).put(middle).put(bytes, to, bytes.length - to);
    return result.array();
  }

  /** A right length and checksum, as somebody would put them who means it. */
  private static byte[] sealed(byte[] bytes) {
    ByteBuffer index = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    index.putLong(24, bytes.length);
    CRC32C checksum = new CRC32C();
    checksum.update(index.slice(40, bytes.length - 40));
    checksum.update(index.slice(0, 32));
    index.putLong(32, checksum.getValue());
    return bytes;
  }
}
