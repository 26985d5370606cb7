package org.eugene.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;

/**
 * A file that grows in the hands of one process: whoever else wants it is refused with a sentence.
 * The lock is the system's and goes away with the process, however that ends.
 *
 * <p>All reading and writing goes through {@link #channel}: on most systems, a process that opens a
 * file a second time loses its lock as soon as it closes either.
 */
public final class Claim implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final FileChannel channel;

  private Claim(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes hold of a file, which is made empty if there is none.
   *
   * @throws FileSystemException if another process, or another part of this one, has it
   */
  public static Claim of(Path file) throws IOException {
    while (true) {
      Optional<Claim> claim = attempt(file);
      if (claim.isPresent()) {
        return claim.get();
      }
    }
  }

  /** Empty if the file was put into its place by another process just now. */
  @SuppressWarnings("resource") // closed unless it is handed on
  private static Optional<Claim> attempt(Path file) throws IOException {
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException known) {
      WholeFile.refuseWhatIsNoFile(file);
    }
    FileChannel channel = null;
    boolean held = false;
    try {
      Object key = key(file);
      channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        throw new FileSystemException(
            file.toString(),
            null,
            "another run is writing it; wait for its end, or choose another name for this one");
      }
      held = Objects.equals(key, key(file));
      return held ? Optional.of(new Claim(file, channel)) : Optional.empty();
    } catch (NoSuchFileException renamed) {
      return Optional.empty();
    } finally {
      if (!held && channel != null) {
        channel.close();
      }
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException ours) {
      return false;
    }
  }

  /** What tells files apart that had the same name one after the other, where there is such. */
  private static Object key(Path file) throws IOException {
    Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return key == null ? file : key;
  }

  /** To read the file, and to say where to write. */
  public FileChannel channel() {
    return channel;
  }

  /** Writes all of these bytes, where the channel stands. */
  public void write(ByteBuffer bytes) throws IOException {
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes); // a disk that is nearly full takes some of them first
      }
    } catch (FileSystemException named) {
      throw named;
    } catch (IOException failure) {
      FileSystemException named =
          new FileSystemException(file.toString(), null, failure.getMessage());
      named.initCause(failure);
      throw named;
    }
  }

  /** The same as a stream, which need not be closed. */
  public OutputStream output() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        Claim.this.write(ByteBuffer.wrap(bytes, from, length));
      }
    };
  }

  /** Writes a text in UTF-8. */
  @SuppressWarnings("resource") // the file stays open
  public void write(WholeFile.Text text) throws IOException {
    // Not Channels.newWriter: where a disk takes only some of its bytes, it loses the others.
    OutputStream bytes = new BufferedOutputStream(output(), BUFFER);
    Writer out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8.newEncoder());
    text.writeTo(out);
    out.flush();
  }

  /** Puts the complete file into its place and lets go of it. */
  public void moveTo(Path place) throws IOException {
    WholeFile.refuseWhatIsNoFile(place);
    channel.force(true);
    Files.move(file, place, StandardCopyOption.REPLACE_EXISTING);
    close();
  }

  /** Removes the file and lets go of it. */
  public void delete() throws IOException {
    Files.deleteIfExists(file);
    close();
  }

  /** Lets go of the file, which stays. */
  @Override
  public void close() throws IOException {
    channel.close();
  }
}
