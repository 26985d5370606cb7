package org.eugene.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class VertexMappingTest {
  @Test
  void imagesAndPreImagesAgree() {
    VertexMapping mapping = VertexMapping.of(new int[] {2, -1, 0, 7}, 4);
    assertThat(mapping.images())
        .containsExactly(2, VertexMapping.DELETED, 0, VertexMapping.DELETED);
    assertThat(mapping.preImage(0)).isEqualTo(2);
    assertThat(mapping.preImage(1)).isEqualTo(VertexMapping.INSERTED);
    assertThat(mapping.preImage(2)).isZero();
    assertThat(mapping.sourceOrder()).isEqualTo(4);
    assertThat(mapping.targetOrder()).isEqualTo(4);
  }

  @Test
  void twoVerticesCannotBecomeOne() {
    assertThatThrownBy(() -> VertexMapping.of(new int[] {0, 1, 0}, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("source vertices 0 and 2 both map to target vertex 0");
  }

  @Test
  void theInverseIsTheWayBack() {
    VertexMapping mapping = VertexMapping.of(new int[] {2, -1, 0}, 5);
    VertexMapping back = mapping.inverse();
    assertThat(back.sourceOrder()).isEqualTo(5);
    assertThat(back.images()).containsExactly(2, -1, 0, -1, -1);
    assertThat(back.inverse()).isEqualTo(mapping);
  }

  @Test
  void aPermutationOfPaddedVerticesLosesItsPadding() {
    int[] permutation = {3, 0, 2, 1};
    assertThat(VertexMapping.ofPermutation(permutation, 3, 2).images()).containsExactly(-1, 0, -1);
  }

  @Test
  void deletingEverythingMapsNothing() {
    VertexMapping nothing = VertexMapping.deletingEverything(2, 3);
    assertThat(nothing.images()).containsExactly(-1, -1);
    assertThat(nothing.targetOrder()).isEqualTo(3);
  }

  @Test
  void nobodyCanChangeIt() {
    int[] images = {0, 1};
    VertexMapping mapping = VertexMapping.of(images, 2);
    images[0] = 1;
    mapping.images()[1] = 0;
    assertThat(mapping.images()).containsExactly(0, 1);
  }

  @Test
  void equalityKnowsTheTargetsOrder() {
    VertexMapping mapping = VertexMapping.of(new int[] {0}, 1);
    assertThat(mapping).isEqualTo(VertexMapping.of(new int[] {0}, 1));
    assertThat(mapping).isNotEqualTo(VertexMapping.of(new int[] {0}, 2));
    assertThat(mapping).isNotEqualTo(VertexMapping.of(new int[] {-1}, 1));
    assertThat(mapping).hasToString("[0]");
  }
}
