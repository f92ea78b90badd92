import { type CommandLanguage, commandLanguages } from '../../lib/command/command-words.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import { escapeMarkdown, visibleControls } from '../../lib/text/escape-text.ts';
import { countDiagnostics, type Diagnostic } from '../diagnostic.ts';

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

/** A summary may have one megabyte; this many rows in two languages stay far below it, and are more than anyone reads. */
const mostRows = 200;

const words = {
  uk: {
    good: '✅ Перевірка вмісту: помилок немає.',
    found: (errors: number, warnings: number) => `Перевірка вмісту: помилок — ${errors}, зауважень — ${warnings}`,
    head: '| Де | Що не так | Як виправити |',
    further: (count: number) => `…і ще ${count}. Усі покаже \`npm run check\`.`,
  },
  en: {
    good: '✅ Content check: no errors.',
    found: (errors: number, warnings: number) => `Content check: errors: ${errors}, warnings: ${warnings}`,
    head: '| Where | What is wrong | How to fix it |',
    further: (count: number) => `… and ${count} more. \`npm run check\` shows all of them.`,
  },
};

/**
 * Writes the summary of a job for GitHub, in Markdown: Ukrainian first, then English.
 * @param rulesPage the address of the table of the rules, to which the codes lead
 */
export function printGithubSummary(
  diagnosticsIn: (language: CommandLanguage) => readonly Diagnostic[],
  rulesPage: string,
): string {
  return commandLanguages.map((language) => section(diagnosticsIn(language), language, rulesPage)).join('\n');
}

function section(diagnostics: readonly Diagnostic[], language: CommandLanguage, rulesPage: string): string {
  const say = words[language];
  if (diagnostics.length === 0) return `${say.good}\n`;
  const { errors, warnings } = countDiagnostics(diagnostics);
  const rows = [...diagnostics]
    .sort((a, b) => compareText(a.severity, b.severity))
    .slice(0, mostRows)
    .map(({ severity, file, line, column, message, hint, code }) => {
      const mark = severity === 'error' ? '❌' : '⚠️';
      return `| ${mark} <code>${cell(file)}:${line}:${column}</code> | ${cell(message)} <br>[\`${code}\`](${rulesPage}#${code}) | ${cell(hint)} |`;
    });
  const further = diagnostics.length - rows.length;
  return [
    `### ${say.found(errors, warnings)}`,
    '',
    say.head,
    '| --- | --- | --- |',
    ...rows,
    ...(further > 0 ? ['', say.further(further)] : []),
    '',
  ].join('\n');
}

/** A text as one cell of a table, which has no lines. */
function cell(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map(escapeMarkdown)
    .join('<br>');
}
