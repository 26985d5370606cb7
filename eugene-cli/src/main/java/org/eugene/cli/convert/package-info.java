/**
 * Files to files: {@link org.eugene.cli.convert.ConvertCommand} between formats, {@link
 * org.eugene.cli.convert.ApplyCommand} by an edit path; {@link org.eugene.cli.convert.InfoCommand}
 * tells what is in one.
 */
package org.eugene.cli.convert;
