import { type ContentFile, filesByPath } from '../../content/content-tree.ts';
import { type CommandLanguage, countOf } from '../../lib/command/command-words.ts';
import { visibleControls } from '../../lib/text/escape-text.ts';
import type { CheckResult } from '../check-content.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Options of printing. */
interface PrettyOptions {
  /** True if to use colours; only a terminal shows them. */
  colour?: boolean;
  language?: CommandLanguage;
}

type Paint = (code: number, text: string) => string;

const columns = 100;

/** Writes diagnostics for people: each with the place, the line of the file, what is wrong and how to fix it. */
export function printPretty(result: CheckResult, { colour = false, language = 'en' }: PrettyOptions = {}): string {
  const paint = painter(colour);
  const sources = sourceFinder(result);
  const blocks = result.diagnostics.map((diagnostic) => `${block(diagnostic, sources, paint, language)}\n`);
  return [...blocks, summary(result, paint, language)].join('\n');
}

/** Writes one diagnostic of a result in the same way. */
export function printDiagnostic(
  diagnostic: Diagnostic,
  result: CheckResult,
  { colour = false, language = 'en' }: PrettyOptions,
): string {
  return block(diagnostic, sourceFinder(result), painter(colour), language);
}

function painter(colour: boolean): Paint {
  return colour ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;
}

/** The name of each severity. */
export const severityNames = {
  en: { error: 'error', warning: 'warning' },
  uk: { error: 'помилка', warning: 'зауваження' },
};

function block(diagnostic: Diagnostic, sources: SourceFinder, paint: Paint, language: CommandLanguage): string {
  const { file, line, column, severity, code, message, hint, related } = diagnostic;
  const tone = severity === 'error' ? 31 : 33;
  return [
    `${paint(1, `${visibleControls(file)}:${line}:${column}`)}  ${paint(tone, severityNames[language][severity])} ${paint(2, code)}`,
    `  ${visibleControls(message)}`,
    ...frame(diagnostic, sources, paint, tone),
    `  ${paint(36, '→')} ${visibleControls(hint)}`,
    ...related.map((place) => {
      const at = `${visibleControls(place.file)}:${place.line}:${place.column}`;
      return `  ${paint(2, at)}  ${visibleControls(place.message)}`;
    }),
  ].join('\n');
}

/** The line of the file with the place underlined. Long lines are cut around it. */
function frame(
  { file, line, column, endLine, endColumn }: Diagnostic,
  sources: SourceFinder,
  paint: Paint,
  tone: number,
): string[] {
  const source = sources(file)?.document.source;
  if (!source || source.text === '') return [];
  const text = source.line(line);
  const from = Math.max(0, Math.min(column - 1 - Math.floor(columns / 3), text.length - columns));
  const start = from > 0 && isLowSurrogate(text, from) ? from + 1 : from;
  const shown = visibleControls(text.slice(start, start + columns));
  const number = String(line);
  const before = visibleControls(text.slice(start, column - 1));
  const end = endLine === line ? endColumn - 1 : text.length;
  const marked = visibleControls(text.slice(column - 1, Math.min(end, start + columns)));
  const mark = '^'.repeat(Math.max(1, width(marked)));
  const gutter = ' '.repeat(number.length);
  return [
    `  ${paint(2, `${number} │`)} ${shown}`,
    `  ${paint(2, `${gutter} │`)} ${' '.repeat(width(before))}${paint(tone, mark)}`,
  ];
}

function summary(
  { files, errors, warnings, durationMs }: CheckResult,
  paint: Paint,
  language: CommandLanguage,
): string {
  const seconds = (durationMs / 1000).toFixed(2);
  const tone = errors ? 31 : warnings ? 33 : 32;
  const text =
    language === 'uk'
      ? `Файлів: ${files}, помилок: ${errors}, зауважень: ${warnings} (${seconds.replace('.', ',')} с)`
      : `${countOf(files, 'file', 'files')}, ${countOf(errors, 'error', 'errors')}, ${countOf(warnings, 'warning', 'warnings')} (${seconds} s)`;
  return paint(tone, text);
}

type SourceFinder = (file: string) => ContentFile | undefined;

/** Finds a file by the path in a diagnostic, which may have something before the path below the content folder. */
function sourceFinder({ tree }: CheckResult): SourceFinder {
  const byPath = filesByPath(tree);
  return (name) => {
    for (let at = name; ; at = at.slice(at.indexOf('/') + 1)) {
      const file = byPath.get(at);
      if (file || !at.includes('/')) return file;
    }
  };
}

const segmenter = new Intl.Segmenter('uk', { granularity: 'grapheme' });
const wide = /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** The number of columns that a text takes in a terminal. */
function width(text: string): number {
  let sum = 0;
  for (const { segment } of segmenter.segment(text)) sum += wide.test(segment) ? 2 : 1;
  return sum;
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}
