import type { ReferenceItem } from './reference-item.ts';

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

/** The index of the first line that is none of RIS; -1 without one. */
export function wrongLine(text: string): number {
  return linesOf(text).findIndex((each) => !line.test(each));
}

/** Reads the records of a text in RIS as CSL. Programs write the same fact under several tags. */
export function readRis(text: string): ReferenceItem[] {
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
