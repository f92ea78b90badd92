import type { EmphasisRun } from '../../../content/markdown-parts.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { blank, rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule, each } from '../../rule.ts';

/** Lines one below the other that have tabs between their cells, as spreadsheets give them. */
const rowsOfCells = /^[^\n\t]*\t[^\n]*(?:\n[^\n\t]*\t[^\n]*)+$/gm;

/** Where a text has a table as a spreadsheet gives it: two rows or more. */
export function spreadsheetRows(text: string): TextRange[] {
  if (!text.includes('\t')) return [];
  return [...text.matchAll(rowsOfCells)].map(rangeOfMatch);
}

/** True if a character of a text lies in one of some ranges. */
export function isWithin(ranges: readonly TextRange[], index: number): boolean {
  return ranges.some(({ from, to }) => index >= from && index < to);
}

/** Beginnings of lines that belong together, none of which begins a list of Markdown. */
const beginnings: readonly RegExp[] = [
  // A letter, or a number in brackets.
  /^ {0,3}\(?\p{Ll}\) /u,
  /^ {0,3}\(\d{1,2}\) /,
  // A number of several parts, or one without a plain space behind it; a Roman one.
  /^ {0,3}\d{1,2}(?:\.\d{1,2}){1,3}[.)] /,
  /^ {0,3}\d{1,2}[.)](?=[\p{L}\u00a0])/u,
  /^ {0,3}[IVXІХ]{1,5}[.)] /,
  // A time.
  /^ {0,3}\d{1,2}[:.]\d\d(?:[–-]\d{1,2}[:.]\d\d)? (?=\p{Lu}|[–—-] )/u,
];

/** True if a text may have such lines. */
const mayHaveJoinedLines = /^ {0,3}(?:\p{Ll}\)|\(|\d|[IVXІХ])/mu;

/** The first of lines with one such beginning, which Markdown joins to one paragraph, wherever there are two or more. */
function joinedLines(text: string): Found[] {
  let end = -1;
  const lines = text.split('\n').map((line) => {
    const from = end + 1;
    end = from + line.length;
    // A row of a table may begin so.
    const beginning = line.includes('|') ? undefined : beginnings.find((each) => each.test(line));
    // Two spaces or a backslash end a line for visitors, too.
    return { from, to: end, beginning, goesOn: beginning !== undefined && !/ {2}$|\\$/.test(line) };
  });
  const isJoined = (at: number) => lines[at]?.goesOn && lines[at]?.beginning === lines[at + 1]?.beginning;
  return lines.flatMap(({ from, to }, at) =>
    isJoined(at) && !isJoined(at - 1) ? [{ problem: 'lines-joined', from, to }] : [],
  );
}

const codeParts = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const addressStart = '(?:\\/|https?:\\/\\/|mailto:|tel:)';
/** Characters with which Word and other programs begin the lines of a list. */
const bullets = '•·▪‣●○■';
const bullet = `-(?=[\\p{L}\\u00a0])|[–—] |[${bullets}]`;

const factName = '[a-z][\\w-]{2,}[\\w/.-]*';

/** A quick look at what a text has, before the patterns below. */
const mayBeBroken = new RegExp(`[[#*_|{\\t${bullets}\\\\]|^(?:-[\\p{L}\\u00a0]|[–—] | {4})`, 'mu');

