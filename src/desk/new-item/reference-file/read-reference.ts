import { readFileSync } from 'node:fs';
import { syntaxErrorWords } from '../../../check/rules/json/syntax-error-words.ts';
import { JsonDocument } from '../../../content/json/json-document.ts';
import { type Position, SourceFile } from '../../../content/json/source-file.ts';
import { asObject } from '../../../content/unknown-value.ts';
import type { Words } from '../../../lib/command/command-words.ts';
import { CommandError, readPath } from '../../../lib/command/run-command.ts';
import { readableEntry, withWholeNames } from './bibtex-entry.ts';
import type { ReferenceItem } from './reference-item.ts';

/**
 * Reads the publications of a file in BibTeX, RIS or CSL JSON, as journals, libraries and reference managers offer it.
 * @throws CommandError with the place of what cannot be read, or when the file has no publication
 */
export async function readReferences(given: string): Promise<ReferenceItem[]> {
  const path = readPath(given);
  return referencesIn(new SourceFile(path, readText(path)));
}

/**
 * Reads the publications of a text in one of these formats.
 * @param source its path is empty where the text was pasted
 * @throws CommandError with the place of what cannot be read, or when the text has no publication
 */
export async function referencesIn(source: SourceFile): Promise<ReferenceItem[]> {
  const items = /^\s*[[{]/.test(source.text)
    ? await readFormulas(readCslJson(source))
    : await readRisOrBibtex(source);
  if (items.length > 0) return items;
  throw fault(source.path, undefined, {
    en: 'There are no publications here. Export it again.',
    uk: 'Тут немає публікацій. Експортуйте ще раз.',
  });
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw fault(path, undefined, {
      en: 'The file is not encoded in UTF-8. Export it again as UTF-8.',
      uk: 'Файл збережено не в UTF-8. Експортуйте його ще раз у UTF-8.',
    });
  }
}

function readCslJson(source: SourceFile): ReferenceItem[] {
  const { syntaxErrors, value } = new JsonDocument(source);
  const [error] = syntaxErrors;
  if (error) {
    const say = (language: 'en' | 'uk') => {
      const { message, hint } = syntaxErrorWords(language, error.kind, error.found, { lines: 1 });
      return `${message} ${hint}`;
    };
    throw fault(source.path, source.positionAt(error.start), { en: say('en'), uk: say('uk') });
  }
  return (Array.isArray(value) ? value : [value]).map(asObject);
}

async function readRisOrBibtex(source: SourceFile): Promise<ReferenceItem[]> {
  const { path, text } = source;
  if (/^\s*TY {1,2}-/.test(text)) {
    const wrong = linesOf(text).findIndex((each) => !line.test(each));
    if (wrong < 0) return readFormulas(readRis(text));
    throw fault(
      path,
      { line: wrong + 1, column: 1 },
      {
        en: 'Expected two letters and a hyphen, such as "TI  - Title".',
        uk: 'Очікуються дві літери й дефіс, наприклад "TI  - Назва".',
      },
    );
  }
  if (!/^\s*@\w+\s*[{(]/m.test(text)) {
    throw fault(path, undefined, {
      en: 'This is no BibTeX, RIS or CSL JSON.',
      uk: 'Це не BibTeX, не RIS і не CSL JSON.',
    });
  }
  const { Cite, plugins } = await import('@citation-js/core');
  await import('@citation-js/plugin-bibtex');
  try {
    const entries = plugins.input.data(text, '@biblatex/text');
    return new Cite(entries.map(readableEntry)).data.map((item, index) => {
      const entry = entries[index];
      return entry ? withWholeNames(item, entry) : item;
    });
  } catch (error) {
    throw bibtexFault(source, error instanceof Error ? error.message : String(error));
  }
}

/** Formulas as TeX has them, which people also paste into entries of other formats. */
const formula = /\$[^$]*[\\^_][^$]*\$|\\\([\s\S]*?\\\)|\\(?:ce|text(?:super|sub)script)\s*\{[^{}]*\}/g;

async function readFormulas(items: ReferenceItem[]): Promise<ReferenceItem[]> {
  if (!items.some(({ title }) => typeof title === 'string' && title.search(formula) >= 0)) return items;
  const { Cite } = await import('@citation-js/core');
  await import('@citation-js/plugin-bibtex');
  const read = (tex: string) => {
    try {
      const entry = readableEntry({ type: 'article', label: 'formula', properties: { title: tex } });
      return String(new Cite([entry]).data[0]?.title ?? tex);
    } catch {
      return tex;
    }
  };
  return items.map((item) =>
    typeof item.title === 'string' ? { ...item, title: item.title.replace(formula, read) } : item,
  );
}

/** The library's message about BibTeX, at the place where somebody can fix it. */
function bibtexFault(source: SourceFile, said: string): CommandError {
  const open = openField(source.text);
  if (open !== undefined) {
    return fault(source.path, source.positionAt(open), {
      en: 'A closing } is missing before this field.',
      uk: 'Перед цим полем бракує закривної дужки }.',
    });
  }
  const [, line, column] = /at line (\d+) col (\d+)/.exec(said) ?? [];
  const [reason = ''] = said.split(/ at line |\n/);
  return fault(source.path, line ? { line: Number(line), column: Number(column) } : undefined, {
    en: `BibTeX cannot be read here: ${reason}. Compare it with another entry: brackets in pairs, a comma after each field.`,
    uk: `Тут не вдається прочитати BibTeX: ${reason}. Порівняйте з іншим записом: дужки парами, після кожного поля кома.`,
  });
}

/** Where a field begins although the value of the one before it has not ended: the library tells of it at the end of the file alone. */
function openField(text: string): number | undefined {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/\\.|[{}]|^[ \t]*[\w-]+[ \t]*=/gm)) {
    if (found === '{') depth++;
    else if (found === '}') depth--;
    else if (depth > 1 && found.endsWith('=')) return index + found.search(/\S/);
  }
  return undefined;
}

function fault(path: string, position: Position | undefined, { en, uk }: Words): CommandError {
  if (!path) {
    const { line, column } = position ?? {};
    const inText = (words: string) => (line === undefined ? '' : `${words} ${line}:${column}: `);
    return new CommandError({ en: inText('Line') + en, uk: inText('Рядок') + uk });
  }
  const place = position ? `${path}:${position.line}:${position.column}` : path;
  return new CommandError({ en: `${place}: ${en}`, uk: `${place}: ${uk}` });
}

/**
 * Splits a text of a reference manager into its publications, so that one that cannot be read keeps no other from being read. What
 * BibTeX defines for all (`@string`) goes before each.
 */
export function splitReferences(text: string): string[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (/^\s*[[{]/.test(source)) return jsonEntries(source);
  if (/^\s*TY {1,2}-/m.test(source) && !/^\s*@\w+\s*[{(]/.test(source)) {
    return source.split(/^(?=\s*TY {1,2}-)/m).filter((entry) => entry.trim());
  }
  const pieces = source.split(/^(?=\s*@\w+\s*[{(])/m).filter((entry) => entry.trim());
  const isShared = (entry: string) => /^\s*@(?:string|preamble)\b/i.test(entry);
  const shared = pieces.filter(isShared).join('');
  const entries = pieces.filter((entry) => !isShared(entry) && !/^\s*@comment\b/i.test(entry));
  // Words before the first entry are a comment.
  const own = entries.filter((entry, index) => index > 0 || entries.length === 1 || /^\s*@/.test(entry));
  return own.map((entry) => shared + entry);
}

/** A text that is no valid JSON stays in one piece: its place is told then. */
function jsonEntries(source: string): string[] {
  const { syntaxErrors, value } = new JsonDocument(new SourceFile('', source));
  if (syntaxErrors.length > 0 || !Array.isArray(value)) return [source];
  return value.map((entry) => JSON.stringify(entry));
}

/** A tag of RIS and its value; empty lines are between records. */
const line = /^\s*(?:([A-Z][A-Z0-9]) {1,2}- ?(.*))?$/;

const types: Readonly<Record<string, string>> = {
  JOUR: 'article-journal',
  EJOUR: 'article-journal',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  BOOK: 'book',
  EBOOK: 'book',
  DATA: 'dataset',
};

/** Reads the records of a text in RIS as CSL. Programs write the same fact under several tags. */
function readRis(text: string): ReferenceItem[] {
  const records: Map<string, string[]>[] = [];
  for (const each of linesOf(text)) {
    const [, tag = '', value = ''] = line.exec(each) ?? [];
    if (tag === 'TY') records.push(new Map());
    const record = records.at(-1);
    if (tag && value.trim()) record?.set(tag, [...(record.get(tag) ?? []), value.trim()]);
  }
  return records.map(readRecord);
}

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
}

function readRecord(record: ReadonlyMap<string, readonly string[]>): ReferenceItem {
  const all = (...tags: string[]) => tags.flatMap((tag) => record.get(tag) ?? []);
  const [code = ''] = all('TY');
  const type = types[code.toUpperCase()] ?? code;
  const isBook = type === 'book';
  const years = all('PY', 'Y1', 'DA');
  const numbers = all('SN');
  return {
    type,
    title: all('TI', 'T1', 'CT', ...(isBook ? ['BT'] : []))[0],
    author: all('AU', 'A1').map(authorOf),
    issued: { raw: years.find((each) => /\d{4}/.test(each)) ?? years[0] },
    language: all('LA'),
    'container-title': all('T2', 'JF', 'BT', 'C3', 'JO', 'JA', 'J2', 'J1'),
    publisher: all('PB')[0],
    volume: all('VL')[0],
    issue: all('IS')[0] ?? all('M1').find(isIssue),
    ...(isBook ? { 'number-of-pages': all('SP')[0] } : pagesOf(all)),
    ISBN: isBook ? numbers[0] : undefined,
    ISSN: isBook ? undefined : numbers[0],
    DOI: all('DO')[0],
    URL: all('UR', 'L3').find((each) => /doi\.org\/|^10\./i.test(each)),
  };
}

function pagesOf(all: (...tags: string[]) => string[]): ReferenceItem {
  const [first, last] = [all('SP')[0], all('EP')[0]];
  const page = first && last && first !== last && !/[-–]/.test(first) ? `${first}-${last}` : (first ?? last);
  // Numbers of a database look otherwise.
  const isOwn = (each: string) => /^[a-z]{0,2}\d{1,8}$/i.test(each);
  const further = page ? [] : [...all('M1').filter((each) => all('IS')[0] || !isIssue(each)), ...all('AN')];
  return { page, number: all('C7')[0] ?? further.find(isOwn) };
}

/** Older programs have the issue in a field of their own, where others have the number of the article. */
function isIssue(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

/** `Falk, Ruben, Jr.`; without a comma a name has no order, and a comma at its end says that it is that of a body. */
function authorOf(text: string): Record<string, string> {
  const [family = '', given, suffix] = text.split(/\s*,\s*/);
  if (given === undefined) return { unordered: text };
  return given || suffix ? { family, given, ...(suffix && { suffix }) } : { literal: family };
}
