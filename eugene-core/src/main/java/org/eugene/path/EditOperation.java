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

  /**
   * Removes the edge between two source vertices.
   *
   * @param from the source vertex where it begins
   * @param to the source vertex where it ends
   * @param label what it is called
   * @param cost what it costs
   */
  record DeleteEdge(int from, int to, Label label, double cost) implements EditOperation {}

  /**
   * Removes a source vertex that has no edges left.
   *
   * @param vertex its number in the source
   * @param label what it is called
   * @param cost what it costs
   */
  record DeleteVertex(int vertex, Label label, double cost) implements EditOperation {}

  /**
   * Gives a source vertex the label of its target vertex.
   *
   * @param vertex its number in the source
   * @param targetVertex its number in the target
   * @param label what it was called
   * @param newLabel what it is called then
   * @param cost what it costs
   */
  record SubstituteVertex(int vertex, int targetVertex, Label label, Label newLabel, double cost)
      implements EditOperation {}

  /**
   * Gives an edge between two source vertices the label of its target edge.
   *
   * @param from the source vertex where it begins
   * @param to the source vertex where it ends
   * @param targetFrom the target vertex that {@code from} becomes
   * @param targetTo the target vertex that {@code to} becomes
   * @param label what it was called
   * @param newLabel what it is called then
   * @param cost what it costs
   */
  record SubstituteEdge(
      int from, int to, int targetFrom, int targetTo, Label label, Label newLabel, double cost)
      implements EditOperation {}

  /**
   * Adds a vertex, to be the target's vertex of this number.
   *
   * @param targetVertex its number in the target
   * @param label what it is called
   * @param cost what it costs
   */
  record InsertVertex(int targetVertex, Label label, double cost) implements EditOperation {}

  /**
   * Adds an edge, given by the target vertices at its ends.
   *
   * @param targetFrom the target vertex where it begins
   * @param targetTo the target vertex where it ends
   * @param label what it is called
   * @param cost what it costs
   */
  record InsertEdge(int targetFrom, int targetTo, Label label, double cost)
      implements EditOperation {}
}
