package org.eugene.bench.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * A small company that knows each other, before and after a year. People belong to teams and have a
 * role; edges say how two of them know each other. Every team has a lead whom its members report
 * to, team mates meet by chance, friends of friends become friends (triadic closure), and leads
 * know each other. In the year that follows a few people change their role, leave or join, and a
 * few friendships end or begin; then everybody is renumbered.
 */
public final class SocialNetworks {
  private static final int TEAM = 6;
  private static final double MATES = 0.25;
  private static final double FRIEND_OF_FRIEND = 0.15;
  private static final List<String> ROLES =
      List.of("engineer", "engineer", "designer", "analyst", "writer");
  private static final Label LEAD = Label.of("lead");
  private static final Label REPORTS = Label.of("reports");
  private static final Label FRIEND = Label.of("friend");

  private final Random random;
  private final List<Label> roles = new ArrayList<>();
  private final List<List<Label>> ties = new ArrayList<>();

  private SocialNetworks(long seed) {
    this.random = new Random(seed);
  }

  /** The network before and after. */
  public static List<Graph> of(int people, long seed) {
    if (people < 2 * TEAM) {
      throw new IllegalArgumentException(
          "people (" + people + ") must be at least " + 2 * TEAM + ", two teams");
    }
    SocialNetworks company = new SocialNetworks(seed);
    LabelDictionary labels = new LabelDictionary();
    company.found(people);
    Graph before = company.graph("before", labels);
    company.liveThroughAYear();
    Graph after = company.graph("after", labels);
    return List.of(before, after.permuted(NoisyCopy.shuffled(after.order(), company.random)));
  }

  private void found(int people) {
    for (int person = 0; person < people; person++) {
      boolean leads = person % TEAM == 0;
      add(leads ? LEAD : randomRole());
      if (!leads) {
        tie(person, person - person % TEAM, REPORTS);
      }
    }
    for (int a = 0; a < people; a++) {
      for (int b = a + 1; b < people; b++) {
        boolean mates = a / TEAM == b / TEAM;
        boolean leads = a % TEAM == 0 && b % TEAM == 0;
        if (tieBetween(a, b).equals(Label.BLANK)
            && (mates || leads)
            && random.nextDouble() < (leads ? 2 * MATES : MATES)) {
          tie(a, b, FRIEND);
        }
      }
    }
    for (int team = TEAM; team < people; team += TEAM) {
      // A bridge to some earlier team, so that everybody hears of everybody.
      tie(team + random.nextInt(Math.min(TEAM, people - team)), random.nextInt(team), FRIEND);
    }
    closeTriangles();
  }

  private void closeTriangles() {
    int people = roles.size();
    for (int a = 0; a < people; a++) {
      for (int b = a + 1; b < people; b++) {
        if (tieBetween(a, b).equals(Label.BLANK)
            && commonFriends(a, b) > 0
            && random.nextDouble() < FRIEND_OF_FRIEND) {
          tie(a, b, FRIEND);
        }
      }
    }
  }

  private int commonFriends(int a, int b) {
    int common = 0;
    for (int c = 0; c < roles.size(); c++) {
      common += tieBetween(a, c).equals(FRIEND) && tieBetween(c, b).equals(FRIEND) ? 1 : 0;
    }
    return common;
  }

  private void liveThroughAYear() {
    for (int change = 0; change < 2; change++) {
      roles.set(randomMember(), Label.of("manager"));
    }
    int leaver = randomMember();
    roles.remove(leaver);
    ties.remove(leaver);
    ties.forEach(row -> row.remove(leaver));
    for (int joiner = 0; joiner < 2; joiner++) {
      int person = add(randomRole());
      tie(person, 0, REPORTS);
      tie(person, 1 + random.nextInt(person - 1), FRIEND);
    }
    for (int change = 0; change < 3; change++) {
      replaceATie(FRIEND, Label.BLANK);
      replaceATie(Label.BLANK, FRIEND);
    }
  }

  private void replaceATie(Label old, Label now) {
    int a;
    int b;
    do {
      a = randomMember();
      b = randomMember();
    } while (a == b || !tieBetween(a, b).equals(old));
    tie(a, b, now);
  }

  private Label randomRole() {
    return Label.of(ROLES.get(random.nextInt(ROLES.size())));
  }

  /** Anybody but the founder. */
  private int randomMember() {
    return 1 + random.nextInt(roles.size() - 1);
  }

  private int add(Label role) {
    roles.add(role);
    ties.forEach(row -> row.add(Label.BLANK));
    ties.add(new ArrayList<>(Collections.nCopies(roles.size(), Label.BLANK)));
    return roles.size() - 1;
  }

  /** Blank where two do not know each other. */
  private Label tieBetween(int a, int b) {
    return ties.get(a).get(b);
  }

  private void tie(int a, int b, Label label) {
    ties.get(a).set(b, label);
    ties.get(b).set(a, label);
  }

  private Graph graph(String id, LabelDictionary labels) {
    GraphBuilder builder = Graph.undirected(id, labels);
    roles.forEach(builder::addVertex);
    for (int a = 0; a < roles.size(); a++) {
      for (int b = a + 1; b < roles.size(); b++) {
        if (!tieBetween(a, b).equals(Label.BLANK)) {
          builder.addEdge(a, b, tieBetween(a, b));
        }
      }
    }
    return builder.build();
  }
}
