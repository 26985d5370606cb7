/**
 * Molecules as graphs, read through the Chemistry Development Kit, whose types appear in no other
 * module. Its users start at {@link org.eugene.chemistry.Molecules}, which takes their containers
 * and answers with their atoms. A vertex is an atom, labelled with its element; an edge is a bond,
 * labelled 1, 2, 3 or, if aromatic, 4. {@code MoleculeGraph} makes these choices; {@link
 * org.eugene.chemistry.SmilesReader} and {@link org.eugene.chemistry.SdfReader} read the files.
 * What the kit logs by itself stays as the program around has it ({@link
 * org.eugene.chemistry.KitLog}).
 */
package org.eugene.chemistry;
