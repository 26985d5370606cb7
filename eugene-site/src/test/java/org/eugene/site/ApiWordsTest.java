package org.eugene.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever callers of the library see has a sentence, and the sentence is not its name again. */
class ApiWordsTest {
  private static final Pattern EXPORTS = Pattern.compile("exports ([a-z.]+)");

  /** Words that add nothing to a name. */
  private static final Set<String> EMPTY_WORDS =
      Set.of(
          "a", "an", "the", "of", "this", "its", "is", "returns", "return", "gets", "get", "new");

  private static final int MOST_POSITIONS = 7;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"core", "search", "io", "report", "chemistry"})
  void everyPublicMemberIsDocumented(String module) throws IOException {
    Path sources = Path.of("../eugene-" + module + "/src/main/java");
    assertThat(silent(exported(sources))).isEmpty();
  }

  /** Of the other modules at least every type says what it is. */
  @ParameterizedTest
  @ValueSource(strings = {"answer", "baselines", "neural", "testkit", "spark", "bench"})
  void everyPublicTypeIsDocumented(String module) throws IOException {
    Path sources = Path.of("../eugene-" + module + "/src/main/java");
    assertThat(heard(exported(sources)).silentTypes).isEmpty();
  }

  /** Values in a long row are mixed up; groups have names. */
  @Test
  void noOptionsHaveMoreThanSevenPositions() throws IOException {
    List<String> rows = new ArrayList<>();
    for (String module :
        List.of("core", "search", "io", "answer", "baselines", "neural", "bench")) {
      rows.addAll(heard(exported(Path.of("../eugene-" + module + "/src/main/java"))).longRows);
    }
    assertThat(rows).isEmpty();
  }

  @Test
  void silenceIsHeard() throws IOException {
    Path file = folder.resolve("Loud.java");
    Files.writeString(
        file,
        """
        package loud;

        /** Says something. */
        public final class Loud {
          public int silent() { return 1; }
          /** Returns the silent name. */
          public int silentName() { return 1; }
          /** Counts what was said. */
          public int heard() { return 1; }
          int inner() { return 1; }
          @Override public String toString() { return ""; }
          /** Two numbers.
           * @param left the first */
          public record Two(int left, int right) {}
          public interface Open { void door(); }
          /** One of two. */
          public enum Choice { YES, /** Surely not. */ NO }
        }
        """);
    assertThat(silent(List.of(file)))
        .containsExactlyInAnyOrder(
            "Loud.java silent",
            "Loud.java silentName",
            "Loud.java Two.right",
            "Loud.java Open",
            "Loud.java door",
            "Loud.java YES");
  }

  /** The files of the packages that a module exports; of all, where there is no descriptor. */
  private static List<Path> exported(Path sources) throws IOException {
    Path descriptor = sources.resolve("module-info.java");
    Set<String> packages = null;
    if (Files.exists(descriptor)) {
      packages =
          EXPORTS
              .matcher(Files.readString(descriptor))
              .results()
              .map(export -> export.group(1))
              .collect(Collectors.toSet());
    }
    Set<String> wanted = packages;
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .filter(file -> wanted == null || wanted.contains(packageOf(sources, file)))
          .sorted()
          .toList();
    }
  }

  private static String packageOf(Path sources, Path file) {
    List<String> names = new ArrayList<>();
    sources.relativize(file.getParent()).forEach(name -> names.add(name.toString()));
    return String.join(".", names);
  }

  private static List<String> silent(List<Path> files) throws IOException {
    return heard(files).silent;
  }

  private static Listener heard(List<Path> files) throws IOException {
    assertThat(files).isNotEmpty();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, List.of(), null, manager.getJavaFileObjectsFromPaths(files));
      Listener listener = new Listener(DocTrees.instance(task));
      for (CompilationUnitTree file : task.parse()) {
        listener.scan(file, null);
      }
      return listener;
    }
  }

  /** Walks over the public parts of a file. */
  private static final class Listener extends TreePathScanner<Void, Void> {
    private final DocTrees docs;
    private final List<String> silent = new ArrayList<>();
    private final List<String> silentTypes = new ArrayList<>();
    private final List<String> longRows = new ArrayList<>();

    Listener(DocTrees docs) {
      this.docs = docs;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      if (!isPublic(type.getModifiers())) {
        return null;
      }
      int before = silent.size();
      ask(type.getSimpleName().toString());
      silentTypes.addAll(silent.subList(before, silent.size()));
      if (type.getKind() == Tree.Kind.RECORD) {
        askComponents(type);
        countComponents(type);
      }
      for (Tree member : type.getMembers()) {
        scan(member, null);
      }
      return null;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      boolean overrides =
          method.getModifiers().getAnnotations().stream()
              .anyMatch(each -> each.getAnnotationType().toString().equals("Override"));
      if (isPublic(method.getModifiers()) && !overrides) {
        boolean constructor = method.getReturnType() == null;
        ask(constructor ? owner().getSimpleName().toString() : method.getName().toString());
      }
      return null;
    }

    @Override
    public Void visitVariable(VariableTree field, Void nothing) {
      if (isPublic(field.getModifiers())) {
        ask(field.getName().toString());
      }
      return null;
    }

    private ClassTree owner() {
      return (ClassTree) getCurrentPath().getParentPath().getLeaf();
    }

    /** Public, protected, or part of an interface. */
    private boolean isPublic(ModifiersTree modifiers) {
      Set<Modifier> flags = modifiers.getFlags();
      if (flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED)) {
        return true;
      }
      return getCurrentPath().getParentPath().getLeaf() instanceof ClassTree owner
          && owner.getKind() == Tree.Kind.INTERFACE
          && !flags.contains(Modifier.PRIVATE);
    }

    private void ask(String name) {
      DocCommentTree comment = docs.getDocCommentTree(getCurrentPath());
      if (comment == null || !saysMore(comment, name)) {
        silent.add(file() + " " + name);
      }
    }

    private void askComponents(ClassTree type) {
      DocCommentTree comment = docs.getDocCommentTree(getCurrentPath());
      Set<String> told = new HashSet<>();
      if (comment != null) {
        for (DocTree tag : comment.getBlockTags()) {
          if (tag instanceof ParamTree component && !component.getDescription().isEmpty()) {
            told.add(component.getName().toString());
          }
        }
      }
      for (Tree member : type.getMembers()) {
        if (isComponent(member)
            && member instanceof VariableTree component
            && !told.contains(component.getName().toString())) {
          silent.add(file() + " " + type.getSimpleName() + "." + component.getName());
        }
      }
    }

    private void countComponents(ClassTree type) {
      long components = type.getMembers().stream().filter(Listener::isComponent).count();
      if (type.getSimpleName().toString().endsWith("Options") && components > MOST_POSITIONS) {
        longRows.add(type.getSimpleName() + " " + components);
      }
    }

    private static boolean isComponent(Tree member) {
      return member instanceof VariableTree field
          && !field.getModifiers().getFlags().contains(Modifier.STATIC);
    }

    private String file() {
      TreePath path = getCurrentPath();
      return Path.of(path.getCompilationUnit().getSourceFile().getName()).getFileName().toString();
    }

    /** Whether a comment has words that its name does not have. */
    private static boolean saysMore(DocCommentTree comment, String name) {
      String text = comment.getFullBody() + " " + comment.getBlockTags();
      Set<String> words = words(text);
      words.removeAll(words(name.replaceAll("([a-z])([A-Z])", "$1 $2")));
      words.removeAll(EMPTY_WORDS);
      return !words.isEmpty();
    }

    private static Set<String> words(String text) {
      return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
          .filter(word -> !word.isEmpty())
          .collect(Collectors.toCollection(HashSet::new));
    }
  }
}
