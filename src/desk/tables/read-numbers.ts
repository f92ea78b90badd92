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
