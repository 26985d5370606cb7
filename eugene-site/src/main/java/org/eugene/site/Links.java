package org.eugene.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Follows every link of a site, those of the Java API included: to a page or a picture that must be
 * there, to an anchor that it must have, into the repository to a file that must exist. Addresses
 * of other hosts are not asked, since a site is made without a network.
 */
final class Links {
  private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]+)\"");
  private static final Pattern ANCHOR = Pattern.compile("\\s(?:id|name)=\"([^\"]+)\"");
  private static final Pattern SCHEME = Pattern.compile("[a-z]+:.*");

  private final Path site;
  private final Path root;
  private final Map<Path, Set<String>> anchors = new HashMap<>();
  private final List<String> dead = new ArrayList<>();
  private int followed;

  /**
   * @param site the directory of the site
   * @param root of the project, for links into its repository
   */
  Links(Path site, Path root) {
    this.site = site;
    this.root = root;
  }

  /** Links that lead nowhere, each with its page. */
  List<String> dead() throws IOException {
    for (Path page : pages()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        follow(page, plain(link.group(1)));
      }
    }
    return List.copyOf(dead);
  }

  /** How many links {@link #dead} followed. */
  int followed() {
    return followed;
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files
          .filter(file -> file.toString().endsWith(".html"))
          // Javadoc's list of constants links to a heading that it does not write.
          .filter(file -> !file.endsWith("api/constant-values.html"))
          .sorted()
          .toList();
    }
  }

  private void follow(Path page, String link) throws IOException {
    boolean alive = true;
    if (link.startsWith(Site.ELSEWHERE)) {
      alive =
          Files.exists(
              root.resolve(link.substring(Site.ELSEWHERE.length()).replaceFirst("#.*", "")));
    } else if (SCHEME.matcher(link).matches()) {
      return;
    } else {
      alive = isThere(page, link.split("#", 2));
    }
    followed++;
    if (!alive) {
      dead.add(site.relativize(page) + ": " + link);
    }
  }

  private boolean isThere(Path page, String[] addressAndAnchor) throws IOException {
    String address = addressAndAnchor[0].replaceFirst("\\?.*", "");
    Path target = address.isEmpty() ? page : page.resolveSibling(decoded(address)).normalize();
    if (Files.isDirectory(target)) {
      target = target.resolve("index.html");
    }
    if (!Files.exists(target)) {
      return false;
    }
    return addressAndAnchor.length == 1
        || addressAndAnchor[1].isEmpty()
        || anchors(target).contains(decoded(addressAndAnchor[1]));
  }

  private Set<String> anchors(Path page) throws IOException {
    Set<String> known = anchors.get(page);
    if (known == null) {
      known = new HashSet<>();
      Matcher anchor = ANCHOR.matcher(Files.readString(page));
      while (anchor.find()) {
        known.add(plain(anchor.group(1)));
      }
      anchors.put(page, known);
    }
    return known;
  }

  private static String decoded(String address) {
    return URLDecoder.decode(address.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static String plain(String attribute) {
    return attribute
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
  }
}
