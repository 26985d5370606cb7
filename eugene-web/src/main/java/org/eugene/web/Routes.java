package org.eugene.web;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.function.Consumer;

/** Every address there is, and what is done there. */
final class Routes {
  /** What a page from elsewhere may want to ask, if it is allowed to. */
  private static final List<String> PREFLIGHTED =
      List.of(
          "/api/compare",
          "/api/pairs",
          "/api/matrix",
          "/api/knn",
          "/api/range",
          "/api/jobs/{job}",
          "/api/graphs",
          "/api/picture",
          "/api/collections",
          "/api/costs",
          "/api/methods",
          "/api/formats");

  private Routes() {}

  static void add(
      RoutesConfig routes,
      Door door,
      Api api,
      Assets assets,
      Metrics metrics,
      Consumer<String> log) {
    routes.before(door::enter);
    Assets.addresses().forEach(address -> routes.get(address, assets::send));

    routes.post("/api/compare", ctx -> api.ask(ctx, "compare"));
    routes.post("/api/pairs", ctx -> api.ask(ctx, "pairs"));
    routes.post("/api/matrix", ctx -> api.ask(ctx, "matrix"));
    routes.post("/api/knn", ctx -> api.ask(ctx, "knn"));
    routes.post("/api/range", ctx -> api.ask(ctx, "range"));

    routes.post("/api/jobs/{kind}", api::begin);
    routes.get("/api/jobs/{job}", api::state);
    routes.delete("/api/jobs/{job}", api::cancel);
    routes.get("/api/jobs/{job}/events", api::follow);
    routes.get("/api/jobs/{job}/{file}", api::file);

    routes.post("/api/graphs", api::graphs);
    routes.post("/api/picture", api::picture);
    routes.get("/api/collections", api::collections);
    routes.get("/api/collections/{name}", api::collection);
    routes.get("/api/collections/{name}/graphs/{id}", api::graph);
    routes.get("/api/collections/{name}/pictures/{id}", api::pictureOf);

    routes.get("/api/costs", api::costs);
    routes.get("/api/methods", api::methods);
    routes.get("/api/formats", api::formats);
    routes.get("/api/health", api::health);
    routes.get("/api/openapi.json", api::openapi);
    routes.get("/metrics", ctx -> Sending.text(ctx, Sending.TEXT, metrics.text()));

    PREFLIGHTED.forEach(address -> routes.options(address, door::preflight));
    Errors.add(routes, log);
  }
}
