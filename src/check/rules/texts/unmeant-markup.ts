import { type TextEdit, withEdits } from '../../../content/edit.ts';
import { type MarkdownList, type MarkdownParts, markdownParts } from '../../../content/markdown-parts.ts';
import { placeKey } from '../../../content/place.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { defaultLanguage, type LanguageCode } from '../../../lib/language/languages.ts';
import { unitsAfterNumbers } from '../../../lib/language/numbers.ts';
import type { TextRange } from '../../../lib/text/patterns.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each } from '../../rule.ts';

/** The messages for what Markdown takes for markup. */
const messages = {
  en: ({ found, instead }: Pick<Unmeant, 'found' | 'instead'>) => ({
    numbers: `The numbers of this list do not follow one another; visitors would see: ${instead}.`,
    sign: `Markdown makes a bullet of the sign in "${found}", and visitors do not see it.`,
    note: `Markdown makes a bullet of the asterisk that begins this note: "${found}".`,
    greater: `Markdown makes a quotation of "${found}", and visitors do not see the >.`,
    underline: `The line "${found}" makes a heading of the paragraph above it.`,
    product: `Markdown makes bold words or italics of "${found}", and visitors do not see the asterisks.`,
    apostrophe: `Markdown makes code of what stands between two backticks: "${found}".`,
  }),
  uk: ({ found, instead }: Pick<Unmeant, 'found' | 'instead'>) => ({
    numbers: `Номери цього списку не йдуть один за одним; відвідувачі побачать: ${instead}.`,
    sign: `Знак у «${found}» Markdown перетворить на позначку списку, і відвідувачі його не побачать.`,
    note: `Зірочку, з якої починається ця примітка, Markdown перетворить на позначку списку: «${found}».`,
    greater: `Із «${found}» Markdown зробить цитату, і відвідувачі не побачать знака >.`,
    underline: `Рядок «${found}» робить з абзацу над ним заголовок.`,
    product: `Із «${found}» Markdown зробить курсив або жирний шрифт, і відвідувачі не побачать зірочок.`,
    apostrophe: `Те, що стоїть між двома зворотними апострофами, Markdown перетворить на код: «${found}».`,
  }),
};

interface Unmeant extends TextRange {
  problem: keyof ReturnType<typeof messages.en>;
  /** The words there, with some of those beside them. */
  found: string;
  /** Words to type instead; of a list of numbers, those that visitors would see. */
  instead: string;
  /** The changes that `--fix` makes, where it is certain what was meant. */
  edits: TextEdit[] | false;
}

export const markupUnmeant = defineRule<Omit<Unmeant, 'from' | 'to'>>('markup-unmeant', 'error', 'group', {
  en: {
    asks: 'Markdown changes nothing that was not meant as markup: numbers, signs and asterisks are published as they are typed.',
    why: 'At the beginning of a line, a number with a full stop begins a list, which Markdown numbers itself: 1991 and 1997 become 1991 and 1992. A hyphen, a plus or a > becomes a bullet or a quotation, and -20 °C loses its sign. A line of hyphens makes a heading of the paragraph above it, the asterisks of `5*10*20` turn into italics, and two backticks into code. `npm run check -- --fix` fixes what is certain.',
    note: 'Lists that begin with any number and count on from it, or repeat one number, are right; so is a list of several quantities. A backslash before a character keeps it as it is: `1991\\.`, `\\*`.',
    message: (unmeant) => messages.en(unmeant)[unmeant.problem],
    hint: ({ problem, found, instead }) =>
      problem === 'numbers'
        ? `Number the entries in order. Numbers that are to stay, such as years, get a backslash and an empty line between them: "${escapedNumber(found)}".`
        : writeInstead.en(
            instead || undefined,
            'Put an empty line above it if a line is to be drawn there, or delete it.',
          ),
  },
  uk: {
    asks: 'Markdown не змінює того, що не задумано як розмітку: числа, знаки й зірочки публікуються так, як їх набрано.',
    why: 'На початку рядка число з крапкою починає список, який Markdown нумерує сам: 1991 і 1997 стають 1991 і 1992. Дефіс, плюс чи > стає позначкою списку або цитатою, і −20 °C втрачає знак. Рядок дефісів робить з абзацу над ним заголовок, зірочки в `5*10*20` перетворюються на курсив, а два зворотні апострофи — на код. `npm run check -- --fix` виправляє безсумнівне.',
    note: 'Список може починатися з будь-якого числа й рахувати від нього далі або повторювати одне число; список із кількох величин теж правильний. Зворотна скісна риска перед знаком лишає його таким, як є: `1991\\.`, `\\*`.',
    message: (unmeant) => messages.uk(unmeant)[unmeant.problem],
    hint: ({ problem, found, instead }) =>
      problem === 'numbers'
        ? `Пронумеруйте пункти по порядку. Числа, які мають лишитися, наприклад роки, пишіть зі зворотною скісною рискою та порожнім рядком між ними: "${escapedNumber(found)}".`
        : writeInstead.uk(
            instead || undefined,
            'Залиште над ним порожній рядок, якщо тут має бути риска, або видаліть його.',
          ),
  },
  isFixable: ({ edits }) => edits !== false,
  check: each(markdownTexts, ({ value, parts }, report) => {
    for (const { from, to, ...found } of unmeant(value.value, parts, value.file.language))
      report({ ...value, from, to }, found);
  }),
  // A heading that will be none, and what else is said of the same characters and the parts of their words.
  explains(own) {
    const follows: Partial<Record<Unmeant['problem'], readonly string[]>> = {
      underline: ['heading-order', 'heading-empty', 'heading-repeated'],
      apostrophe: ['word-misspelt', 'russian-word'],
      product: ['typography'],
      sign: ['phone-in-text'],
    };
    return ({ code, place }) =>
      own.some(
        ({ place: at, parameters: { problem } }) =>
          follows[problem]?.includes(code) && placeKey(at) === placeKey(place),
      );
  },
});

