import { type CommandLanguage, commandLanguages } from '../../command/words.ts';
import { compareText } from '../../text/compare-text.ts';
import { escapeMarkdown } from '../../text/escape-markdown.ts';
import { countDiagnostics, type Diagnostic } from '../diagnostic.ts';

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
