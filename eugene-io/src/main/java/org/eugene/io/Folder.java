package org.eugene.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * Named files that belong together: a directory, or a zip that is read in place and never unpacked.
 * Names are relative, with slashes, and never lead out of the folder.
 */
interface Folder {
  /** What to call the folder in messages. */
  String name();

  /** Names of all files, sorted; hidden ones are left out. */
  List<String> files() throws IOException;

  /**
   * Opens a file; the caller closes it.
   *
   * @throws GraphFormatException if there is no such file, or the name leads out of the folder
   */
  InputStream open(String file) throws IOException;

  /** What to call a file of this folder in messages. */
  String describe(String file);
}
