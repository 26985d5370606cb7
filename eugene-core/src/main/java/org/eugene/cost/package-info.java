/**
 * What an edit costs: {@link org.eugene.cost.EditCosts} is the contract, {@link
 * org.eugene.cost.NamedCosts} the catalogue of ready-made ones, which a {@link
 * org.eugene.cost.CostsProvider} adds to. Costs see labels only; they are asked once for every pair
 * of labels and then live on as numbers.
 */
package org.eugene.cost;
