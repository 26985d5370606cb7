/**
 * Work that was asked for: {@link org.eugene.web.work.Desk} takes jobs, has at most so many worked
 * on and so many wait, and turns the rest away; a {@link org.eugene.web.work.Job} knows how far it
 * is. Nothing here knows of the network.
 */
package org.eugene.web.work;
