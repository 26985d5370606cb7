package org.eugene.io;

/** Counts the bytes of all files that are read together and refuses the one too many. */
final class ByteCap {
  private final long most;
  private long count;

  ByteCap(long most) {
    this.most = most;
  }

  void count(long more, String file) {
    count += more;
    if (count > most) {
      throw new GraphFormatException(
          file,
          GraphFormatException.NO_LINE,
          "there are more than "
              + most
              + " bytes to read, the largest size allowed; raise it with --max-size");
    }
  }
}
