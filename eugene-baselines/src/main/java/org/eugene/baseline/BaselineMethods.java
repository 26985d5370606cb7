package org.eugene.baseline;

import java.util.List;
import org.eugene.baseline.branch.Bipartite;
import org.eugene.baseline.branch.Branch;
import org.eugene.baseline.branch.BranchTight;
import org.eugene.baseline.branch.BranchTightOptions;
import org.eugene.baseline.fugal.Fugal;
import org.eugene.baseline.fugal.FugalOptions;
import org.eugene.baseline.fugal.FugalOptions.VertexTerm;
import org.eugene.baseline.ipfp.Ipfp;
import org.eugene.baseline.refine.Refine;
import org.eugene.baseline.refine.RefineOptions;
import org.eugene.baseline.starts.StartOptions;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.MethodProvider;

/** The assignment heuristics and local searches, by name. */
public final class BaselineMethods implements MethodProvider {
  @Override
  public List<Method> methods() {
    return List.of(
        new Method(
            "branch",
            "one assignment of vertices with half of their edges: lower and upper bound",
            options -> new Branch()),
        new Method(
            "bipartite",
            "one assignment of vertices with their edges (Riesen and Bunke): upper bound",
            options -> new Bipartite()),
        new Method(
            "branch-tight",
            "assignments that pass slack to each other: a rising lower bound",
            options -> new BranchTight(BranchTightOptions.of(options.effort()))),
        new Method(
            "ipfp",
            "integer projected fixed point from many starts: upper bound",
            options -> new Ipfp(starts(options, Ipfp.DEFAULT_STARTS))),
        new Method(
            "refine",
            "swaps of two and three vertices' images from many starts: upper bound",
            options ->
                new Refine(
                    RefineOptions.defaults()
                        .withStarts(starts(options, RefineOptions.DEFAULT_STARTS)))),
        new Method(
            "fugal",
            "the graph aligner FUGAL, its alignment priced: upper bound",
            options -> new Fugal()),
        new Method(
            "fugal-node-costs",
            "FUGAL with vertex costs in place of structural features: upper bound",
            options -> new Fugal(FugalOptions.defaults().withVertexTerm(VertexTerm.NODE_COSTS))));
  }

  private static StartOptions starts(MethodOptions options, int standard) {
    return new StartOptions(options.starts() == 0 ? standard : options.starts(), options.seed());
  }
}
