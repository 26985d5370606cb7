package org.eugene.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A command line to copy for every command; all of them run in the folder of the program. */
final class Examples {
  private static final String MOLECULES = "examples/molecules.txt";
  private static final Map<String, String> ALL = new LinkedHashMap<>();

  static {
    add("compare", MOLECULES + "#caffeine " + MOLECULES + "#adenine");
    add("diff", "examples/schemas.txt#shop-v1 examples/schemas.txt#shop-v2 --threshold 20");
    add("pairs", MOLECULES + " examples/pairs.csv --threads 2");
    ALL.put(
        "stream", "echo '{\"source\":\"smiles:CCO\",\"target\":\"smiles:CCN\"}' | ./eugene stream");
    add("evaluate", MOLECULES + " examples/pairs.csv --methods eugene:quick,branch-tight,ipfp");
    add("train", MOLECULES + " --model greed --epochs 20 --out greed.model");
    ALL.put(
        "estimate",
        "./eugene train "
            + MOLECULES
            + " --model greed --epochs 20 --out greed.model"
            + " && ./eugene estimate greed.model "
            + MOLECULES
            + " examples/pairs.csv");
    add("join", "examples/molecules.txt --within 2");
    add("matrix", "examples/workflows.txt --format html --out matrix.html");
    add("knn", MOLECULES + " smiles:CCO -k 5");
    add("range", MOLECULES + " " + MOLECULES + "#caffeine --within 4");
    add("index", MOLECULES + " -o molecules.index");
    add("cluster", "examples/workflows.txt -k 3");
    add("dedupe", MOLECULES + " --within 1");
    ALL.put(
        "apply",
        "./eugene compare smiles:CCO smiles:CCN --format json --out patch.json"
            + " && ./eugene apply smiles:CCO patch.json");
    ALL.put(
        "check",
        "./eugene compare smiles:CCO smiles:CCN --certificate proof.txt"
            + " && ./eugene check proof.txt smiles:CCO smiles:CCN");
    add("convert", "smiles:CCO ethanol.graphml");
    add("info", MOLECULES);
    add("sample", MOLECULES + " --pairs 20 --seed 1");
    add("serve", "--graphs " + MOLECULES + " --port 8080");
    add("table", "accuracy --sample 5 --only small-molecules");
    add("methods", "eugene");
    add("costs", "");
    add("completion", "bash");
    add("man", "compare");
    add("help", "compare");
  }

  private Examples() {}

  private static void add(String command, String arguments) {
    ALL.put(command, ("./eugene " + command + " " + arguments).strip());
  }

  static Optional<String> of(String command) {
    return Optional.ofNullable(ALL.get(command));
  }

  static Map<String, String> all() {
    return ALL;
  }
}
