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
import org.eugene.solver.CommonOptions;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.MethodProvider;

/** The assignment heuristics and local searches, by name. */
public final class BaselineMethods implements MethodProvider {
  private static final MethodOption<Long> IPFP_STARTS = startsOption(Ipfp.DEFAULT_STARTS);
  private static final MethodOption<Long> REFINE_STARTS =
      startsOption(RefineOptions.DEFAULT_STARTS);

  @Override
  public List<Method> methods() {
    return List.of(
        new Method(
            "branch",
            "one assignment of vertices with half of their edges: lower and upper bound",
            new Branch()),
        new Method(
            "bipartite",
            "one assignment of vertices with their edges (Riesen and Bunke): upper bound",
            new Bipartite()),
        new Method(
            "branch-tight",
            "assignments that pass slack to each other: a rising lower bound",
            List.of(CommonOptions.EFFORT),
            options -> new BranchTight(BranchTightOptions.of(options.get(CommonOptions.EFFORT)))),
        new Method(
            "ipfp",
            "integer projected fixed point from many starts: upper bound",
            List.of(IPFP_STARTS, CommonOptions.SEED),
            options -> new Ipfp(starts(options, IPFP_STARTS))),
        new Method(
            "refine",
            "swaps of two and three vertices' images from many starts: upper bound",
            List.of(REFINE_STARTS, CommonOptions.SEED),
            options ->
                new Refine(RefineOptions.defaults().withStarts(starts(options, REFINE_STARTS)))),
        new Method(
            "fugal", "the graph aligner FUGAL, its alignment priced: upper bound", new Fugal()),
        new Method(
            "fugal-node-costs",
            "FUGAL with vertex costs in place of structural features: upper bound",
            new Fugal(FugalOptions.defaults().withVertexTerm(VertexTerm.NODE_COSTS))));
  }

  private static StartOptions starts(MethodOptions options, MethodOption<Long> starts) {
    return new StartOptions(options.count(starts), options.get(CommonOptions.SEED));
  }

  private static MethodOption<Long> startsOption(int standard) {
    return MethodOption.whole(
        "starts", "how many starts a local search makes", standard, 1, Integer.MAX_VALUE);
  }
}
