/**
 * Pairs: {@link org.eugene.cli.compare.CompareCommand} solves one, {@link
 * org.eugene.cli.compare.PairsCommand} many, {@link org.eugene.cli.compare.CheckCommand} checks the
 * proof of one.
 */
package org.eugene.cli.compare;
