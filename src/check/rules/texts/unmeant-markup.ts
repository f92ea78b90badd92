import { type TextEdit, withEdits } from '../../../content/edit.ts';
import { type MarkdownList, type MarkdownParts, markdownParts } from '../../../content/markdown-parts.ts';
import { placeKey } from '../../../content/place.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { defaultLanguage, type LanguageCode } from '../../../lib/language/languages.ts';
import { unitsAfterNumbers } from '../../../lib/language/numbers.ts';
import { blank, rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { defineRule, each } from '../../rule.ts';

/** Characters that Markdown takes for markup. */
type UnmeantProblem =
  | 'numbers'
  | 'sign'
  | 'plus-list'
  | 'note'
  | 'greater'
  | 'underline'
  | 'product'
  | 'apostrophe'
  | 'backslash';

interface Unmeant extends TextRange {
  problem: UnmeantProblem;
  /** The words there, with some of those beside them. */
  found: string;
  /** Words to type instead; of a list of numbers, those that visitors would see. */
  instead: string;
  /** The changes that `--fix` makes, where it is certain what was meant. */
  edits?: TextEdit[];
}

type MarkupUnmeantParameters = Pick<Unmeant, 'problem' | 'found' | 'instead'> & { isCertain: boolean };

export const markupUnmeant = defineRule<MarkupUnmeantParameters>('markup-unmeant', 'error', 'group', {
  en: {
    asks: 'Markdown changes nothing that was not meant as markup: numbers, signs and asterisks are published as they are typed.',
    why: 'At the beginning of a line, a number with a full stop begins a list, which Markdown numbers itself: 1991 and 1997 become 1991 and 1992. A hyphen, a plus or a > becomes a bullet or a quotation, and -20 °C loses its sign. A line of hyphens makes a heading of the paragraph above it, the asterisks of `5*10*20` turn into italics, and two backticks into code. `npm run check -- --fix` fixes what is certain.',
    note: 'Lists that begin with any number and count on from it, or repeat one number, are right; so is a list of several quantities. A backslash before a character keeps it as it is: `1991\\.`, `\\*`.',
    message: ({ problem, found, instead }) =>
      ({
        numbers: `The numbers of this list do not follow one another; visitors would see: ${instead}.`,
        sign: `Markdown makes a bullet of the sign in "${found}", and visitors do not see it.`,
        'plus-list': 'Markdown makes the same bullets of + and -: visitors do not see which is which.',
        note: `Markdown makes a bullet of the asterisk that begins this note: "${found}".`,
        greater: `Markdown makes a quotation of "${found}", and visitors do not see the >.`,
        underline: `The line "${found}" makes a heading of the paragraph above it.`,
        product: `Markdown makes bold words or italics of "${found}", and visitors do not see the asterisks.`,
        apostrophe: `Markdown makes code of what stands between two backticks: "${found}".`,
        backslash: `Markdown leaves out a backslash of "${found}".`,
      })[problem],
    hint: ({ problem, found, instead }) =>
      (
        ({
          numbers: `Number the entries in order. Numbers that are to stay, such as years, get a backslash and an empty line between them: "${escapedNumber(found)}".`,
          'plus-list': `Write in words what the signs mean, or put a backslash before each of them in paragraphs of their own: "${instead}".`,
          underline: 'Put an empty line above it if a line is to be drawn there, or delete it.',
          backslash: `Write it as code: "${instead}".`,
        }) as Partial<Record<UnmeantProblem, string>>
      )[problem] ?? `Write "${instead}".`,
  },
  uk: {
    asks: 'Markdown не змінює того, що не задумано як розмітку: числа, знаки й зірочки публікуються так, як їх набрано.',
    why: 'На початку рядка число з крапкою починає список, який Markdown нумерує сам: 1991 і 1997 стають 1991 і 1992. Дефіс, плюс чи > стає позначкою списку або цитатою, і −20 °C втрачає знак. Рядок дефісів робить з абзацу над ним заголовок, зірочки в `5*10*20` перетворюються на курсив, а два зворотні апострофи — на код. `npm run check -- --fix` виправляє безсумнівне.',
    note: 'Список може починатися з будь-якого числа й рахувати від нього далі або повторювати одне число; список із кількох величин теж правильний. Зворотна скісна риска перед знаком лишає його таким, як є: `1991\\.`, `\\*`.',
    message: ({ problem, found, instead }) =>
      ({
        numbers: `Номери цього списку не йдуть один за одним; відвідувачі побачать: ${instead}.`,
        sign: `Знак у «${found}» Markdown перетворить на позначку списку, і відвідувачі його не побачать.`,
        'plus-list': 'Із + та - Markdown робить однакові позначки списку: відвідувачі не побачать, де що.',
        note: `Зірочку, з якої починається ця примітка, Markdown перетворить на позначку списку: «${found}».`,
        greater: `Із «${found}» Markdown зробить цитату, і відвідувачі не побачать знака >.`,
        underline: `Рядок «${found}» робить з абзацу над ним заголовок.`,
        product: `Із «${found}» Markdown зробить курсив або жирний шрифт, і відвідувачі не побачать зірочок.`,
        apostrophe: `Те, що стоїть між двома зворотними апострофами, Markdown перетворить на код: «${found}».`,
        backslash: `Markdown пропустить одну зворотну скісну риску в «${found}».`,
      })[problem],
    hint: ({ problem, found, instead }) =>
      (
        ({
          numbers: `Пронумеруйте пункти по порядку. Числа, які мають лишитися, наприклад роки, пишіть зі зворотною скісною рискою та порожнім рядком між ними: "${escapedNumber(found)}".`,
          'plus-list': `Напишіть словами, що ці знаки означають, або поставте перед кожним зворотну скісну риску в окремому абзаці: "${instead}".`,
          underline: 'Залиште над ним порожній рядок, якщо тут має бути риска, або видаліть його.',
          backslash: `Напишіть як код: "${instead}".`,
        }) as Partial<Record<UnmeantProblem, string>>
      )[problem] ?? `Напишіть "${instead}".`,
  },
  isFixable: ({ isCertain }) => isCertain,
  check: each(markdownTexts, ({ value, parts }, report) => {
    for (const { from, to, problem, found, instead, edits } of unmeant(value.value, parts, value.file.language))
      report({ ...value, from, to }, { problem, found, instead, isCertain: edits !== undefined });
  }),
  // A heading that will be none, and what else is said of the same characters and the parts of their words.
  explains(own) {
    const follows: Partial<Record<UnmeantProblem, readonly string[]>> = {
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
  const all = found.flatMap((each) => each.edits ?? []).sort((a, b) => a.start - b.start);
  const edits: TextEdit[] = [];
  for (const edit of all) if (edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(edit);
  const fixed = withEdits(text, edits);
  // A sign may stand before a product.
  return edits.length < all.length ? withoutUnmeantMarkup(fixed, language) : fixed;
}

function unmeant(text: string, parts: MarkdownParts, language: LanguageCode = defaultLanguage): Unmeant[] {
  return [
    ...parts.lists.flatMap((list, index) => unmeantList(text, list, parts, parts.lists[index - 1])),
    ...comparisons(text, parts, language),
    ...underlines(text, parts),
    ...products(text, parts),
    ...apostrophes(text, parts),
    ...pathsIn(text),
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
function unmeantList(
  text: string,
  list: MarkdownList,
  { emphasis }: MarkdownParts,
  before?: MarkdownList,
): Unmeant[] {
  const { entries, isLoose, isAfterList } = list;
  const [first] = entries;
  if (!first) return [];
  const { mark, from, to } = first;
  if (/\d/.test(mark)) return wrongNumbers(text, entries, isLoose);
  const isAlone = entries.length === 1 && standsAlone(text, from);
  const pattern = mark === '+' ? plusNumber : mark === '-' && entries.length === 1 ? belowZero : undefined;
  const [quantity] = pattern?.exec(text.slice(to, to + longestShown)) ?? [];
  if (quantity) {
    const instead = `${mark === '-' ? '−' : mark}${quantity.trim()}`;
    const end = to + quantity.length;
    const sign: Unmeant = { problem: 'sign', from, to: end, found: text.slice(from, end), instead };
    return [isAlone ? { ...sign, edits: [{ start: from, end, text: instead }] } : sign];
  }
  const line = shown(text.slice(from).split('\n', 1)[0] ?? '');
  const kept = { from, to, found: line, instead: `\\${line}` };
  const marks = `${mark}${before?.entries[0]?.mark}`;
  if (isAfterList && (marks === '+-' || marks === '-+')) return [{ problem: 'plus-list', ...kept }];
  // A note is named before it, behind a word.
  const isNamed = emphasis.some((run) => run.isLoose && run.to - run.from === 1 && run.canClose && run.to < from);
  if (mark !== '*' || !isAlone || !isNamed) return [];
  return [{ problem: 'note', ...kept, edits: [{ start: from, end: from, text: '\\' }] }];
}

/** The first number of a list that visitors would see as another one. */
function wrongNumbers(text: string, entries: MarkdownList['entries'], isLoose: boolean): Unmeant[] {
  const numbers = entries.map(({ mark }) => Number(mark.slice(0, -1)));
  const [start = 0] = numbers;
  const place = numbers.findIndex((each, index) => each !== start + index);
  const wrong = entries[place];
  if (!wrong || numbers.every((each) => each === start)) return [];
  const [last] = entries.slice(-1);
  const parts = text.slice(entries[0]?.from, last?.to);
  const end = text.slice(last?.to).split('\n\n', 2)[1] ?? '';
  // Of an entry with further paragraphs these would become code.
  const isCertain = isLoose && numbers.every((each) => each > 99) && !/\n[ \t]+\S/.test(`${parts}\n${end}`);
  const edits = entries.map(({ to }) => ({ start: to - 1, end: to - 1, text: '\\' }));
  // The number before it, and the one behind it.
  const instead = numbers
    .map((_, index) => start + index)
    .slice(place - 1, place + 2)
    .join(', ');
  return [
    { problem: 'numbers', from: wrong.from, to: wrong.to, found: wrong.mark, instead, ...(isCertain && { edits }) },
  ];
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
  return quotes.flatMap(({ from, to }) => {
    const line = text.slice(to, to + longestShown).split('\n', 1)[0] ?? '';
    const { 0: behind } = quantity.exec(line) ?? {};
    if (behind === undefined) return [];
    const found = text.slice(from, to + behind.length);
    const edits = [{ start: from, end: from, text: '\\' }];
    const problem: Unmeant = { problem: 'greater', from, to: to + behind.length, found, instead: `\\${found}` };
    return [standsAlone(text, from) ? { ...problem, edits } : problem];
  });
}

/** The longest words of a heading. */
const longestHeading = 100;

/** Lines below a paragraph that is no heading: it is a sentence, or has several lines. */
function underlines(text: string, { headings }: MarkdownParts): Unmeant[] {
  return headings.flatMap(({ text: words, underline }) => {
    if (!underline) return [];
    const { from, to } = underline;
    const found = text.slice(from, to).trim();
    const isMeant = found.length > 1 && words.length <= longestHeading && !/\n|[.!?…:;,]$/.test(words);
    if (isMeant || !found.startsWith('-')) return [];
    const start = text.indexOf(found, from);
    const problem: Unmeant = { problem: 'underline', from: start, to: start + found.length, found, instead: '' };
    return [found.length > 2 ? { ...problem, edits: [{ start: from, end: from, text: '\n' }] } : problem];
  });
}

/** Asterisks between numbers that became emphasis. */
function products(text: string, { emphasis }: MarkdownParts): Unmeant[] {
  let end = 0;
  return emphasis.flatMap((run) => {
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
    const instead = isOfNumbers ? found.replaceAll('*', ' × ') : found.replaceAll('*', '\\*');
    const product: Unmeant = { problem: 'product', from, to: end, found, instead };
    return [isOfNumbers ? { ...product, edits: [{ start: from, end, text: instead }] } : product];
  });
}

/** True if letters or numbers stand on both sides of something. */
function isWithinWord(text: string, { from, to }: TextRange): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.charAt(from - 1) + text.charAt(to));
}

/** Backticks within two words, which are apostrophes. */
function apostrophes(text: string, { code }: MarkdownParts): Unmeant[] {
  return code.flatMap(({ from, to }) => {
    const [start, end] = [from - 1, to + 1];
    const isApostrophe = (at: number) => text[at] === '`' && isWithinWord(text, { from: at, to: at + 1 });
    if (!isApostrophe(start) || !isApostrophe(to)) return [];
    const found = shown(text.slice(start - 1, end + 1));
    const edits = [start, to].map((at) => ({ start: at, end: at + 1, text: '’' }));
    return [{ problem: 'apostrophe', from: start, to: end, found, instead: found.replaceAll('`', '’'), edits }];
  });
}

/** Code, and the addresses of links. */
const notWords = /```[\s\S]*?(?:```|$)|`[^`\n]*`|(?<=\]\()[^)\n]*/g;
/** Paths of Windows with a backslash before another character of Markdown. */
const lostBackslash =
  /(?<![\\\w])(?:\\\\(?=\w[\w.$-]*\\)|[A-Za-z]:(?:\\[^\s\\]+)*\\(?=[!-/:-@[-`{-~]))[^\s«»"]*[^\s«»".,;:)]/g;

function pathsIn(text: string): Unmeant[] {
  if (!text.includes('\\')) return [];
  return [...blank(text, notWords).matchAll(lostBackslash)].map((match) => ({
    problem: 'backslash',
    ...rangeOfMatch(match),
    found: match[0],
    instead: `\`${match[0]}\``,
  }));
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