/** A Markdown text without what is certainly no markup. */
export function withoutUnmeantMarkup(text: string, language: LanguageCode | undefined): string {
  const found = unmeant(text, markdownParts(text), language);
  const all = found.flatMap((each) => each.edits || []).sort((a, b) => a.start - b.start);
  const edits: TextEdit[] = [];
  for (const edit of all) if (edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(edit);
  const fixed = withEdits(text, edits);
  // A sign may stand before a product.
  return edits.length < all.length ? withoutUnmeantMarkup(fixed, language) : fixed;
}

function unmeant(text: string, parts: MarkdownParts, language: LanguageCode = defaultLanguage): Unmeant[] {
  return [
    ...parts.lists.flatMap((list) => unmeantList(text, list, parts)),
    ...comparisons(text, parts, language),
    ...underlines(text, parts),
    ...products(text, parts),
    ...apostrophes(text, parts),
  ];
}

const number = '\\d[\\d.,]*';
/** A quantity that may be below zero, as it follows a bullet: a temperature, a share, a voltage. */
const belowZero = new RegExp(
  `^[ \\u00a0]+${number}(?:\\s?(?:[-–…]|\\.{3}|до|to)\\s?[-−+]?${number})?[ \\u00a0]?(?:°\\s?[CСFК]?|%|‰|градус\\p{L}*|degrees?|[мm]?[VВ]|[KК])(?![\\p{L}\\p{N}])`,
  'u',
);
const plusNumber = new RegExp(`^[ \\u00a0]+(?:\\(\\d+\\)|${number})`);

/** A list that was to be paragraphs with numbers or signs. */
function unmeantList(text: string, { entries, isLoose }: MarkdownList, { emphasis }: MarkdownParts): Unmeant[] {
  const [first] = entries;
  if (!first) return [];
  const { mark, from, to } = first;
  if (/\d/.test(mark)) return wrongNumbers(text, entries, isLoose);
  const isAlone = entries.length === 1 && standsAlone(text, from);
  const pattern = mark === '+' ? plusNumber : mark === '-' && entries.length === 1 ? belowZero : undefined;
  const [quantity] = pattern?.exec(text.slice(to, to + longestShown)) ?? [];
  if (quantity) {
    const end = to + quantity.length;
    const instead = `${mark === '-' ? '−' : mark}${quantity.trim()}`;
    const edits = isAlone && [{ start: from, end, text: instead }];
    return [{ problem: 'sign', from, to: end, found: text.slice(from, end), instead, edits }];
  }
  // A note is named before it, behind a word.
  const isNamed = emphasis.some((run) => run.isLoose && run.to - run.from === 1 && run.canClose && run.to < from);
  if (mark !== '*' || !isAlone || !isNamed) return [];
  const found = shown(text.slice(from).split('\n', 1)[0] ?? '');
  return [{ problem: 'note', from, to, found, instead: `\\${found}`, edits: [backslashAt(from)] }];
}

function backslashAt(start: number): TextEdit {
  return { start, end: start, text: '\\' };
}

/** The first number of a list that visitors would see as another one. */
function wrongNumbers(text: string, entries: MarkdownList['entries'], isLoose: boolean): Unmeant[] {
  const numbers = entries.map(({ mark }) => Number(mark.slice(0, -1)));
  const [start = 0] = numbers;
  const index = numbers.findIndex((each, at) => each !== start + at);
  const wrong = entries[index];
  if (!wrong || numbers.every((each) => each === start)) return [];
  const { mark: found, from, to } = wrong;
  const last = entries.at(-1)?.to ?? 0;
  const parts = `${text.slice(entries[0]?.from, last)}\n${text.slice(last).split('\n\n', 2)[1] ?? ''}`;
  // Of an entry with further paragraphs these would become code.
  const isCertain = isLoose && numbers.every((each) => each > 99) && !/\n[ \t]+\S/.test(parts);
  const edits = isCertain && entries.map((entry) => backslashAt(entry.to - 1));
  // The number before it, and the one behind it.
  const seen = numbers.map((_, at) => start + at).slice(index - 1, index + 2);
  return [{ problem: 'numbers', from, to, found, instead: seen.join(', '), edits }];
}

function escapedNumber(mark: string): string {
  return mark.replace(/[.)]$/, '\\$&');
}

