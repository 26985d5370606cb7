package org.eugene.bench.against;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Stands in for a build of the program: answers {@code pairs GRAPHS PAIRS ...} after some work. Its
 * own first arguments are the rounds of work for a pair and the pair that it answers differently.
 */
final class PretendedProgram {
  private PretendedProgram() {}

  public static void main(String[] args) throws IOException {
    long rounds = Long.parseLong(args[0]);
    List<String> command = Arrays.asList(args).subList(2, args.length);
    if (!command.get(0).equals("pairs")
        || !command.containsAll(List.of("--threads", "--effort", "--costs", "--budget"))) {
      System.err.println("eugene: misused: " + command);
      System.exit(2);
    }
    System.out.println("source,target,lower,upper,optimal,stop,seconds");
    List<String> pairs = Files.readAllLines(Path.of(command.get(2)));
    for (String pair : pairs.subList(1, pairs.size())) {
      long start = System.nanoTime();
      double sum = 0;
      for (long round = 0; round < rounds; round++) {
        sum += Math.sqrt(round);
      }
      double seconds = (System.nanoTime() - start) / 1e9 + (sum < 0 ? 1 : 0);
      String upper = pair.equals(args[1]) ? "6" : "5";
      System.out.println(pair + ",5," + upper + ",false,converged," + seconds);
    }
  }
}
