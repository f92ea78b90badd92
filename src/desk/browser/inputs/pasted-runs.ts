/** Words with the same marks. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** The address that they link to. */
  href?: string;
  /** The HTML of what has no marks: a line break, code. */
  html?: string;
}

type Mark = 'href' | 'isBold' | 'isItalic';

/** Where two marks are around the same words, the first of them is outside. */
const marks: readonly Mark[] = ['href', 'isBold', 'isItalic'];
const tags = { isBold: 'strong', isItalic: 'em' };
const pairs = new Set(['«»', '()', '[]', '“”', '„“', '„”', '""', "''", '‘’']);
const isSpace = ({ text, html }: Run) => html === undefined && /^\s$/.test(text);
const isPunctuation = (text: string) => /^[\p{P}\p{S}]/u.test(text);

/** The text with the characters that HTML reads as its own written as entities. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The HTML of running words, with marks only where Markdown reads them as marks: spaces are outside, and so is punctuation that
 * would stand between a mark and a letter, for `**Увага:**текст` shows its asterisks.
 */
export function inlineHtml(runs: readonly Run[]): string {
  const characters = runs.flatMap((run) =>
    run.html === undefined ? [...run.text].map((text): Run => ({ ...run, text })) : [{ ...run }],
  );
  for (const mark of marks) {
    joinOverSpaces(characters, mark);
    for (const [from, to] of groupsOf(characters, mark)) tighten(characters, mark, from, to);
  }
  return htmlOf(characters, marks);
}

/** Gives spaces between two words the mark that both have: nobody sees it, and one mark is better than two. Others have none. */
function joinOverSpaces(characters: readonly Run[], mark: Mark): void {
  let before: Run | undefined;
  let spaces: Run[] = [];
  for (const each of [...characters, undefined]) {
    if (each && isSpace(each)) spaces.push(each);
    else {
      const shared = before?.[mark] === each?.[mark] ? each?.[mark] : undefined;
      for (const space of spaces) Object.assign(space, { [mark]: shared });
      [before, spaces] = [each, []];
    }
  }
}

/** From where to where neighbours have a mark. A mark in a link ends with the link. */
function groupsOf(characters: readonly Run[], mark: Mark): [from: number, to: number][] {
  const groups: [from: number, to: number][] = [];
  for (const [index, each] of characters.entries()) {
    const last = groups.at(-1);
    const before = characters[index - 1];
    if (!each[mark]) continue;
    if (last?.[1] === index && before?.[mark] === each[mark] && before?.href === each.href) last[1] = index + 1;
    else groups.push([index, index + 1]);
  }
  return groups;
}

/** Takes the mark from punctuation at the edges of a group, as long as a letter is beside it outside. */
function tighten(characters: readonly Run[], mark: Mark, from: number, to: number): void {
  if (mark === 'href') return;
  const href = characters[from]?.href;
  const textAt = (index: number) => {
    const { html, text, ...other } = characters[index] ?? { text: ' ' };
    // A link and code begin and end with signs of their own.
    return html === '<br>' ? ' ' : html !== undefined || other.href !== href ? '[' : text;
  };
  const isLetter = (index: number) => !/\s/.test(textAt(index)) && !isPunctuation(textAt(index));
  const drop = (index: number) => Object.assign(characters[index] ?? {}, { [mark]: undefined });
  let [first, last] = [from, to - 1];
  while (first <= last) {
    const isWrongBefore = isPunctuation(textAt(first)) && isLetter(first - 1);
    const isWrongAfter = isPunctuation(textAt(last)) && isLetter(last + 1);
    const isSpaced = /\s/.test(textAt(first) + textAt(last));
    if (!isWrongBefore && !isWrongAfter && !isSpaced) return;
    const isPair = first < last && pairs.has(textAt(first) + textAt(last));
    const [atStart, atEnd] = [/\s/.test(textAt(first)) || isWrongBefore, /\s/.test(textAt(last)) || isWrongAfter];
    if (atStart || isPair) drop(first++);
    if (atEnd || isPair) drop(last--);
  }
}

/** The HTML of characters; of the marks that begin at one of them, the one that goes on longest is outside. */
function htmlOf(characters: readonly Run[], left: readonly Mark[]): string {
  const [first] = characters;
  if (!first) return '';
  const lengths = left.map((mark) => [mark, first[mark] ? (groupsOf(characters, mark)[0]?.[1] ?? 0) : 0] as const);
  const [mark, length] = lengths.reduce((longest, each) => (each[1] > longest[1] ? each : longest), [
    'href',
    0,
  ] as const);
  if (length === 0) {
    const end = characters.findIndex((each) => left.some((other) => each[other]));
    const plain = end < 0 ? characters : characters.slice(0, end);
    const html = plain.map((each) => each.html ?? escaped(each.text)).join('');
    return html + htmlOf(characters.slice(plain.length), left);
  }
  const inner = htmlOf(
    characters.slice(0, length),
    left.filter((other) => other !== mark),
  );
  const start = mark === 'href' ? `a href="${escaped(first.href ?? '').replaceAll('"', '&quot;')}"` : tags[mark];
  return `<${start}>${inner}</${start.split(' ', 1)[0]}>${htmlOf(characters.slice(length), left)}`;
}
