/**
 * Molecules as graphs, read through the Chemistry Development Kit, whose types stay inside this
 * package. A vertex is an atom, labelled with its element; an edge is a bond, labelled 1, 2, 3 or,
 * if aromatic, 4. {@link org.eugene.chemistry.MoleculeGraph} makes these choices; {@link
 * org.eugene.chemistry.SmilesReader} and {@link org.eugene.chemistry.SdfReader} read the files.
 */
package org.eugene.chemistry;
