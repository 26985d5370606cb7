package org.eugene.report.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.eugene.report.overlay.LabelText;
import org.eugene.report.overlay.MoleculeLook;

/**
 * Tells edits in words. A vertex of the source goes by its label and number, "N 4"; a vertex that
 * is only in the target by its number there, "N 4 (new)". Molecules have atoms, "N4", and bonds. A
 * vertex that has a name goes by it, "remove ann", "remove person ann".
 */
public final class EditSentences {
  /** More edges than these at one vertex are only counted. */
  private static final int EDGES_NAMED = 3;

  private static final String NEW = " (new)";

  private final Graph source;
  private final Graph target;
  private final VertexMapping mapping;
  private final boolean molecular;
  private final boolean directed;
  // A label that everything has tells nothing.
  private final boolean namesVertices;
  private final boolean namesEdges;
  private final String vertex;
  private final String edge;
  private final String joint;
  private final Set<String> sourceNames = new HashSet<>();

  /** Sentences about edits between these graphs; the mapping tells who a vertex becomes. */
  public EditSentences(GraphPair pair, VertexMapping mapping) {
    this.source = pair.source();
    this.target = pair.target();
    this.mapping = mapping;
    this.molecular = MoleculeLook.isMolecule(source) && MoleculeLook.isMolecule(target);
    this.directed = pair.isDirected();
    this.namesVertices = molecular || LabelText.vertexLabelsDiffer(pair);
    this.namesEdges = molecular || edgeLabelsDiffer(pair);
    this.vertex = molecular ? "atom" : "vertex";
    this.edge = molecular ? "bond" : directed ? "arc" : "edge";
    this.joint = molecular ? "–" : directed ? " → " : " – ";
    for (int i = 0; i < source.order(); i++) {
      sourceNames.add(source.nameOfVertex(i));
    }
  }

  private static boolean edgeLabelsDiffer(GraphPair pair) {
    return Stream.of(pair.source(), pair.target())
            .flatMap(
                graph ->
                    IntStream.range(0, graph.size()).mapToObj(e -> graph.labelOfEdge(e).name()))
            .distinct()
            .limit(2)
            .count()
        == 2;
  }

  /** One edit. */
  public String tell(EditOperation operation) {
    if (operation instanceof DeleteEdge edit) {
      return "remove " + the(edit.label()) + inSource(edit.from()) + joint + inSource(edit.to());
    }
    if (operation instanceof DeleteVertex edit) {
      return "remove " + theVertex(source, edit.vertex()) + inSource(edit.vertex());
    }
    if (operation instanceof SubstituteVertex edit) {
      return change(changed(edit.vertex()), edit.label(), edit.newLabel());
    }
    if (operation instanceof SubstituteEdge edit) {
      return changeEdge(
          inSource(edit.from()) + joint + inSource(edit.to()), edit.label(), edit.newLabel());
    }
    if (operation instanceof InsertVertex edit) {
      return "add " + theVertex(target, edit.targetVertex()) + ofTarget(edit.targetVertex());
    }
    InsertEdge edit = (InsertEdge) operation;
    return "add "
        + (molecular ? bond(edit.label(), true) + " " : the(edit.label()))
        + ofTarget(edit.targetFrom())
        + joint
        + ofTarget(edit.targetTo());
  }

  /** A vertex that goes, and the edges that go with it. */
  String tell(DeleteVertex edit, List<DeleteEdge> with) {
    List<Spoke> spokes = new ArrayList<>();
    for (DeleteEdge gone : with) {
      boolean out = gone.from() == edit.vertex();
      int other = out ? gone.to() : gone.from();
      spokes.add(new Spoke(gone.label(), out, gone.from() == gone.to(), inSource(other)));
    }
    return tell(edit) + (spokes.isEmpty() ? "" : " and its " + told(spokes));
  }

  /** A vertex that comes, and the edges that come with it. */
  String tell(InsertVertex edit, List<InsertEdge> with) {
    List<Spoke> spokes = new ArrayList<>();
    for (InsertEdge come : with) {
      boolean out = come.targetFrom() == edit.targetVertex();
      int other = out ? come.targetTo() : come.targetFrom();
      boolean loop = come.targetFrom() == come.targetTo();
      spokes.add(new Spoke(come.label(), out, loop, ofTarget(other)));
    }
    return tell(edit) + (spokes.isEmpty() ? "" : " with " + article(spokes) + told(spokes));
  }

  /** An edge as seen from one of its ends. */
  private record Spoke(Label label, boolean out, boolean loop, String other) {}

