package org.eugene.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eugene.answer.Found;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFormats;
import org.eugene.io.request.GraphText;
import org.eugene.io.request.Manner;
import org.eugene.io.request.Question;
import org.eugene.io.request.Request;
import org.eugene.report.picture.LonePicture;
import org.eugene.search.GraphCollection;
import org.eugene.solver.Budget;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.Methods;
import org.eugene.web.work.Desk;
import org.eugene.web.work.Job;
import org.eugene.web.work.Refusal;

/** What is done at each address of the API: a request in, one form of its answer out. */
final class Api {
  /** A drawing of more vertices shows nothing. */
  private static final int LARGEST_PICTURE = 300;

  /** So many ids of a collection are listed at once. */
  private static final int LISTED = 5000;

  /** So many may wait for a drawing or a proof, and so long. */
  private static final int MOST_EXTRAS = 24;

  private static final long PATIENCE_SECONDS = 5;

  private final Asking asking;
  private final ServedGraphs graphs;
  private final Desk desk;
  private final Disconnects disconnects;
  private final Followers followers;
  private final Executor threads;

  /** Drawings and proofs are made while somebody waits; a few at a time. */
  private final Semaphore extras;

  Api(
      Asking asking,
      ServedGraphs graphs,
      Desk desk,
      Disconnects disconnects,
      Followers followers,
      Executor threads) {
    this.asking = asking;
    this.graphs = graphs;
    this.desk = desk;
    this.disconnects = disconnects;
    this.followers = followers;
    this.threads = threads;
    this.extras = new Semaphore(asking.limits().workers());
  }

  /** Answers a request on the connection it came by; who goes away wants no answer. */
  void ask(Context ctx, String kind) {
    Request request = asking.request(kind, Asking.text(json(ctx)));
    Job job = desk.take(request, false);
    Disconnects.Watch watch = disconnects.watch(ctx, job::cancel);
    ctx.future(
        () ->
            job.found()
                .handleAsync(
                    (found, failure) -> {
                      if (watch.end()) {
                        ctx.header("Connection", "close");
                      }
                      return answer(ctx, request, found, failure);
                    },
                    threads));
  }

  private static Context answer(Context ctx, Request request, Found found, Throwable failure) {
    if (failure != null) {
      Errors.send(ctx, Told.refusal(failure));
      return ctx;
    }
    try {
      Sending.text(ctx, Sending.JSON, Job.line(request, found));
    } catch (IOException | RuntimeException bug) {
      Errors.send(ctx, Told.refusal(bug));
    }
    return ctx;
  }

  /** Takes a request whose answer will be asked for later. */
  void begin(Context ctx) throws IOException {
    String kind = ctx.pathParam("kind");
    if (!List.of("compare", "pairs", "matrix", "knn", "range").contains(kind)) {
      throw new Refusal(
          404, "", "there are no such jobs; there are compare, pairs, matrix, knn and range");
    }
    Request request = asking.request(kind, Asking.text(json(ctx)));
    Job job = desk.take(withProgress(request), true);
    ctx.header("Location", "/api/jobs/" + job.id()).status(202);
    Sending.text(ctx, Sending.JSON, Told.state(job));
  }

  private static Request withProgress(Request request) {
    Manner manner = request.manner();
    return new Request(
        request.id(),
        request.question(),
        new Manner(
            manner.costs(),
            manner.options(),
            manner.set(),
            manner.threshold(),
            manner.optima(),
            true,
            manner.hasPaths()));
  }

  private Job job(Context ctx) {
    return desk.job(ctx.pathParam("job"))
        .orElseThrow(
            () ->
                new Refusal(
                    404, "job", "there is no such job, or it was over long ago; ask again"));
  }

  void state(Context ctx) throws IOException {
    Sending.text(ctx, Sending.JSON, Told.state(job(ctx)));
  }

  void cancel(Context ctx) throws IOException {
    Job job = job(ctx);
    job.cancel();
    ctx.status(202);
    Sending.text(ctx, Sending.JSON, Told.state(job));
  }

