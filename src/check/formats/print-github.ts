import { visibleControls } from '../../text/visible-controls.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** GitHub shows this many annotations of each level for a step, and silently drops the others. */
const mostAnnotations = 10;

/**
 * Writes diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. What is beyond its
 * limit is written to the log; the summary of the job has all of it.
 * @param rulesPage the address of the table of the rules, to which each annotation leads
 */
export function printGithub({ diagnostics }: { diagnostics: readonly Diagnostic[] }, rulesPage: string): string {
  const counts = { error: 0, warning: 0 };
  return diagnostics
    .map((diagnostic) => {
      const isShown = ++counts[diagnostic.severity] <= mostAnnotations;
      return isShown ? command(diagnostic, rulesPage) : line(diagnostic);
    })
    .join('\n');
}

function line({ severity, file, line: number, column, code, message, hint }: Diagnostic): string {
  const text = visibleControls(`${file}:${number}:${column} ${severity} ${code}: ${message} ${hint}`);
  // An older form of workflow commands, which may be anywhere in a line.
  return text.replaceAll('##[', '## [');
}

function command(
  { severity, file, line, column, endLine, endColumn, code, message, hint }: Diagnostic,
  rulesPage: string,
): string {
  const properties = { file, line, endLine, ...(endLine === line && { col: column, endColumn }), title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${escapeMessage(`${message}\n${hint}\n${rulesPage}#${code}`)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