  private String article(List<Spoke> spokes) {
    boolean one = spokes.size() == 1;
    return one && molecular && bond(spokes.get(0).label(), false).startsWith("a")
        ? "an "
        : one ? (edge.equals("arc") || edge.equals("edge") ? "an " : "a ") : "";
  }

  /** "bond to O3", "arcs "no" from B 1 and "yes" to C 2", "7 edges". */
  private String told(List<Spoke> spokes) {
    if (spokes.size() > EDGES_NAMED) {
      return spokes.size() + " " + edge + "s";
    }
    if (spokes.size() == 1) {
      Spoke only = spokes.get(0);
      return molecular ? bond(only.label(), false) + " to " + only.other() : edge + reach(only);
    }
    StringBuilder told = new StringBuilder(edge + "s");
    for (int at = 0; at < spokes.size(); at++) {
      told.append(at == 0 ? "" : at == spokes.size() - 1 ? " and" : ",");
      told.append(molecular ? order(spokes.get(at)) : reach(spokes.get(at)));
    }
    return told.toString();
  }

  private static String order(Spoke spoke) {
    String order = BondNames.of(spoke.label());
    boolean plain = order.isEmpty() || order.equals("single");
    return " to " + spoke.other() + (plain ? "" : " (" + order + ")");
  }

  private String reach(Spoke spoke) {
    String name = isNamed(spoke.label()) ? " " + quoted(spoke.label()) : "";
    if (spoke.loop()) {
      return name + " to itself";
    }
    return name + (directed && !spoke.out() ? " from " : " to ") + spoke.other();
  }

  private String change(String what, Label label, Label newLabel) {
    if (label.name().equals(newLabel.name())) {
      return "change attributes of " + what;
    }
    return molecular
        ? "change " + what + " to " + LabelText.of(newLabel)
        : "relabel " + what + ": " + LabelText.of(label) + " becomes " + LabelText.of(newLabel);
  }

  private String changeEdge(String ends, Label label, Label newLabel) {
    if (!molecular || label.name().equals(newLabel.name())) {
      return change(edge + " " + ends, label, newLabel);
    }
    return "change the bond "
        + ends
        + " from "
        + BondNames.ofKnown(label)
        + " to "
        + BondNames.ofKnown(newLabel);
  }

  private String the(Label label) {
    if (molecular) {
      return "the " + bond(label, false) + " ";
    }
    return edge + (isNamed(label) ? " " + quoted(label) + " " : " ");
  }

  private boolean isNamed(Label label) {
    return namesEdges && !LabelText.isBlank(label);
  }

  /** "bond" for a single one that is told of in passing, else with its order. */
  private static String bond(Label label, boolean article) {
    String order = BondNames.of(label);
    String name = order.isEmpty() || order.equals("single") ? "bond" : order + " bond";
    return article ? (name.startsWith("a") ? "an " : "a ") + name : name;
  }

  private static String quoted(Label label) {
    return "\"" + LabelText.of(label) + "\"";
  }

  /** A vertex of the source, by label and number. */
  public String inSource(int i) {
    return named(source.labelOfVertex(i), source.nameOfVertex(i), i);
  }

  /** A vertex of the target as it is numbered there. */
  public String inTarget(int k) {
    return named(target.labelOfVertex(k), target.nameOfVertex(k), k);
  }

  private String ofTarget(int k) {
    int preImage = mapping.preImage(k);
    if (preImage == VertexMapping.INSERTED) {
      return inTarget(k) + (isNewName(target.nameOfVertex(k)) ? "" : NEW);
    }
    return named(target.labelOfVertex(k), source.nameOfVertex(preImage), preImage);
  }

  /** A name that the source does not have is clear without a remark. */
  private boolean isNewName(String name) {
    return !name.isEmpty() && !sourceNames.contains(name);
  }

  /** What a vertex is, where its name does not make it plain. */
  private String theVertex(Graph graph, int v) {
    return molecular || graph.nameOfVertex(v).isEmpty() ? vertex + " " : "";
  }

  /** A vertex that changes its label, which is told apart from it. */
  private String changed(int i) {
    return molecular || source.nameOfVertex(i).isEmpty()
        ? vertex + " " + inSource(i)
        : LabelText.named(source.nameOfVertex(i), source.labelOfVertex(i), false);
  }

  private String named(Label label, String name, int number) {
    if (!name.isEmpty()) {
      return LabelText.named(name, label, namesVertices);
    }
    return namesVertices ? LabelText.vertex(label, number, molecular) : String.valueOf(number);
  }
}
