package org.eugene.report.layout;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.eugene.report.overlay.Overlay;

/** Picks the layout that suits an overlay. */
public final class Layouts {
  /** Length of a bond, or of what a provider calls 1. */
  private static final double UNIT = 44;

  /** Beyond these, layers get too wide to read. */
  private static final int LAYERED_ORDER = 80;

  private static final int LAYERED_EDGES_A_VERTEX = 3;

  private static final List<LayoutProvider> PROVIDERS =
      ServiceLoader.load(LayoutProvider.class).stream().map(ServiceLoader.Provider::get).toList();

  private Layouts() {}

  /**
   * @param shapes the sizes of the vertices
   */
  public static Layout of(Overlay overlay, List<VertexShape> shapes) {
    for (LayoutProvider provider : PROVIDERS) {
      Optional<Layout> found = provider.layout(overlay);
      if (found.isPresent()) {
        return found.get().times(UNIT);
      }
    }
    boolean layered =
        overlay.isDirected()
            && overlay.order() <= LAYERED_ORDER
            && overlay.edges().size() <= LAYERED_EDGES_A_VERTEX * overlay.order();
    return layered
        ? new LayeredLayout(overlay, shapes).layout()
        : Layout.straight(StressLayout.places(overlay, shapes), overlay);
  }
}
