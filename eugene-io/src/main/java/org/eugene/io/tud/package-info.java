/**
 * TUDataset: one folder or zip of text files that describe all graphs of a data set together. Open
 * {@link org.eugene.io.tud.TudReader} first.
 */
package org.eugene.io.tud;