/** Characters that visitors would see as they are written, because a character of Markdown is missing or a space is extra. */
const problems: [problem: MarkupProblem, pattern: RegExp][] = [
  ['link-space', new RegExp(`\\[[^\\][\\n]+\\](?:[ \\u00a0]+|\\n)\\(${addressStart}[^\\s()]*\\)`, 'g')],
  ['link-open', new RegExp(`\\[[^\\][\\n]+\\]\\(${addressStart}[^\\s()]*(?=\\s|$)(?!\\s+["'(]|\\s*\\))`, 'g')],
  ['link-turned', new RegExp(`\\([^()\\n]+\\)\\[${addressStart}[^\\][\\s]*\\]`, 'g')],
  [
    'fact-braces',
    new RegExp(
      `\\{\\{ *${factName} *\\}\\}|\\{(?: +${factName} *|${factName} +)\\}|\\{[a-z]+(?:\\/[\\w-]+)+(?=[.,;:)]?(?:\\s|$))`,
      'g',
    ),
  ],
  ['heading-space', /^#{2,6}(?=[^\s#]|\u00a0)[^\n]*/gm],
  // A single one may begin a hashtag: words that stand alone are a heading.
  ['heading-space', /(?<=^|\n\n)#(?=\u00a0?\p{Lu})[^\n#.!?]*[ \u00a0][^\n#.!?]*(?=\n\n|$)/gu],
  // Two lines or more: a single one may begin with a dash.
  [
    'list-space',
    new RegExp(`(?<=^|\\n)(?<!(?<=^|\\n)(?:${bullet})[^\\n]*\\n)(?:${bullet})[^\\n]*(?=\\n(?:${bullet}))`, 'gu'),
  ],
  // A row behind the empty line that ends a table; a further table has a line below its first row.
  ['table-gap', /(?<=(?:^|\n)\|[^\n]*\|[ \t]*\n\n)\|[^\n]*\|[ \t]*(?=\n|$)(?!\n[ \t]*\|[ \t]*:?-)/g],
  ['table-line', /(?<=^|(?<!\|[ \t]*)\n\n)\|[^\n]*\|[ \t]*(?=\n[ \t]*\|(?![ \t]*:?-))/g],
  // The first row of a table that a spreadsheet gave.
  ['table-tabs', /(?<!\t[^\n]*\n)^[^\n\t]*\t[^\n]*(?=\n[^\n\t]*\t)/gm],
  ['line-break', /\\n(?=\p{Lu}|\\n|\n|[-#|«“"\d]|$)/gu],
];

/** The Markdown to write instead, where it can be told. */
const fixes: Partial<Record<MarkupProblem, (found: string) => string>> = {
  'link-space': (link) => link.replace(/\]\s+\(/, ']('),
  'link-open': (link) => `${link})`,
  // Own paths have hyphens for spaces, addresses of other sites `%20`.
  'address-space': (link) =>
    link.replace(/(?<=\]\()[^)]*/, (address) =>
      address.replace(/[ \u00a0]+/g, /^(?:mailto|tel):/.test(address) ? '' : address.startsWith('/') ? '-' : '%20'),
    ),
  'link-turned': (link) => link.replace(/\((.*)\)\[(.*)\]/, '[$1]($2)'),
  'fact-braces': (name) => `{${name.replace(/[{}]/g, '').trim()}}`,
  // A single sign would be the level of the page's title.
  'heading-space': (line) => line.replace(/^#+\u00a0*/, (signs) => `${signs.trim().padEnd(2, '#')} `),
  'list-space': (line) => line.replace(new RegExp(`^[-–—${bullets}]\\s*`, 'u'), '- '),
  // A number without its space gets one, anything else a hyphen.
  'lines-joined': (line) =>
    /^\s*\d+[.)][\p{L}\u00a0]/u.test(line) ? line.trim().replace(/^(\d+[.)])\u00a0*/, '$1 ') : `- ${line.trim()}`,
  'table-tabs': (row) =>
    `| ${row
      .replaceAll('|', '\\|')
      .replace(/[^\S\t]*\t[^\S\t]*/g, ' | ')
      .trim()} |`,
};

/** The hints for each mistake that keeps Markdown from becoming what was meant. */
const hints = {
  en: (instead: string) => ({
    'link-space': `Write it without the space: "${instead}".`,
    'link-open': `Close the bracket: "${instead}".`,
    'address-space': `An address cannot contain spaces: "${instead}".`,
    'link-turned': `Put the words in square brackets, the address in round ones: "${instead}".`,
    'fact-braces': `Write it in one pair of braces, without spaces: "${instead}".`,
    indented: 'Delete the spaces at the beginning of the paragraph: they turn it into code.',
    'heading-space': `Put a space after the #: "${instead}".`,
    'bold-open': 'Put ** before the first and after the last bold word.',
    'list-space': `Begin each line of the list with a hyphen and a space: "${instead}".`,
    'lines-joined': `This line and those below it become one paragraph. Put an empty line between them, or make them a list: "${instead}".`,
    'table-gap':
      'Delete the empty line above, which ends the table; if this is another table, put a line such as |---|---| below its first row.',
    'table-line': 'Put a line such as |---|---| below the header row of the table.',
    'table-tabs': `Put | between the cells of each row, as in "${instead}", and a line such as |---|---| below the first row. Pasted at the desk, the rows become a table by themselves.`,
    'line-break': 'Write it with one backslash in the file: \\n, or \\n\\n for a new paragraph.',
    'table-columns': 'Give this line as many parts as the row above it has cells: |---|---|.',
    'bold-space': `Write it without the spaces: "${instead}".`,
    emphasis: `Such marks work where no space is inside of them, and none of them stands between a letter and a punctuation mark: "${instead}".`,
    'list-joined': 'Put an empty line above this one: then it and those below become a list.',
    footnote:
      'There are no footnotes: put the words of the note in parentheses into the sentence, or link to its source.',
  }),
  uk: (instead: string) => ({
    'link-space': `Напишіть без пробілу: "${instead}".`,
    'link-open': `Закрийте дужку: "${instead}".`,
    'address-space': `В адресі не може бути пробілів: "${instead}".`,
    'link-turned': `Слова беріть у квадратні дужки, а адресу — в круглі: "${instead}".`,
    'fact-braces': `Напишіть в одній парі фігурних дужок, без пробілів: "${instead}".`,
    indented: 'Видаліть пробіли на початку абзацу: через них він стає кодом.',
    'heading-space': `Поставте пробіл після #: "${instead}".`,
    'bold-open': 'Поставте ** перед першим і після останнього виділеного слова.',
    'list-space': `Починайте кожен рядок списку з дефіса й пробілу: "${instead}".`,
    'lines-joined': `Цей рядок і наступні зіллються в один абзац. Залиште між ними порожні рядки або зробіть їх списком: "${instead}".`,
    'table-gap':
      'Видаліть порожній рядок над цим: на ньому таблиця закінчується. Якщо це інша таблиця, поставте під її першим рядком рядок на зразок |---|---|.',
    'table-line': 'Поставте під рядком заголовків таблиці рядок на зразок |---|---|.',
    'table-tabs': `Поставте | між клітинками кожного рядка, як у "${instead}", а під першим рядком — рядок на зразок |---|---|. Якщо вставити їх на столі редактора, вони самі стануть таблицею.`,
    'line-break': 'Напишіть у файлі одну зворотну скісну риску: \\n, а для нового абзацу \\n\\n.',
    'table-columns': 'Зробіть у цьому рядку стільки частин, скільки клітинок у рядку над ним: |---|---|.',
    'bold-space': `Напишіть без пробілів: "${instead}".`,
    emphasis: `Такі знаки спрацьовують, коли всередині біля них немає пробілу і жоден не стоїть між літерою та розділовим знаком: "${instead}".`,
    'list-joined': 'Залиште над цим рядком порожній: тоді він і рядки під ним стануть списком.',
    footnote:
      'Приміток унизу тут немає: візьміть слова примітки в дужки в самому реченні або дайте посилання на джерело.',
  }),
};
type MarkupProblem = keyof ReturnType<typeof hints.en>;

type MarkupBrokenParameters = { problem: MarkupProblem; found: string; instead: string };

export const markupBroken = defineRule<MarkupBrokenParameters>('markup-broken', 'error', 'group', {
  en: {
    asks: 'Markdown is complete: what was meant as a link, a heading, a list, a table or bold text becomes one.',
    why: 'Where a bracket, a space or a pair of asterisks is missing, visitors see the characters themselves instead of a link, a heading or a list.',
    note: 'None needed: put such characters in Markdown code (`` `**` ``) where they are meant to be seen.',
    message: ({ found }) => `This Markdown does not work; visitors would see: ${found}`,
    hint: ({ problem, instead }) => hints.en(instead)[problem],
  },
  uk: {
    asks: 'Розмітка Markdown повна: що мало бути посиланням, заголовком, списком, таблицею чи жирним текстом, ним і стає.',
    why: 'Де бракує дужки, пробілу чи пари зірочок, відвідувачі бачать самі ці знаки замість посилання, заголовка чи списку.',
    note: 'Винятків не треба: знаки, які мають бути видні, пишіть як код Markdown (`` `**` ``).',
    message: ({ found }) => `Цей Markdown не спрацює; відвідувачі побачать: ${found}`,
    hint: ({ problem, instead }) => hints.uk(instead)[problem],
  },
  check: each(markdownTexts, ({ value: place, parts }, report) => {
    const { value } = place;
    if (!mayBeBroken.test(value) && !mayHaveJoinedLines.test(value)) return;
    const text = blank(value, codeParts);
    // The note itself, and further marks of notes, go the same way as the first one.
    const note = /\[\^[^\s\][]+\]/.exec(text);
    const all: Found[] = [
      ...problemsIn(text),
      ...(note ? [{ problem: 'footnote' as const, ...rangeOfMatch(note) }] : []),
      ...looseEmphasis(text, parts.emphasis),
      // A tab is reported as such.
      ...parts.indented
        .filter(({ from, to }) => /^[^\t\S]+\S/.test(value.slice(from, to)))
        .map((line): Found => ({ problem: 'indented', ...line })),
      ...joinedLines(text),
      ...parts.paragraphs.flatMap((paragraph) => brokenLines(text, paragraph)),
    ];
    for (const { problem, from, to, working } of all) {
      const found = value.slice(from, to);
      report({ ...place, from, to }, { problem, found, instead: working ?? fixes[problem]?.(found) ?? '' });
    }
  }),
  // A name in wrong braces is one that the other language has; the bracket of a link is one of a pair.
  explains: (own) => explainsComparisonsOf(own, ['placeholder-differs', 'pair-open']),
});

/** A problem and where it is in a text. */
interface Found extends TextRange {
  problem: MarkupProblem;
  /** Emphasis as it works. */
  working?: string;
}

/** The rest of a link whose address goes on behind a space: up to its bracket, which is there. */
const restOfAddress = /^[ \u00a0]+[^\s()"'][^()"'\n]*\)/;

function problemsIn(text: string): Found[] {
  return problems.flatMap(([problem, pattern]) =>
    [...text.matchAll(pattern)].map((match): Found => {
      const { from, to } = rangeOfMatch(match);
      const rest = problem === 'link-open' ? restOfAddress.exec(text.slice(to))?.[0] : undefined;
      const before = rest ? text.slice(text.lastIndexOf('\n', from) + 1, from) : '';
      // The bracket may also be that of words around the link.
      const isOfWords = before.split('(').length > before.split(')').length;
      return rest && !isOfWords ? { problem: 'address-space', from, to: to + rest.length } : { problem, from, to };
    }),
  );
}

/** The line below the head of a table. */
const tableRule = /^ {0,3}(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Lines of a paragraph that were to begin a list or a table: a list joins those above it unless it begins with 1. */
function brokenLines(text: string, { from, to }: TextRange): Found[] {
  const paragraph = text.slice(from, to);
  if (!/\n|^\|/.test(paragraph)) return [];
  const lines = paragraph.split('\n');
  const at = (problem: MarkupProblem, index: number): Found[] => {
    const start = from + lines.slice(0, index).join('\n').length + Math.min(index, 1);
    return [{ problem, from: start, to: start + (lines[index]?.length ?? 0) }];
  };
  const rule = lines.findIndex((line, index) => index > 0 && tableRule.test(line));
  if (rule > 0) return at('table-columns', rule);
  // Rows with a line at each end are found as such, except for a single one that is not below a table.
  const isBelowTable = /\|[ \t]*\n\n$/.test(text.slice(Math.max(0, from - 9), from));
  const isRow = (line: string) =>
    lines.length > 1 ? / \| /.test(line) && !/^\s*\|/.test(line) : !isBelowTable && loneRow.test(line);
  if (lines.every(isRow)) return at('table-line', 0);
  const numbered = lines.flatMap((line, index) => (index > 0 && /^ {0,3}\d{1,9}[.)] /.test(line) ? [index] : []));
  return numbered.length > 1 ? at('list-joined', numbered[0] ?? 0) : [];
}

/** A row of two cells or more. */
const loneRow = /^\|[ \t][^|]*\|[^|]*(?:\|[^|]*)*(?<=\|)[ \t]*$/;

/** Marks of emphasis, the longest first. */
const emphasisMarks = ['***', '**', '*', '__', '_'];

/** Emphasis that visitors see as it is typed: two marks that do not work, and `**` that has no other one. */
function looseEmphasis(text: string, runs: readonly EmphasisRun[]): Found[] {
  const loose = runs.filter(({ isLoose }) => isLoose);
  if (loose.length === 0) return [];
  return emphasisMarks.flatMap((mark) => {
    const own = loose.filter(({ from, to }) => text.slice(from, to) === mark);
    const found: Found[] = [];
    for (let run = own.shift(); run; run = own.shift()) {
      const [next] = own;
      const isBroken = next && isPair(text, run, next);
      if (isBroken) found.push(brokenPair(text, run, next));
      else if (mark === '**') found.push({ problem: 'bold-open', from: run.from, to: run.to });
      // The end of what began in another paragraph is the same error.
      if (isBroken || (run.canOpen && !run.canClose && next?.canClose && !next.canOpen)) own.shift();
    }
    return found;
  });
}

/** True if two marks in a paragraph were to enclose something. A single `*` or `_` may be part of a name, or mean a note or a product. */
function isPair(text: string, first: EmphasisRun, second: EmphasisRun): boolean {
  const [mark, inside] = [text.slice(first.from, first.to), text.slice(first.to, second.from)];
  if (/\n\s*\n/.test(inside)) return false;
  if (/\*\*/.test(mark)) return true;
  if (!first.canOpen || !(second.canOpen || second.canClose) || /[\n|]/.test(inside)) return false;
  if (mark !== '*') return !/\s$/.test(inside);
  const beside = [text[first.from - 1], inside[0], inside.at(-1), text[second.to]].join('');
  // Nor a name of files: `*.pdf`, `*.docx`.
  return !/\d/.test(beside) && !/^(?:\.\w|[)\]»”])/.test(inside) && !/^\.\w/.test(text.slice(second.to));
}

/** Two marks that do not work, and what would. */
function brokenPair(text: string, first: EmphasisRun, second: EmphasisRun): Found {
  const [mark, inside] = [text.slice(first.from, first.to), text.slice(first.to, second.from)];
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, first.from - 20), first.from))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(second.to, second.to + 20))?.[0] ?? '';
  const gapBefore = before && /^[^\p{L}\p{N}]/u.test(inside) ? ' ' : '';
  const gapAfter = after && /[^\p{L}\p{N}]$/u.test(inside) ? ' ' : '';
  const working = `${before}${gapBefore}${mark}${inside.trim()}${mark}${gapAfter}${after}`;
  const problem = !before && !after && inside.trim() !== inside ? 'bold-space' : 'emphasis';
  return { problem, working, from: first.from, to: second.to };
}
