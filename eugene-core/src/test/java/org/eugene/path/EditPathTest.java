package org.eugene.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.Sketch;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class EditPathTest {
  private static final EditCosts LOPSIDED = new ConstantCosts(7, 3, 2, 5, 1, 4);
  private static final Graph SOURCE = Sketch.undirected("a b c", "0-1:x 1-2:x");
  private static final Graph TARGET = Sketch.undirected("d a f", "0-1:y 0-2:x");

  @Test
  void operationsComeInAnOrderThatKeepsTheGraphWhole() {
    EditPath path = path(SOURCE, TARGET, LOPSIDED, 1, 0, -1);
    assertThat(path.operations())
        .containsExactly(
            new DeleteEdge(1, 2, Label.of("x"), 1),
            new DeleteVertex(2, Label.of("c"), 3),
            new SubstituteVertex(1, 0, Label.of("b"), Label.of("d"), 2),
            new SubstituteEdge(0, 1, 1, 0, Label.of("x"), Label.of("y"), 4),
            new InsertVertex(2, Label.of("f"), 7),
            new InsertEdge(0, 2, Label.of("x"), 5));
    assertThat(path.cost()).isEqualTo(22);
    assertThat(path.applyTo(SOURCE)).isEqualTo(TARGET);
  }

  @Test
  void everyStepIsAGraph() {
    List<Graph> steps = path(SOURCE, TARGET, LOPSIDED, 1, 0, -1).steps(SOURCE);
    assertThat(steps)
        .containsExactly(
            SOURCE,
            Sketch.undirected("a b c", "0-1:x"),
            Sketch.undirected("a b", "0-1:x"),
            Sketch.undirected("a d", "0-1:x"),
            Sketch.undirected("a d", "0-1:y"),
            Sketch.undirected("a d f", "0-1:y"),
            Sketch.undirected("a d f", "0-1:y 1-2:x"));
  }

  @Test
  void whatStaysAsItIsIsLeftOut() {
    EditPath path = path(SOURCE, SOURCE, LOPSIDED, 0, 1, 2);
    assertThat(path.operations()).isEmpty();
    assertThat(path.applyTo(SOURCE)).isEqualTo(SOURCE);
  }

  @Test
  void aFreeRelabellingIsStillAnEdit() {
    EditPath path =
        path(
            Sketch.undirected("a", ""),
            Sketch.undirected("b", ""),
            new ConstantCosts(1, 1, 0, 1, 1, 0),
            0);
    assertThat(path.operations()).hasSize(1);
    assertThat(path.cost()).isZero();
  }

  @Test
  void aReplacedEdgeIsDeletedAndInserted() {
    Graph source = Sketch.directed("a a", "0-1:x 1-0:x 1-1:x");
    Graph target = Sketch.directed("a a", "0-1:y 1-0:x 1-1:y");
    EditPath path = path(source, target, new ConstantCosts(1, 1, 1, 2, 1, 10), 0, 1);
    assertThat(path.operations())
        .containsExactly(
            new DeleteEdge(0, 1, Label.of("x"), 1),
            new DeleteEdge(1, 1, Label.of("x"), 1),
            new InsertEdge(0, 1, Label.of("y"), 2),
            new InsertEdge(1, 1, Label.of("y"), 2));
    assertThat(path.cost()).isEqualTo(6);
    assertThat(path.applyTo(source)).isEqualTo(target);
  }

  @Test
  void directedPathsKeepDirections() {
    Graph source = Sketch.directed("a b", "0-1:x");
    Graph target = Sketch.directed("b a", "0-1:x");
    EditPath path = path(source, target, LOPSIDED, 1, 0);
    assertThat(path.operations())
        .containsExactly(
            new DeleteEdge(0, 1, Label.of("x"), 1), new InsertEdge(0, 1, Label.of("x"), 5));
    assertThat(path.applyTo(source)).isEqualTo(target);
  }

  @Test
  void fromAndToNothing() {
    Graph empty = Sketch.undirected("", "");
    EditPath there = path(empty, TARGET, LOPSIDED);
    assertThat(there.applyTo(empty)).isEqualTo(TARGET);
    assertThat(there.cost()).isEqualTo(3 * 7 + 2 * 5);
    EditPath back = path(TARGET, empty, LOPSIDED, -1, -1, -1);
    assertThat(back.applyTo(TARGET)).isEqualTo(empty);
    assertThat(back.cost()).isEqualTo(3 * 3 + 2);
  }

  @Test
  void anotherGraphIsRefused() {
    EditPath path = path(SOURCE, TARGET, LOPSIDED, 1, 0, -1);
    assertThatThrownBy(() -> path.applyTo(Sketch.undirected("a b c", "0-1:x")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the graph does not fit the path: cannot apply DeleteEdge");
    assertThatThrownBy(() -> path.applyTo(Sketch.undirected("a", "")))
        .hasMessage("the path starts from a graph of 3 vertices, sketch has 1");
    assertThatThrownBy(() -> path.applyTo(Sketch.directed("a b c", "0-1:x 1-2:x")))
        .hasMessage("the path is for undirected graphs");
  }

  private static EditPath path(Graph source, Graph target, EditCosts costs, int... image) {
    GedProblem problem = GedProblem.of(new GraphPair(source, target), costs);
    return EditPath.of(problem, VertexMapping.of(image, target.order()));
  }
}