  void follow(Context ctx) {
    followers.follow(job(ctx), ctx, disconnects);
  }

  /** One of the files that an answer can be had as. */
  void file(Context ctx) throws IOException {
    Job job = job(ctx);
    if (!job.found().isDone()) {
      throw new Refusal(409, "job", "the job is not over yet; ask later");
    }
    if (job.found().isCompletedExceptionally()) {
      throw Told.refusal(job);
    }
    Found found = job.found().join();
    String name = ctx.pathParam("file");
    if (ctx.queryParam("save") != null) {
      ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }
    switch (name) {
      case "answer.json" -> Sending.text(ctx, Sending.JSON, Job.line(job.request(), found));
      case "patch.json" -> Sending.text(ctx, Sending.JSON, Told.patch(found));
      case "groups.json" -> Sending.text(ctx, Sending.JSON, Told.groups(found, k(ctx)));
      case "report.html" -> {
        ctx.header("Content-Security-Policy", Door.REPORT);
        Sending.text(ctx, Sending.HTML, extra(() -> Told.html(found)));
      }
      case "picture.svg" -> {
        ctx.header("Content-Security-Policy", Door.PICTURE);
        Sending.text(ctx, Sending.SVG, extra(() -> Told.svg(found)));
      }
      case "certificate.txt" -> {
        Budget budget = Budget.of(asking.limits().budget());
        Sending.text(ctx, Sending.TEXT, extra(() -> Told.certificate(found, budget)));
      }
      default ->
          throw new Refusal(
              404,
              "",
              "there is no such file; there are answer.json, patch.json, groups.json,"
                  + " report.html, picture.svg and certificate.txt");
    }
  }

  private static int k(Context ctx) {
    String k = ctx.queryParam("k");
    if (k == null || !k.matches("\\d{1,9}")) {
      throw new Refusal(400, "k", "say how many groups, as ?k=3");
    }
    return Integer.parseInt(k);
  }

  private interface Extra {
    String text() throws IOException;
  }

  private String extra(Extra extra) throws IOException {
    try {
      if (extras.getQueueLength() > MOST_EXTRAS
          || !extras.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new Refusal(429, "", "too many drawings and proofs are asked for; ask again later");
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "", "the server is going down; ask again when it is back");
    }
    try {
      return extra.text();
    } finally {
      extras.release();
    }
  }

  /** Reads a file of graphs and tells them as the objects that requests are made of. */
  void graphs(Context ctx) throws IOException {
    String name = Optional.ofNullable(ctx.queryParam("name")).orElse("");
    Optional<String> format =
        Optional.ofNullable(ctx.queryParam("format")).filter(text -> !text.isBlank());
    List<Graph> read = asking.sent(name, body(ctx), format);
    Sending.text(ctx, Sending.JSON, "{\"graphs\":" + GraphText.array(read) + "}\n");
  }

  /** Draws the one graph of a request. */
  void picture(Context ctx) throws IOException {
    Request request = asking.request("matrix", Asking.text(json(ctx)));
    List<Graph> wanted = ((Question.Matrix) request.question()).graphs();
    if (wanted.size() != 1) {
      throw new Refusal(400, "graphs", "a picture is of one graph; send an array of one");
    }
    draw(ctx, wanted.get(0));
  }

  private void draw(Context ctx, Graph graph) throws IOException {
    if (graph.order() > LARGEST_PICTURE) {
      throw new Refusal(
          413, "", "the graph has " + graph.order() + " vertices, too many for a drawing");
    }
    ctx.header("Content-Security-Policy", Door.PICTURE);
    Sending.text(ctx, Sending.SVG, extra(() -> LonePicture.of(graph)));
  }

