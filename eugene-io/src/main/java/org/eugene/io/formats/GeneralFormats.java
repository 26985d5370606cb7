package org.eugene.io.formats;

import java.util.List;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormatProvider;
import org.eugene.io.edgelist.EdgeListReader;
import org.eugene.io.edgelist.EdgeListWriter;
import org.eugene.io.gxl.CollectionFileReader;
import org.eugene.io.gxl.GxlReader;
import org.eugene.io.gxl.GxlWriter;
import org.eugene.io.jgrapht.DotReader;
import org.eugene.io.jgrapht.DotWriter;
import org.eugene.io.jgrapht.GexfReader;
import org.eugene.io.jgrapht.GexfWriter;
import org.eugene.io.jgrapht.GmlReader;
import org.eugene.io.jgrapht.GmlWriter;
import org.eugene.io.jgrapht.Graph6Reader;
import org.eugene.io.jgrapht.Graph6Writer;
import org.eugene.io.jgrapht.GraphmlReader;
import org.eugene.io.jgrapht.GraphmlWriter;
import org.eugene.io.json.CytoscapeWriter;
import org.eugene.io.json.NetworkxReader;
import org.eugene.io.json.NetworkxWriter;
import org.eugene.io.text.TextReader;
import org.eugene.io.text.TextWriter;
import org.eugene.io.tud.TudReader;

/** The formats for graphs of all kinds. */
public final class GeneralFormats implements GraphFormatProvider {
  @Override
  public List<GraphFormat> formats() {
    return List.of(
        GraphFormat.of(
                "text",
                "lines t # id, v index label, e index index label",
                new TextReader(),
                "txt",
                "graphs")
            .recognisedBy(TextReader::recognises)
            .withWriter(new TextWriter()),
        GraphFormat.of(
                "gxl", "GXL, as the IAM database and GEDLIB write it", new GxlReader(), "gxl")
            .recognisedBy(head -> head.contains("<gxl"))
            .withWriter(new GxlWriter()),
        GraphFormat.of(
                "collection",
                "GraphCollection XML that names GXL files",
                new CollectionFileReader(),
                "cxl")
            .recognisedBy(head -> head.contains("<GraphCollection"))
            .asListing(),
        GraphFormat.of(
                "tud", "TUDataset, a folder or zip with DS_A.txt and its likes", new TudReader())
            .recognisedInFolder(TudReader::recognises),
        GraphFormat.of("graphml", "GraphML", new GraphmlReader(), "graphml")
            .recognisedBy(head -> head.contains("<graphml"))
            .withWriter(new GraphmlWriter()),
        GraphFormat.of("dot", "DOT, the language of Graphviz", new DotReader(), "dot", "gv")
            .recognisedBy(
                head -> head.matches("(?is)\\s*(strict\\s+)?(di)?graph\\b[^\\[\\]]*\\{.*"))
            .withWriter(new DotWriter()),
        GraphFormat.of("gml", "GML", new GmlReader(), "gml")
            .recognisedBy(head -> head.matches("(?is).*\\bgraph\\s*\\[.*\\bnode\\s*\\[.*"))
            .withWriter(new GmlWriter()),
        GraphFormat.of("gexf", "GEXF of Gephi", new GexfReader(), "gexf")
            .recognisedBy(head -> head.contains("<gexf"))
            .withWriter(new GexfWriter()),
        GraphFormat.of("graph6", "graph6, a line for each graph", new Graph6Reader(), "g6")
            .recognisedBy(head -> head.startsWith(">>graph6<<"))
            .withWriter(Graph6Writer.graph6()),
        GraphFormat.of("sparse6", "sparse6, a line for each graph", new Graph6Reader(), "s6")
            .recognisedBy(head -> head.startsWith(">>sparse6<<"))
            .withWriter(Graph6Writer.sparse6()),
        GraphFormat.of(
                "edge-list",
                "edges as lines of two names, or CSV",
                new EdgeListReader(),
                "csv",
                "edges",
                "edgelist",
                "tsv")
            .withWriter(new EdgeListWriter()),
        GraphFormat.of("networkx", "JSON of networkx", new NetworkxReader(), "json")
            .recognisedBy(NetworkxReader::recognises)
            .withWriter(new NetworkxWriter()),
        GraphFormat.of("cytoscape", "JSON of Cytoscape.js", new NetworkxReader(), "cyjs")
            .recognisedBy(NetworkxReader::recognisesCytoscape)
            .withWriter(new CytoscapeWriter()));
  }
}
