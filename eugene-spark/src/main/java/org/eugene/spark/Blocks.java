package org.eugene.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.broadcast.Broadcast;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.search.Join;
import org.eugene.search.JoinAnswer;
import org.eugene.search.JoinQuery;

/**
 * A join in blocks: each part of the sources with each part of the targets. Parts are sent as
 * broadcasts, so a machine has each of them once, and whoever takes over the work of a machine that
 * is gone finds them.
 */
final class Blocks implements Serializable {
  private static final long serialVersionUID = 1;

  private final JoinQuery query;
  private final ArrayList<Broadcast<Part>> sources;
  private final ArrayList<Broadcast<Part>> targets;
  private final SpreadOptions options;

  Blocks(
      JoinQuery query,
      List<Broadcast<Part>> sources,
      List<Broadcast<Part>> targets,
      SpreadOptions options) {
    this.query = query;
    this.sources = new ArrayList<>(sources);
    this.targets = new ArrayList<>(targets);
    this.options = options;
  }

  /**
   * A part of the sources with a part of the targets.
   *
   * @param source number of the part
   * @param target number of the part
   */
  record Block(int source, int target) implements Serializable {
    private static final long serialVersionUID = 1;
  }

  /** The blocks of a part of the sources; the one on the diagonal is half as much work, so last. */
  List<Block> ofSource(int source) {
    boolean once = query.pairs() == JoinQuery.Pairs.ONCE;
    List<Block> blocks =
        new ArrayList<>(
            IntStream.range(once ? source + 1 : 0, targets.size())
                .mapToObj(target -> new Block(source, target))
                .toList());
    if (once) {
      blocks.add(new Block(source, source));
    }
    return blocks;
  }

  /** All blocks. */
  List<Block> all() {
    return IntStream.range(0, sources.size())
        .mapToObj(this::ofSource)
        .flatMap(List::stream)
        .toList();
  }

  /** The pairs of a block, their positions those of the whole collections. */
  JoinAnswer answer(Block block) {
    Part from = sources.get(block.source).value();
    Part to = targets.get(block.target).value();
    boolean same = query.pairs() != JoinQuery.Pairs.ALL && from.first() == to.first();
    JoinQuery asked = same ? query : JoinQuery.between(query.within());
    return Join.of(asked, from.graphs(), (same ? from : to).graphs(), options.search())
        .answer()
        .moved(from.first(), to.first());
  }

  Part source(Block block) {
    return sources.get(block.source).value();
  }

  Part target(Block block) {
    return targets.get(block.target).value();
  }
}
