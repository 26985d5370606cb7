package org.eugene.bench.against;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The CPU time of a child's own threads. Linux tells it by thread, to the nanosecond; there the
 * Java machine's compilers and garbage collectors are left out, which on a busy machine take longer
 * than the answers. Elsewhere it is the time of the whole process.
 */
final class ChildClock {
  /** What names of threads of the Java machine itself start with. */
  private static final List<String> MACHINE = List.of("C1 ", "C2 ", "GC ", "VM ");

  private static final double NANOS = 1e9;

  private final Process process;
  private final Path threads;

  ChildClock(Process process) {
    this.process = process;
    this.threads = Path.of("/proc", Long.toString(process.pid()), "task");
  }

  /** Seconds until now. */
  double seconds() throws IOException {
    if (!Files.isReadable(threads.resolve(process.pid() + "/schedstat"))) {
      return process
              .toHandle()
              .info()
              .totalCpuDuration()
              .map(Duration::toNanos)
              .orElseThrow(
                  () -> new IOException("this system does not tell the CPU time of a child"))
          / NANOS;
    }
    double nanos = 0;
    try (Stream<Path> all = Files.list(threads)) {
      for (Path thread : all.toList()) {
        nanos += nanos(thread);
      }
    }
    return nanos / NANOS;
  }

  private static double nanos(Path thread) throws IOException {
    try {
      String name = Files.readString(thread.resolve("comm"));
      return MACHINE.stream().anyMatch(name::startsWith)
          ? 0
          : Double.parseDouble(Files.readString(thread.resolve("schedstat")).split(" ")[0]);
    } catch (NoSuchFileException ended) {
      return 0;
    }
  }
}