  void collections(Context ctx) {
    ObjectNode json = Told.MAPPER.createObjectNode();
    ArrayNode list = json.putArray("collections");
    graphs
        .collections()
        .forEach(
            (name, collection) ->
                list.addObject().put("name", name).put("size", collection.size()));
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  /** The ids of a collection, from one on. */
  void collection(Context ctx) {
    String name = ctx.pathParam("name");
    GraphCollection collection = graphs.collection(name);
    String typed = Optional.ofNullable(ctx.queryParam("from")).orElse("0");
    if (!typed.matches("\\d{1,9}")) {
      throw new Refusal(400, "from", "from must be a whole number; ask ?from=0");
    }
    int from = Math.min(Integer.parseInt(typed), collection.size());
    ObjectNode json = Told.MAPPER.createObjectNode();
    json.put("name", name).put("size", collection.size()).put("from", from);
    ArrayNode ids = json.putArray("ids");
    for (int at = from; at < Math.min(collection.size(), from + LISTED); at++) {
      ids.add(collection.id(at));
    }
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  /** A graph of a collection, as the object that requests are made of. */
  void graph(Context ctx) throws IOException {
    Graph graph = graphs.graph(ctx.pathParam("name"), ctx.pathParam("id"));
    Sending.text(ctx, Sending.JSON, "{\"graphs\":" + GraphText.array(List.of(graph)) + "}\n");
  }

  void pictureOf(Context ctx) throws IOException {
    ctx.header("Cache-Control", "private, max-age=3600");
    draw(ctx, graphs.graph(ctx.pathParam("name"), ctx.pathParam("id")));
  }

  void costs(Context ctx) {
    ObjectNode json = Told.MAPPER.createObjectNode();
    ArrayNode list = json.putArray("costs");
    for (NamedCosts costs : NamedCosts.all()) {
      list.addObject().put("name", costs.name()).put("description", costs.description());
    }
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  void methods(Context ctx) {
    ObjectNode json = Told.MAPPER.createObjectNode();
    ArrayNode list = json.putArray("methods");
    for (Method method : Methods.all()) {
      ObjectNode told = list.addObject();
      told.put("name", method.name()).put("description", method.description());
      ArrayNode options = told.putArray("options");
      method.options().forEach(option -> tell(option, options.addObject()));
    }
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  private static <T> void tell(MethodOption<T> option, ObjectNode json) {
    json.put("name", option.name()).put("meaning", option.meaning());
    json.put("range", option.range()).put("default", option.text(option.standard()));
  }

  void formats(Context ctx) {
    ObjectNode json = Told.MAPPER.createObjectNode();
    ArrayNode list = json.putArray("formats");
    GraphFormats.all()
        .forEach(
            format ->
                list.addObject()
                    .put("name", format.name())
                    .put("description", format.description()));
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  void health(Context ctx) {
    Desk.Standing standing = desk.standing();
    ObjectNode json = Told.MAPPER.createObjectNode();
    json.put("status", "ok").put("running", standing.running()).put("waiting", standing.waiting());
    Sending.text(ctx, Sending.JSON, json + "\n");
  }

  void openapi(Context ctx) {
    Sending.bytes(ctx, Sending.JSON, Assets.bytes("openapi.json"));
  }

  /** A body that says that it is JSON: no form of another site can say that. */
  private byte[] json(Context ctx) {
    String type = ctx.contentType();
    if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw new Refusal(
          415, "Content-Type", "send JSON, with the header Content-Type: application/json");
    }
    return body(ctx);
  }

  private byte[] body(Context ctx) {
    if (ctx.header("Content-Encoding") != null) {
      throw new Refusal(415, "Content-Encoding", "send the request as it is, not packed");
    }
    long most = asking.limits().body();
    try (InputStream bytes = ctx.req().getInputStream()) {
      byte[] body = bytes.readNBytes((int) Math.min(most + 1, Integer.MAX_VALUE - 8));
      if (body.length > most) {
        throw new Refusal(
            413,
            "",
            "the request has more than "
                + most
                + " bytes; send less, or start the server with a larger --max-body");
      }
      return body;
    } catch (IOException broken) {
      throw new Refusal(400, "", "the request did not come to its end; send it again");
    }
  }
}
