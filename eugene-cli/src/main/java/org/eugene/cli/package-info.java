/**
 * The command line. One class per subcommand, each a translation: arguments, a call of core, a
 * report. Shared options are mixins ({@code ...Options}); data goes to standard output, talk to
 * standard error. Open {@link org.eugene.cli.CompareCommand} first.
 */
package org.eugene.cli;
