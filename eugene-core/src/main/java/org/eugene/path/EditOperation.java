package org.eugene.path;

import org.eugene.graph.Label;

/**
 * One edit. Vertices of the source go by their source numbers as long as they live, inserted ones
 * by their target numbers.
 */
public sealed interface EditOperation
    permits EditOperation.DeleteEdge,
        EditOperation.DeleteVertex,
        EditOperation.SubstituteVertex,
        EditOperation.SubstituteEdge,
        EditOperation.InsertVertex,
        EditOperation.InsertEdge {

  /** What it costs. */
  double cost();

  /** Removes the edge between two source vertices. */
  record DeleteEdge(int from, int to, Label label, double cost) implements EditOperation {}

  /** Removes a source vertex that has no edges left. */
  record DeleteVertex(int vertex, Label label, double cost) implements EditOperation {}

  /** Gives a source vertex the label of its target vertex. */
  record SubstituteVertex(int vertex, int targetVertex, Label label, Label newLabel, double cost)
      implements EditOperation {}

  /** Gives an edge between two source vertices the label of its target edge. */
  record SubstituteEdge(
      int from, int to, int targetFrom, int targetTo, Label label, Label newLabel, double cost)
      implements EditOperation {}

  /** Adds a vertex, to be the target's vertex of this number. */
  record InsertVertex(int targetVertex, Label label, double cost) implements EditOperation {}

  /** Adds an edge, given by the target vertices at its ends. */
  record InsertEdge(int targetFrom, int targetTo, Label label, double cost)
      implements EditOperation {}
}
