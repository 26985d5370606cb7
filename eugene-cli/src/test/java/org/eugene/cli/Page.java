package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of documentation and its snippets: fenced blocks, each with a language. */
record Page(String text) {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\S+)\\n(.*?)^```");
  private static final Pattern CUT = Pattern.compile("cut -d, -f(\\d)-(\\d)");
  private static final Pattern HEAD = Pattern.compile("head -n (\\d+)");

  static Page of(Path file) throws IOException {
    return new Page(Files.readString(file));
  }

  List<String> blocks(String language) {
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      if (block.group(1).equals(language)) {
        blocks.add(block.group(2));
      }
    }
    return blocks;
  }

  /** The commands of all console blocks, each with what the page says it prints. */
  Map<String, String> commands() {
    Map<String, String> commands = new LinkedHashMap<>();
    for (String block : blocks("console")) {
      for (String part : block.split("(?m)^\\$ ")) {
        if (!part.isEmpty()) {
          int end = part.indexOf('\n');
          commands.put(part.substring(0, end), part.substring(end + 1));
        }
      }
    }
    return commands;
  }

  /** What the little that pages pipe a command into makes of its output. */
  static String piped(String printed, String filter) {
    Matcher cut = CUT.matcher(filter);
    if (cut.matches()) {
      int from = Integer.parseInt(cut.group(1)) - 1;
      int to = Integer.parseInt(cut.group(2));
      return join(
          printed
              .lines()
              .map(line -> String.join(",", List.of(line.split(",")).subList(from, to))));
    }
    Matcher head = HEAD.matcher(filter);
    assertThat(head.matches()).as(filter).isTrue();
    return join(printed.lines().limit(Integer.parseInt(head.group(1))));
  }

  /** Code without blanks: formatting breaks lines where it likes. */
  static String bare(String code) {
    return code.replaceAll("\\s+", "");
  }

  private static String join(Stream<String> lines) {
    return String.join("\n", lines.toList()) + "\n";
  }
}
