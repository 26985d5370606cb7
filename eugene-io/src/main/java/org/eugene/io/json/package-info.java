/**
 * Graphs as JSON: {@link org.eugene.io.json.NetworkxReader} for all that networkx writes, its
 * writer for node-link data, {@link org.eugene.io.json.CytoscapeWriter} for pages that draw with
 * Cytoscape.js.
 */
package org.eugene.io.json;
