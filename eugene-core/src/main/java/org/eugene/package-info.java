/**
 * The front door for people in a hurry: {@link org.eugene.Eugene}. Behind it the street runs graph
 * → cost → problem → solver → mapping → path, a package each.
 */
package org.eugene;
