package org.eugene.report.words;

import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.report.overlay.Fate;

/** The six elementary edits, as files spell them. */
public enum EditKind {
  /** An edge goes and nothing takes its place. */
  DELETE_EDGE("delete-edge", Fate.DELETED),
  /** A vertex goes, its edges having gone before. */
  DELETE_VERTEX("delete-vertex", Fate.DELETED),
  /** A vertex gets another label, or other attributes. */
  SUBSTITUTE_VERTEX("substitute-vertex", Fate.CHANGED),
  /** An edge gets another label, or other attributes. */
  SUBSTITUTE_EDGE("substitute-edge", Fate.CHANGED),
  /** A vertex comes, as yet without edges. */
  INSERT_VERTEX("insert-vertex", Fate.INSERTED),
  /** An edge comes between vertices that are there. */
  INSERT_EDGE("insert-edge", Fate.INSERTED);

  private final String key;
  private final Fate fate;

  EditKind(String key, Fate fate) {
    this.key = key;
    this.fate = fate;
  }

  /** What JSON and CSV call it. */
  public String key() {
    return key;
  }

  /** What it makes of its vertex or edge. */
  public Fate fate() {
    return fate;
  }

  /** As people say it, of vertices and edges, arcs, or atoms and bonds. */
  public String words(boolean molecular, boolean directed) {
    String vertices = molecular ? "atoms" : "vertices";
    String edges = molecular ? "bonds" : directed ? "arcs" : "edges";
    boolean ofVertices =
        this == DELETE_VERTEX || this == SUBSTITUTE_VERTEX || this == INSERT_VERTEX;
    String verb =
        switch (fate) {
          case DELETED -> "remove ";
          case INSERTED -> "add ";
          case CHANGED, KEPT -> "change ";
        };
    return verb + (ofVertices ? vertices : edges);
  }

  /** The kind that an edit is of. */
  public static EditKind of(EditOperation operation) {
    if (operation instanceof DeleteEdge) {
      return DELETE_EDGE;
    }
    if (operation instanceof DeleteVertex) {
      return DELETE_VERTEX;
    }
    if (operation instanceof SubstituteVertex) {
      return SUBSTITUTE_VERTEX;
    }
    if (operation instanceof SubstituteEdge) {
      return SUBSTITUTE_EDGE;
    }
    return operation instanceof InsertVertex ? INSERT_VERTEX : INSERT_EDGE;
  }
}
