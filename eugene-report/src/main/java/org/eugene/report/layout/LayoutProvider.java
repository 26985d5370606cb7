package org.eugene.report.layout;

import java.util.Optional;
import org.eugene.report.overlay.Overlay;

/** Knows how to draw some kind of graph; found through {@link java.util.ServiceLoader}. */
public interface LayoutProvider {
  /** Places with edges about 1 long, or nothing if graphs of this kind are not for it. */
  Optional<Layout> layout(Overlay overlay);
}