/** Quotations that are a comparison with a quantity. */
function comparisons(text: string, { quotes }: MarkdownParts, language: LanguageCode): Unmeant[] {
  if (quotes.length === 0) return [];
  const quantity = new RegExp(
    `^[ \\u00a0]?${number}[ \\u00a0]?(?:(?:°|‰|${unitsAfterNumbers(language)})(?!\\p{L})|$)`,
    'mu',
  );
  return quotes.flatMap(({ from, to }): Unmeant[] => {
    const [behind] = quantity.exec(text.slice(to, to + longestShown).split('\n', 1)[0] ?? '') ?? [];
    if (behind === undefined) return [];
    const end = to + behind.length;
    const found = text.slice(from, end);
    const edits = standsAlone(text, from) && [backslashAt(from)];
    return [{ problem: 'greater', from, to: end, found, instead: `\\${found}`, edits }];
  });
}

/** The longest words of a heading. */
const longestHeading = 100;

/** Lines below a paragraph that is no heading: it is a sentence, or has several lines. */
function underlines(text: string, { headings }: MarkdownParts): Unmeant[] {
  return headings.flatMap(({ text: words, underline }): Unmeant[] => {
    if (!underline) return [];
    const { from: start, to } = underline;
    const found = text.slice(start, to).trim();
    const isMeant = found.length > 1 && words.length <= longestHeading && !/\n|[.!?…:;,]$/.test(words);
    if (isMeant || !found.startsWith('-')) return [];
    const from = text.indexOf(found, start);
    const edits = found.length > 2 && [{ start, end: start, text: '\n' }];
    return [{ problem: 'underline', from, to: from + found.length, found, instead: '', edits }];
  });
}

/** Asterisks between numbers that became emphasis. */
function products(text: string, { emphasis }: MarkdownParts): Unmeant[] {
  let end = 0;
  return emphasis.flatMap((run): Unmeant[] => {
    const { closer: other } = run;
    // A product may have several pairs.
    if (!other || text[run.from] !== '*' || run.from < end) return [];
    if (![run, other].every((each) => isWithinWord(text, each))) return [];
    if (!/\d/.test(text.charAt(run.from - 1) + text.charAt(other.to))) return [];
    const before = /[\p{L}\p{N}.,]*$/u.exec(text.slice(Math.max(0, run.from - longestShown), run.from))?.[0] ?? '';
    const after = /^(?:[\p{L}\p{N}]|[.,*](?=\d))*/u.exec(text.slice(other.to, other.to + longestShown))?.[0] ?? '';
    const from = run.from - before.length;
    end = other.to + after.length;
    const found = text.slice(from, end);
    const isOfNumbers = /^[\d.,]+(?:\*[\d.,]+)+$/.test(found);
    const instead = found.replaceAll('*', isOfNumbers ? ' × ' : '\\*');
    const edits = isOfNumbers && [{ start: from, end, text: instead }];
    return [{ problem: 'product', from, to: end, found, instead, edits }];
  });
}

/** True if letters or numbers stand on both sides of something. */
function isWithinWord(text: string, { from, to }: TextRange): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.charAt(from - 1) + text.charAt(to));
}

/** Backticks within two words, which are apostrophes. */
function apostrophes(text: string, { code }: MarkdownParts): Unmeant[] {
  return code.flatMap(({ from, to }): Unmeant[] => {
    const isApostrophe = (at: number) => text[at] === '`' && isWithinWord(text, { from: at, to: at + 1 });
    if (!isApostrophe(from - 1) || !isApostrophe(to)) return [];
    const found = shown(text.slice(from - 2, to + 2));
    const edits = [from - 1, to].map((start) => ({ start, end: start + 1, text: '’' }));
    const instead = found.replaceAll('`', '’');
    return [{ problem: 'apostrophe', from: from - 1, to: to + 1, found, instead, edits }];
  });
}

/** The most of a text that a message shows, in characters. */
const longestShown = 60;

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** True if a line that begins at a place is a paragraph of its own. */
function standsAlone(text: string, from: number): boolean {
  const next = text.indexOf('\n', from);
  return /(?:^|\n\n)$/.test(text.slice(Math.max(0, from - 2), from)) && (next < 0 || text.startsWith('\n\n', next));
}
