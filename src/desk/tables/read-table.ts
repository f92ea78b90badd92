/** Signs between cells. Of two that divide a table equally well, the first counts: a semicolon is seldom in a number, a comma often. */
const separators = ['\t', ';', ','] as const;

/** Decodes the bytes of a table as programs write it: UTF-8, UTF-16 with its mark, or the Windows encoding of Cyrillic. */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/**
 * Reads the rows of a table that a spreadsheet exported (RFC 4180, with any of its separators) or put on the clipboard. Rows and
 * last columns without a character are left out; each row has as many cells as the longest.
 */
export function tableIn(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [told, sign = ''] = /^sep=(.)\n/.exec(source) ?? [];
  const rows = told ? rowsBy(source.slice(told.length), sign) : bestRows(source);
  const cells = rows.map((row) => row.map((cell) => cell.replace(/[\u00a0\u202f]/g, ' ').trim()));
  const full = cells.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...full.map((row) => row.findLastIndex(Boolean) + 1));
  return full.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
}

/** The rows by the separator with which most of them have as many cells as the first. */
function bestRows(text: string): string[][] {
  const read = separators.map((separator) => {
    const rows = rowsBy(text, separator).filter((row) => row.some(Boolean));
    const width = rows[0]?.length ?? 0;
    return { rows, even: width > 1 ? rows.filter(({ length }) => length === width).length / rows.length : 0 };
  });
  return read.reduce((best, each) => (each.even > best.even ? each : best)).rows;
}

/** Cells in quotes may hold separators and lines; a quote that nobody closes is a character like others. */
function rowsBy(text: string, separator: string): string[][] {
  const sign = separator === '\t' ? '\\t' : `\\${separator}`;
  const cell = new RegExp(`(?: *"([^"]*(?:""[^"]*)*)" *(?=${sign}|\\n|$)|([^${sign}\\n]*))(${sign}|\\n|$)`, 'y');
  const rows: string[][] = [[]];
  for (let end = '-'; end !== ''; ) {
    const [, quoted, plain = '', after = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (after === '\n') rows.push([]);
    end = after;
  }
  return rows;
}

const spaces = "[ \\u00a0\\u2009\\u202f'’]";
/** Digits with thousands apart, by the signs between these and before the decimals. */
const grouped = [
  [spaces, '[.,]'],
  ['\\.', ','],
  [',', '\\.'],
].map(([group, decimal]) => `\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d+)?`);
const digits = [...grouped, '\\d+(?:[.,]\\d+)?', '[.,]\\d+'].join('|');
/** A number as people write it: a sign, thousands apart, a decimal comma or point, per cent. */
const form = new RegExp(`^[+-]?(?:${digits})(?:e[+-]?\\d+)?(?:\\s*%)?$`, 'i');

/**
 * Reads the numbers of a table, whatever language its program was in: its cells together show which sign is the decimal one.
 * `1,234` alone has decimals, as a comma between thousands is seldom written where one pastes from.
 * @returns a reader of cells; undefined for one that is no number
 */
export function numberReader(cells: readonly string[]): (cell: string) => number | undefined {
  const numbers = cells.map(plain).filter((cell) => form.test(cell));
  const groups = (['.', ','] as const).filter((sign) => isGroup(numbers, sign, sign === '.' ? ',' : '.'));
  return (cell) => {
    const own = plain(cell);
    if (!form.test(own)) return undefined;
    const ungrouped = groups.reduce((text, sign) => text.replaceAll(sign, ''), own);
    const value = Number(ungrouped.replace(new RegExp(`${spaces}|%`, 'g'), '').replace(',', '.'));
    return Number.isFinite(value) ? value : undefined;
  };
}

/** A cell with one sign for all kinds of minus. */
function plain(cell: string): string {
  return cell.trim().replace(/^[−–—]\s*/, '-');
}

/** True if a sign stands between thousands: more than once in a number, before the other sign, or never where decimals of the other are. */
function isGroup(numbers: readonly string[], sign: string, other: string): boolean {
  const count = (text: string) => text.split(sign).length - 1;
  const isBefore = (text: string) => count(text) > 0 && text.indexOf(sign) < text.indexOf(other);
  if (numbers.some((text) => count(text) > 1 || isBefore(text))) return true;
  const hasDecimals = (text: string, of: string) =>
    text.includes(of) && !/^[+-]?[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text);
  return numbers.some((text) => hasDecimals(text, other)) && !numbers.some((text) => hasDecimals(text, sign));
}
