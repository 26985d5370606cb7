package org.eugene.search;

import java.util.Arrays;
import java.util.function.Function;

/**
 * Numbers things as they are met; a thing is told by some ints. Numbers depend on who is met first
 * and mean nothing else. Grows only; safe for use by several threads, which wait for each other
 * only where something is met for the first time.
 *
 * @param <T> what is kept of a thing; its fields must be final
 */
final class Numbers<T> {
  private final Function<int[], T> maker;
  private volatile Entry[] slots = new Entry[1024]; // a power of two, at most half full
  private volatile Object[] things = new Object[256];
  private int count;

  /** A slot may be read while it is written: what is final is seen whole or not at all. */
  private static final class Entry {
    private final int[] content;
    private final int hash;
    private final int number;

    Entry(int[] content, int hash, int number) {
      this.content = content;
      this.hash = hash;
      this.number = number;
    }

    boolean is(int[] ints, int length, int itsHash) {
      if (hash != itsHash || content.length != length) {
        return false;
      }
      for (int at = 0; at < length; at++) { // quicker than Arrays.equals for so few
        if (content[at] != ints[at]) {
          return false;
        }
      }
      return true;
    }
  }

  /** What is kept of a thing is made of its ints. */
  Numbers(Function<int[], T> maker) {
    this.maker = maker;
  }

  /** What was made of the thing of a number that was given. */
  @SuppressWarnings("unchecked")
  T get(int number) {
    Object[] known = things;
    Object thing = number < known.length ? known[number] : null;
    if (thing != null) {
      return (T) thing;
    }
    synchronized (this) { // the number was seen before what it is the number of
      return (T) things[number];
    }
  }

  /** The number of the thing that the first so many of these ints tell. */
  int number(int[] ints, int length) {
    int hash = length;
    for (int at = 0; at < length; at++) {
      hash = (hash ^ ints[at]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    Entry[] known = slots;
    for (int at = hash & (known.length - 1);
        known[at] != null;
        at = (at + 1) & (known.length - 1)) {
      if (known[at].is(ints, length, hash)) {
        return known[at].number;
      }
    }
    return added(ints, length, hash);
  }

  private synchronized int added(int[] ints, int length, int hash) {
    Entry[] known = slots;
    int at = hash & (known.length - 1);
    while (known[at] != null) {
      if (known[at].is(ints, length, hash)) {
        return known[at].number;
      }
      at = (at + 1) & (known.length - 1);
    }
    Entry added = new Entry(Arrays.copyOf(ints, length), hash, count);
    Object[] all = count < things.length ? things : Arrays.copyOf(things, 2 * count);
    all[count] = maker.apply(added.content);
    things = all;
    known[at] = added;
    count++;
    if (2 * count > known.length) {
      slots = larger(known);
    }
    return added.number;
  }

  private static Entry[] larger(Entry[] known) {
    Entry[] more = new Entry[2 * known.length];
    for (Entry entry : known) {
      if (entry != null) {
        int at = entry.hash & (more.length - 1);
        while (more[at] != null) {
          at = (at + 1) & (more.length - 1);
        }
        more[at] = entry;
      }
    }
    return more;
  }
}
