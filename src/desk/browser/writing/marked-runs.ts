import type { TextRange } from '../../../lib/text/patterns.ts';

/** Words with the same marks. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  /** The address that they link to. */
  href?: string;
  /** The parts that are no words, as they are written: a line break, code. */
  raw?: string;
}

type Mark = 'href' | 'isBold' | 'isItalic' | 'isStruck';

/** Where two marks are around the same words, the first of them is outside. */
const marks: readonly Mark[] = ['href', 'isBold', 'isItalic', 'isStruck'];
const signs = { isBold: '**', isItalic: '*', isStruck: '~~' };
/** A line break within a paragraph. */
export const lineBreak = '\\\n';
const pairs = new Set(['«»', '()', '[]', '“”', '„“', '„”', '""', "''", '‘’']);
const isSpace = ({ text, raw }: Run) => raw === undefined && /^\s$/.test(text);
const isPunctuation = (text: string) => /^[\p{P}\p{S}]/u.test(text);

/**
 * Writes running words with marks only where Markdown reads them as marks: spaces are outside, and so is punctuation that would stand
 * between a mark and a letter, for `**Увага:**текст` shows its asterisks.
 * @param wordsOf writes a text so that nothing in it is markup
 */
export function writeRuns(runs: readonly Run[], wordsOf: (text: string) => string): string {
  const isMarked = runs.some((run) => marks.some((mark) => run[mark]));
  if (!isMarked) return runs.map(({ raw, text }) => raw ?? wordsOf(text)).join('');
  const characters = runs.flatMap((run) =>
    run.raw === undefined ? [...run.text].map((text): Run => ({ ...run, text })) : [{ ...run }],
  );
  for (const mark of marks) {
    joinOverSpaces(characters, mark);
    for (let from = 0; from < characters.length; ) {
      const end = endOf(characters, from, mark);
      if (end > from) tighten(characters, mark, { from, to: end });
      from = Math.max(end, from + 1);
    }
  }
  return written(characters, marks, wordsOf);
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

/** Takes the mark from punctuation at the edges of a group, as long as a letter is beside it outside. */
function tighten(characters: readonly Run[], mark: Mark, { from, to }: TextRange): void {
  if (mark === 'href') return;
  const href = characters[from]?.href;
  const textAt = (index: number) => {
    const { raw, text, ...other } = characters[index] ?? { text: ' ' };
    // A link and code begin and end with signs of their own.
    return raw === lineBreak ? ' ' : raw !== undefined || other.href !== href ? '[' : text;
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

/** Writes characters; of the marks that begin at one of them, the one that goes on longest is outside. */
function written(characters: readonly Run[], left: readonly Mark[], wordsOf: (text: string) => string): string {
  let text = '';
  for (let at = 0; at < characters.length; ) {
    const first = characters[at] as Run;
    const [longest] = left.map((mark) => ({ mark, end: endOf(characters, at, mark) })).sort((a, b) => b.end - a.end);
    if (!longest || longest.end === at) {
      text += first.raw ?? wordsOf(first.text);
      at++;
      continue;
    }
    const { mark, end } = longest;
    const others = left.filter((each) => each !== mark);
    const inner = written(characters.slice(at, end), others, wordsOf);
    text += mark === 'href' ? `[${inner}](${first.href})` : signs[mark] + inner + signs[mark];
    at = end;
  }
  return text;
}

/** Where the characters end that have a mark from one of them on. A mark in a link ends with the link. */
function endOf(characters: readonly Run[], from: number, mark: Mark): number {
  const first = characters[from];
  let end = from;
  while (first?.[mark] && characters[end]?.[mark] === first[mark] && characters[end]?.href === first.href) end++;
  return end;
}
