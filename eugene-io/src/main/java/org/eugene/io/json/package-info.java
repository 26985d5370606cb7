/**
 * Graphs as JSON: {@link org.eugene.io.json.NetworkxReader} and its writer for the node-link data
 * of networkx, {@link org.eugene.io.json.CytoscapeWriter} for pages that draw with Cytoscape.js.
 */
package org.eugene.io.json;
