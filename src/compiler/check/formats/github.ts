import type { CheckResult } from '../check-content.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Writes diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. */
export function printGithub({ diagnostics }: CheckResult): string {
  return diagnostics.map(command).join('\n');
}

function command({ severity, file, line, column, endLine, endColumn, code, message, hint }: Diagnostic): string {
  const properties = { file, line, endLine, ...(endLine === line && { col: column, endColumn }), title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${escapeMessage(`${message}\n${hint}`)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
