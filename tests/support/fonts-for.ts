/**
 * The addresses of the font files with a character of a text: the most that a page with this text fetches. Which weight shows which
 * character only a browser knows.
 * @param css the rules of the page
 */
export function fontsFor(css: string, text: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const shown = faces.filter((face) => {
    const ranges = rangesOf(face);
    return codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last));
  });
  return [...new Set(shown.flatMap((face) => /url\(["']?([^"')]+)/.exec(face)?.[1] ?? []))];
}

/** The ranges of characters that a rule names; without any it is for all. */
function rangesOf(face: string): [first: number, last: number][] {
  const [, list = 'U+0-10FFFF'] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    // `U+4??` is any character from 400 to 4FF.
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });
}
