package org.eugene.mapping;

import java.util.Arrays;

/** Sends each source vertex to a target vertex or to nothing, no two to the same one. Immutable. */
public final class VertexMapping {
  /** The image of a source vertex that is deleted. */
  public static final int DELETED = -1;

  /** The pre-image of a target vertex that is inserted. */
  public static final int INSERTED = -1;

  private final int[] image;
  private final int[] preImage;

  private VertexMapping(int[] image, int[] preImage) {
    this.image = image;
    this.preImage = preImage;
  }

  /** The mapping i ↦ image[i]; anything outside 0..targetOrder-1 means deleted. */
  public static VertexMapping of(int[] image, int targetOrder) {
    int[] checked = image.clone();
    int[] preImage = new int[targetOrder];
    Arrays.fill(preImage, INSERTED);
    for (int i = 0; i < checked.length; i++) {
      int k = checked[i];
      if (k < 0 || k >= targetOrder) {
        checked[i] = DELETED;
      } else if (preImage[k] != INSERTED) {
        throw new IllegalArgumentException(
            "source vertices " + preImage[k] + " and " + i + " both map to target vertex " + k);
      } else {
        preImage[k] = i;
      }
    }
    return new VertexMapping(checked, preImage);
  }

  /** Every source vertex deleted, every target vertex inserted. */
  public static VertexMapping deletingEverything(int sourceOrder, int targetOrder) {
    int[] image = new int[sourceOrder];
    Arrays.fill(image, DELETED);
    return of(image, targetOrder);
  }

  /** Vertex i becomes vertex i, as long as there are such. */
  public static VertexMapping inOrder(int sourceOrder, int targetOrder) {
    int[] image = new int[sourceOrder];
    Arrays.setAll(image, i -> i < targetOrder ? i : DELETED);
    return of(image, targetOrder);
  }

  /** The first rows of a permutation of the padded vertices. */
  public static VertexMapping ofPermutation(int[] permutation, int sourceOrder, int targetOrder) {
    return of(Arrays.copyOf(permutation, sourceOrder), targetOrder);
  }

  /** How many vertices the source has, deleted ones included. */
  public int sourceOrder() {
    return image.length;
  }

  /** How many vertices the target has, inserted ones included. */
  public int targetOrder() {
    return preImage.length;
  }

  /** The target vertex that this source vertex becomes, or {@link #DELETED}. */
  public int image(int sourceVertex) {
    return image[sourceVertex];
  }

  /** The source vertex that becomes this target vertex, or {@link #INSERTED}. */
  public int preImage(int targetVertex) {
    return preImage[targetVertex];
  }

  /** The way back. */
  public VertexMapping inverse() {
    return new VertexMapping(preImage, image);
  }

  /** A copy of all images. */
  public int[] images() {
    return image.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VertexMapping that
        && Arrays.equals(image, that.image)
        && preImage.length == that.preImage.length;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(image);
  }

  @Override
  public String toString() {
    return Arrays.toString(image);
  }
}
