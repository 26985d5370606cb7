package org.eugene.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.eugene.answer.serve.ServerOptions;
import org.eugene.answer.serve.ServerProvider;
import org.eugene.cli.option.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the page and the API until somebody ends the program. */
@Command(
    name = "serve",
    description = {
      "Serves a page to compare graphs and to search collections with, and an API for programs.",
      "Prints its address, and a line for every request on standard error. Ends when it is told to:",
      "what is under way is answered with its best so far."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class ServeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "port to listen at, 0 for any that is free (default: ${DEFAULT-VALUE})")
  private int port = 8080;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      defaultValue = "127.0.0.1",
      description = {
        "address to listen at (default: ${DEFAULT-VALUE}, for this machine alone);",
        "0.0.0.0 is for everybody who reaches this machine, better with --token-file"
      })
  private String host = "127.0.0.1";

  @Option(
      names = "--graphs",
      paramLabel = "GRAPHS",
      description = "a collection that can be searched in; can be given several times")
  private List<String> graphs = new ArrayList<>();

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "answer only those who send what stands in this file, as a bearer token")
  private Optional<Path> tokenFile = Optional.empty();

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description = {
        "pages from there may use the API, such as https://example.org;",
        "can be given several times (default: none but the page served here)"
      })
  private List<String> origins = new ArrayList<>();

  @Option(names = "--quiet", description = "no line for every request")
  private boolean quiet;

  @Mixin private LimitOptions limitOptions = new LimitOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    ServerOptions options =
        new ServerOptions(host, port, graphs, token(), origins, limitOptions.limits());
    PrintWriter err = spec.commandLine().getErr();
    ServerProvider.Running server = provider().start(options, line -> say(err, line, quiet));
    CountDownLatch end = new CountDownLatch(1);
    Thread hook = new Thread(server::close, "eugene-end");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      PrintWriter out = spec.commandLine().getOut();
      out.println("Eugene is at " + server.address());
      out.flush();
      end.await(); // the program is ended from outside
    } finally {
      server.close();
      Runtime.getRuntime().removeShutdownHook(hook);
    }
    return 0;
  }

  private static void say(PrintWriter err, String line, boolean quiet) {
    if (!quiet) {
      err.println(line);
      err.flush();
    }
  }

  private Optional<String> token() throws IOException {
    if (tokenFile.isEmpty()) {
      return Optional.empty();
    }
    String token = Files.readString(tokenFile.get()).strip();
    if (token.isEmpty()) {
      throw new IllegalArgumentException(
          tokenFile.get() + ": there is no token in it; write one into its first line");
    }
    return Optional.of(token);
  }

  private static ServerProvider provider() {
    return ServiceLoader.load(ServerProvider.class)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "this program cannot serve; build it with the module eugene-web"));
  }
}
