/**
 * Edit costs as people write them: a name, a list of prices, or a JSON file of prices or of tables
 * by label and attribute. {@link org.eugene.io.costs.CostsText} reads all three.
 */
package org.eugene.io.costs;
