package org.eugene.io.report;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;

/**
 * Tells edits in words. A vertex of the source goes by its label and number, "N 4"; a vertex that
 * is only in the target by its number there, "N 4 (new)".
 */
final class EditSentences {
  private static final String NEW = " (new)";

  private final Graph source;
  private final Graph target;
  private final VertexMapping mapping;
  private final String edge;
  private final String joint;

  EditSentences(GraphPair pair, VertexMapping mapping) {
    this.source = pair.source();
    this.target = pair.target();
    this.mapping = mapping;
    this.edge = pair.isDirected() ? "arc" : "edge";
    this.joint = pair.isDirected() ? " → " : " – ";
  }

  String tell(EditOperation operation) {
    if (operation instanceof DeleteEdge edit) {
      return "remove " + edge(edit.label()) + inSource(edit.from()) + joint + inSource(edit.to());
    }
    if (operation instanceof DeleteVertex edit) {
      return "remove vertex " + inSource(edit.vertex());
    }
    if (operation instanceof SubstituteVertex edit) {
      return change("vertex " + inSource(edit.vertex()), edit.label(), edit.newLabel());
    }
    if (operation instanceof SubstituteEdge edit) {
      return change(
          edge + " " + inSource(edit.from()) + joint + inSource(edit.to()),
          edit.label(),
          edit.newLabel());
    }
    if (operation instanceof InsertVertex edit) {
      return "add vertex " + named(edit.label(), edit.targetVertex()) + NEW;
    }
    InsertEdge edit = (InsertEdge) operation;
    return "add "
        + edge(edit.label())
        + ofTarget(edit.targetFrom())
        + joint
        + ofTarget(edit.targetTo());
  }

  /** Whether this is but a change of attributes that costs nothing. */
  static boolean isSilent(EditOperation operation) {
    if (operation.cost() != 0) {
      return false;
    }
    if (operation instanceof SubstituteVertex edit) {
      return edit.label().name().equals(edit.newLabel().name());
    }
    return operation instanceof SubstituteEdge edit
        && edit.label().name().equals(edit.newLabel().name());
  }

  private String change(String what, Label label, Label newLabel) {
    return label.name().equals(newLabel.name())
        ? "change attributes of " + what
        : "relabel " + what + ": " + shown(label) + " becomes " + shown(newLabel);
  }

  private String edge(Label label) {
    return edge + (isBlank(label) ? " " : " \"" + shown(label) + "\" ");
  }

  private String inSource(int vertex) {
    return named(source.labelOfVertex(vertex), vertex);
  }

  private String ofTarget(int vertex) {
    int preImage = mapping.preImage(vertex);
    return preImage == VertexMapping.INSERTED
        ? named(target.labelOfVertex(vertex), vertex) + NEW
        : named(target.labelOfVertex(vertex), preImage);
  }

  private static String named(Label label, int vertex) {
    return isBlank(label) ? String.valueOf(vertex) : shown(label) + " " + vertex;
  }

  /** The name, for it decides; the attributes where there is no name. */
  static String shown(Label label) {
    if (isBlank(label)) {
      return "nothing";
    }
    return OneLine.of(label.name().isEmpty() ? label.attributes().toString() : label.name());
  }

  static boolean isBlank(Label label) {
    return label.name().isEmpty() && label.attributes().isEmpty();
  }
}
