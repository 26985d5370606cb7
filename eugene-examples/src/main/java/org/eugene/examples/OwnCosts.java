package org.eugene.examples;

import org.eugene.Eugene;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;

/**
 * Prices edits by what labels say: a room costs its size, a door five.
 *
 * <pre>
 * from the old plan to the new one: 27.0
 * back again: 27.0
 * at uniform costs: 2.0
 * </pre>
 */
final class OwnCosts {
  private OwnCosts() {}

  /** Square metres for rooms, five for a door wherever it leads. */
  static final class Building implements EditCosts {
    private static double size(Label room) {
      return room.number("size").orElse(0);
    }

    @Override
    public double deleteVertex(Label room) {
      return size(room);
    }

    @Override
    public double insertVertex(Label room) {
      return size(room);
    }

    @Override
    public double substituteVertex(Label room, Label other) {
      return Math.abs(size(room) - size(other));
    }

    @Override
    public double deleteEdge(Label door) {
      return 5;
    }

    @Override
    public double insertEdge(Label door) {
      return 5;
    }

    @Override
    public double substituteEdge(Label door, Label other) {
      return 0;
    }
  }

  private static Label room(String name, double size) {
    return Label.of(name).with("size", size);
  }

  public static void main(String[] args) {
    GraphBuilder flat = Graph.undirected("flat");
    int hall = flat.addVertex(room("hall", 8));
    flat.addEdge(hall, flat.addVertex(room("kitchen", 12)));
    GraphBuilder larger = Graph.undirected("larger flat");
    int newHall = larger.addVertex(room("hall", 10));
    larger.addEdge(newHall, larger.addVertex(room("kitchen", 12)));
    larger.addEdge(newHall, larger.addVertex(room("study", 20)));

    EditCosts costs = new Building();
    Eugene there = Eugene.between(flat.build(), larger.build());
    Eugene back = Eugene.between(larger.build(), flat.build());
    System.out.println(
        "from the old plan to the new one: " + there.costs(costs).solve().distance());
    System.out.println("back again: " + back.costs(costs).solve().distance());
    System.out.println("at uniform costs: " + there.solve().distance());
  }
}
