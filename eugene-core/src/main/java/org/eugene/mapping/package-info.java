/**
 * Which vertex becomes which: {@link org.eugene.mapping.VertexMapping}, the answer that every
 * solver gives and from which distance and edit path follow.
 */
package org.eugene.mapping;
