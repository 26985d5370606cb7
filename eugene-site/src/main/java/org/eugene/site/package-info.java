/**
 * Makes a site of {@code docs/}: pages with a table of contents, a search and the reference of the
 * commands, that work from a disk as well as from a server. Open {@link org.eugene.site.Site}.
 */
package org.eugene.site;
