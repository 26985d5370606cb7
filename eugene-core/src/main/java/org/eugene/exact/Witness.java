package org.eugene.exact;

import org.eugene.bound.EdgeSplitting;
import org.eugene.model.Lookalikes;

/**
 * Watches the tree being searched. A silent one does nothing; a recording one ({@link Recorder})
 * writes the proof down while it is found. The search never asks it anything, so that a recorded
 * search takes the same way as any other.
 */
interface Witness {
  /** Writes nothing down. */
  Witness SILENT =
      new Witness() {
        @Override
        public void wave() {}

        @Override
        public void using(Lookalikes lookalikes) {}

        @Override
        public void asked() {}

        @Override
        public void answered(EdgeSplitting root, long units) {}

        @Override
        public void opened() {}

        @Override
        public void closed(int row, int column, boolean complete) {}

        @Override
        public void excluding(EdgeSplitting bound) {}
      };

  /** The search starts over at the root; what was complete stays. */
  void wave();

  /** From here on these take each other's places. */
  void using(Lookalikes lookalikes);

  /** The same for a while only: the question is whether there is something cheap. */
  void asked();

  /**
   * The root is about to become again what it was when that was asked.
   *
   * @param units what everything costs at least, as was found meanwhile; 0 if it was not
   */
  void answered(EdgeSplitting root, long units);

  /** A child of the present case begins. */
  void opened();

  /** It ends: all of it was looked at, or part of it was left. */
  void closed(int row, int column, boolean complete);

  /** This bound, as it is now, excludes pairs of the present case, or all of it. */
  void excluding(EdgeSplitting bound);
}
