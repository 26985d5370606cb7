/**
 * The page and the API over the network: {@link org.eugene.cli.serve.ServeCommand} says what is
 * allowed; who serves is another module's, which this one does not see.
 */
package org.eugene.cli.serve;
