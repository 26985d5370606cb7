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
  DELETE_EDGE("delete-edge", Fate.DELETED),
  DELETE_VERTEX("delete-vertex", Fate.DELETED),
  SUBSTITUTE_VERTEX("substitute-vertex", Fate.CHANGED),
  SUBSTITUTE_EDGE("substitute-edge", Fate.CHANGED),
  INSERT_VERTEX("insert-vertex", Fate.INSERTED),
  INSERT_EDGE("insert-edge", Fate.INSERTED);

  private final String key;
  private final Fate fate;

  EditKind(String key, Fate fate) {
    this.key = key;
    this.fate = fate;
  }

  public String key() {
    return key;
  }

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
