package org.eugene.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.eugene.site.Contents.Entry;

/** The program: {@code Site ROOT COMMANDS OUT} makes the site of a project in a directory. */
public final class Site {
  /** What is in the repository and not on the site. */
  static final String ELSEWHERE = "https://github.com/eugene-ged/eugene/blob/main/";

  private final Path root;
  private final Path commands;
  private final Path out;
  private final List<Contents> contents;
  private final Map<String, String> addresses = new HashMap<>();
  private final Map<String, String> titles = new HashMap<>();

  /**
   * @param root of the project, with {@code docs} in it
   * @param commands a directory with the reference of the commands, as {@code eugene man --format
   *     markdown} writes it
   * @param out where the site comes to be; what is in {@code out/api} is linked to
   */
  Site(Path root, Path commands, Path out) throws IOException {
    this.root = root;
    this.commands = commands;
    this.out = out;
    this.contents = present(Contents.all(commandFiles()));
    for (Contents part : contents) {
      for (Entry page : part.pages()) {
        addresses.put(page.file(), page.address());
        titles.put(page.file(), page.title());
      }
    }
    addresses.put("docs/README.md", "index.html");
  }

  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      throw new IllegalArgumentException("say ROOT COMMANDS OUT; docs/site does");
    }
    Path root = Path.of(args[0]);
    Path out = Path.of(args[2]);
    new Site(root, Path.of(args[1]), out).write();
    Links links = new Links(out, root);
    List<String> dead = links.dead();
    dead.forEach(link -> System.err.println("a link leads nowhere: " + link));
    System.out.println(links.followed() + " links followed, " + dead.size() + " lead nowhere");
    if (!dead.isEmpty()) {
      System.exit(1);
    }
  }

  private List<String> commandFiles() throws IOException {
    try (Stream<Path> files = Files.list(commands)) {
      return files.map(file -> "commands/" + file.getFileName()).sorted().toList();
    }
  }

  private Path source(String file) {
    return file.startsWith("commands/")
        ? commands.resolve(file.substring("commands/".length()))
        : root.resolve(file);
  }

  /** Without pages that are not there. */
  private List<Contents> present(List<Contents> all) {
    return all.stream()
        .map(
            part ->
                new Contents(
                    part.heading(),
                    part.pages().stream()
                        .filter(page -> Files.exists(source(page.file())))
                        .toList()))
        .toList();
  }

  void write() throws IOException {
    Files.createDirectories(out.resolve("commands"));
    copyPictures();
    List<String> found = new ArrayList<>();
    for (Contents part : contents) {
      for (Entry page : part.pages()) {
        PageText text =
            PageText.of(
                Files.readString(source(page.file())),
                link -> link(page, link),
                link -> name(page, link),
                picture -> picture(page, picture));
        Files.writeString(out.resolve(page.address()), framed(page, text));
        found.add(
            "{\"a\":"
                + quoted(page.address())
                + ",\"t\":"
                + quoted(text.title())
                + ",\"s\":"
                + quoted(part.heading())
                + ",\"w\":"
                + quoted(text.words())
                + "}");
      }
    }
    Files.writeString(
        out.resolve("search-index.js"), "const PAGES = [\n" + String.join(",\n", found) + "\n];\n");
    for (String file : List.of("site.css", "site.js")) {
      Files.writeString(out.resolve(file), resource(file));
    }
  }

  private void copyPictures() throws IOException {
    Path from = root.resolve("docs/images");
    Files.createDirectories(out.resolve("images"));
    try (Stream<Path> pictures = Files.list(from)) {
      for (Path picture : pictures.filter(file -> file.toString().contains(".")).toList()) {
        Files.copy(
            picture,
            out.resolve("images").resolve(picture.getFileName()),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** A link of a page: to another page, into it, or to what only the repository has. */
  private String link(Entry page, String link) {
    if (link.startsWith("#") || link.contains("://") || link.startsWith("mailto:")) {
      return link;
    }
    int hash = link.indexOf('#');
    String file = resolved(page, hash < 0 ? link : link.substring(0, hash));
    String address = addresses.get(file);
    String anchor = hash < 0 ? "" : link.substring(hash);
    return address == null ? ELSEWHERE + file + anchor : up(page) + address + anchor;
  }

  /** What to call a page in a link that names its file. */
  private String name(Entry page, String link) {
    String file = resolved(page, link.replaceFirst("#.*", ""));
    return titles.getOrDefault(file, link);
  }

  private String picture(Entry page, String picture) {
    return picture.contains("://")
        ? picture
        : up(page) + resolved(page, picture).replaceFirst("^docs/", "");
  }

  /** A relative address as a path below the root. */
  private static String resolved(Entry page, String link) {
    Path folder = Objects.requireNonNullElse(Path.of(page.file()).getParent(), Path.of(""));
    return folder.resolve(link).normalize().toString().replace('\\', '/');
  }

  /** From a page to the directory that everything is in. */
  private static String up(Entry page) {
    return page.address().contains("/") ? "../" : "";
  }

  private String framed(Entry page, PageText text) throws IOException {
    return resource("page.html")
        .replace("{{title}}", escaped(text.title()))
        .replace("{{up}}", up(page))
        .replace("{{contents}}", listed(page))
        .replace("{{page}}", text.html());
  }

  private String listed(Entry here) {
    StringBuilder list = new StringBuilder();
    for (Contents part : contents) {
      list.append("<section><h2>").append(escaped(part.heading())).append("</h2><ul>\n");
      for (Entry page : part.pages()) {
        String current = page.equals(here) ? " aria-current=\"page\"" : "";
        list.append("<li><a href=\"").append(up(here)).append(page.address()).append('"');
        list.append(current).append('>').append(escaped(page.title())).append("</a></li>\n");
      }
      if (part.heading().equals("Reference") && Files.exists(out.resolve("api/index.html"))) {
        list.append("<li><a href=\"").append(up(here)).append("api/index.html\">Java API</a></li>");
      }
      list.append("</ul></section>\n");
    }
    return list.toString();
  }

  private static String resource(String name) throws IOException {
    try (InputStream bytes = Site.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(bytes).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** As a string of a script within a page. */
  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + '"';
  }
}
