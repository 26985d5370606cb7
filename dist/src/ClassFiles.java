import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Brings class files of Java 5 to the form of Java 8: {@code java ClassFiles.java OLD.jar NEW.jar}.
 * They get the frames by which newer machines verify them; without these no archive of classes takes
 * them in, and each start loads and verifies them anew. What they do stays as it is, but that
 * picocli no longer looks for Groovy: to find that a class is not there, a Java machine opens every
 * jar of the class path.
 */
final class ClassFiles {
  private static final int JAVA_6 = 50;

  /** Looked for by name, and never there in this program. */
  private static final String NOT_THERE = "groovy.lang.Closure";

  /** A class that is always there and that no object is of. */
  private static final String IN_ITS_PLACE = "java.lang.Void";

  /** The licence of what is changed asks for a word about it. */
  private static final String REMARK =
      "The class files in here have been brought from the format of Java 5 to that of Java 8 by the\n"
          + "distribution of Eugene, and do not look for Groovy. Nothing else was changed.\n";

  private ClassFiles() {}

  public static void main(String[] args) throws IOException {
    Path old = Path.of(args[0]);
    Path fresh = Path.of(args[1]);
    Files.createDirectories(fresh.getParent());
    try (ZipFile from = new ZipFile(old.toFile());
        OutputStream bytes = Files.newOutputStream(fresh);
        ZipOutputStream to = new ZipOutputStream(bytes);
        URLClassLoader classes = new URLClassLoader(new URL[] {old.toUri().toURL()})) {
      List<ZipEntry> entries = new ArrayList<>();
      from.stream().forEach(entries::add);
      // The manifest stays where it is looked for, in front.
      entries.sort(
          Comparator.comparing((ZipEntry each) -> !each.getName().equals("META-INF/MANIFEST.MF"))
              .thenComparing(ZipEntry::getName));
      for (ZipEntry entry : entries) {
        if (!entry.isDirectory()) {
          try (InputStream content = from.getInputStream(entry)) {
            put(to, entry.getName(), renewed(entry.getName(), content.readAllBytes(), classes));
          }
        }
      }
      put(to, "META-INF/CHANGES", REMARK.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static void put(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(java.time.LocalDateTime.of(2026, 1, 1, 0, 0));
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  private static byte[] renewed(String name, byte[] bytes, ClassLoader classes) {
    if (!name.endsWith(".class") || ((bytes[6] & 0xff) << 8 | bytes[7] & 0xff) >= JAVA_6) {
      return bytes;
    }
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected ClassLoader getClassLoader() {
            return classes;
          }
        };
    ClassVisitor newer =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version, int access, String type, String sign, String above, String[] faces) {
            super.visit(Opcodes.V1_8, access, type, sign, above, faces);
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String method, String type, String sign, String[] thrown) {
            return new MethodVisitor(
                Opcodes.ASM9, super.visitMethod(access, method, type, sign, thrown)) {
              @Override
              public void visitLdcInsn(Object value) {
                super.visitLdcInsn(NOT_THERE.equals(value) ? IN_ITS_PLACE : value);
              }
            };
          }
        };
    new ClassReader(bytes).accept(newer, ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }
}
