package org.eugene.percolation;

/** The few of many that are nearest; of equally near ones the first. */
final class NearestFew {
  private final int[] items; // a heap, the farthest on top
  private final float[] distances;
  private int size;

  NearestFew(int most) {
    this.items = new int[most];
    this.distances = new float[most];
  }

  void clear() {
    size = 0;
  }

  /** Farther ones are of no interest. */
  float worst() {
    return size < items.length ? Float.MAX_VALUE : distances[0];
  }

  void offer(int item, float distance) {
    if (size < items.length) {
      int at = size++;
      while (at > 0 && distances[(at - 1) / 2] < distance) {
        move((at - 1) / 2, at);
        at = (at - 1) / 2;
      }
      put(at, item, distance);
    } else if (distance < distances[0]) {
      int at = 0;
      while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        child += child + 1 < size && distances[child + 1] > distances[child] ? 1 : 0;
        if (distances[child] <= distance) {
          break;
        }
        move(child, at);
        at = child;
      }
      put(at, item, distance);
    }
  }

  private void move(int from, int to) {
    items[to] = items[from];
    distances[to] = distances[from];
  }

  private void put(int at, int item, float distance) {
    items[at] = item;
    distances[at] = distance;
  }

  /** Writes them behind one another, in no order, and returns how many there are. */
  int copyTo(int[] toItems, float[] toDistances, int from) {
    System.arraycopy(items, 0, toItems, from, size);
    System.arraycopy(distances, 0, toDistances, from, size);
    return size;
  }
}
