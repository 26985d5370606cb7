/**
 * The door of the web: {@link org.eugene.web.WebServerProvider} opens it, {@code Routes} has every
 * address in one file. Requests and answers are those of {@code eugene stream}; nothing is solved
 * here.
 */
package org.eugene.web;
