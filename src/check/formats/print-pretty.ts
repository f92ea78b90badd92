import { filesByPath } from '../../content/content-tree.ts';
import { type CommandLanguage, countOf } from '../../lib/command/command-words.ts';
import { visibleControls } from '../../lib/text/escape-text.ts';
import type { CheckResult } from '../check-content.ts';
import type { Diagnostic } from '../diagnostic.ts';

interface PrettyOptions {
  /** True if to use colours; only a terminal shows them. */
  colour?: boolean;
  language?: CommandLanguage;
}

const columns = 100;

/** Writes diagnostics for people: each with the place, the line of the file, what is wrong and how to fix it. */
export function printPretty(result: CheckResult, options: PrettyOptions = {}): string {
  const blocks = result.diagnostics.map((diagnostic) => `${printDiagnostic(diagnostic, result, options)}\n`);
  return [...blocks, summary(result, options)].join('\n');
}

/** The name of each severity. */
export const severityNames = {
  en: { error: 'error', warning: 'warning' },
  uk: { error: 'помилка', warning: 'зауваження' },
};

/** Writes one diagnostic of a result in the same way. */
export function printDiagnostic(
  diagnostic: Diagnostic,
  result: CheckResult,
  { colour, language = 'en' }: PrettyOptions,
): string {
  const { file, line, column, severity, code, message, hint, related } = diagnostic;
  const paint = painter(colour);
  const tone = severity === 'error' ? 31 : 33;
  const place = `${visibleControls(file)}:${line}:${column}`;
  const shown = underlinedLine(diagnostic, result);
  return [
    `${paint(1, place)}  ${paint(tone, severityNames[language][severity])} ${paint(2, code)}`,
    `  ${visibleControls(message)}`,
    ...(shown
      ? [
          `  ${paint(2, `${line} │`)} ${shown.text}`,
          `  ${paint(2, `${' '.repeat(String(line).length)} │`)} ${shown.before}${paint(tone, shown.mark)}`,
        ]
      : []),
    `  ${paint(36, '→')} ${visibleControls(hint)}`,
    ...related.map((other) => {
      const at = `${visibleControls(other.file)}:${other.line}:${other.column}`;
      return `  ${paint(2, at)}  ${visibleControls(other.message)}`;
    }),
  ].join('\n');
}

function painter(colour = false): (code: number, text: string) => string {
  return colour ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;
}

/** The line of the file, cut around the place if it is long, with what underlines the place. Nothing for a file that has no text. */
function underlinedLine({ file, line, column, endLine, endColumn }: Diagnostic, { tree }: CheckResult) {
  const files = filesByPath(tree);
  // Something may stand before the path below the content folder.
  const path = file.split('/').map((_, at, parts) => parts.slice(at).join('/'));
  const source = path.map((each) => files.get(each)).find(Boolean)?.document.source;
  if (!source || source.text === '') return undefined;
  const text = source.line(line);
  const from = Math.max(0, Math.min(column - 1 - Math.floor(columns / 3), text.length - columns));
  // The second half of a character is not shown by itself.
  const start = from + (/^[\udc00-\udfff]/.test(text.slice(from)) && from > 0 ? 1 : 0);
  const end = Math.min(endLine === line ? endColumn - 1 : text.length, start + columns);
  return {
    text: visibleControls(text.slice(start, start + columns)),
    before: ' '.repeat(width(text.slice(start, column - 1))),
    mark: '^'.repeat(Math.max(1, width(text.slice(column - 1, end)))),
  };
}

function summary({ files, errors, warnings, durationMs }: CheckResult, { colour, language }: PrettyOptions): string {
  const seconds = (durationMs / 1000).toFixed(2);
  const tone = errors ? 31 : warnings ? 33 : 32;
  const text =
    language === 'uk'
      ? `Файлів: ${files}, помилок: ${errors}, зауважень: ${warnings} (${seconds.replace('.', ',')} с)`
      : `${countOf(files, 'file', 'files')}, ${countOf(errors, 'error', 'errors')}, ${countOf(warnings, 'warning', 'warnings')} (${seconds} s)`;
  return painter(colour)(tone, text);
}

const segmenter = new Intl.Segmenter('uk', { granularity: 'grapheme' });
const wide = /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** The number of columns that a text takes in a terminal. */
function width(text: string): number {
  return [...segmenter.segment(visibleControls(text))].reduce(
    (sum, { segment }) => sum + (wide.test(segment) ? 2 : 1),
    0,
  );
}
