import type { EmphasisRun, MarkdownParts } from '../../../content/markdown-parts.ts';
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

/** A row as Markdown has it. */
function markdownRow(row: string): string {
  return `| ${row
    .split('\t')
    .map((cell) => cell.trim().replaceAll('|', '\\|'))
    .join(' | ')} |`;
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
  const found: Found[] = [];
  let above: (TextRange & { beginning: RegExp; isTold: boolean }) | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    // A row of a table may begin so.
    const beginning = line.includes('|') ? undefined : beginnings.find((each) => each.test(line));
    const isSame = beginning !== undefined && above?.beginning === beginning;
    if (above && isSame && !above.isTold) found.push({ problem: 'lines-joined', from: above.from, to: above.to });
    // Two spaces or a backslash end a line for visitors, too.
    const endsForAll = / {2}$|\\$/.test(line);
    above = beginning && !endsForAll ? { from, to, beginning, isTold: isSame } : undefined;
    from = to + 1;
  }
  return found;
}

/** Mistakes that keep Markdown from becoming what was meant. */
type MarkupProblem =
  | 'link-space'
  | 'link-open'
  | 'link-turned'
  | 'fact-braces'
  | 'indented'
  | 'address-space'
  | 'heading-space'
  | 'bold-open'
  | 'bold-space'
  | 'emphasis'
  | 'list-space'
  | 'lines-joined'
  | 'list-joined'
  | 'table-gap'
  | 'table-columns'
  | 'table-line'
  | 'table-tabs'
  | 'line-break'
  | 'footnote';

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
  ['line-break', /\\n(?=\p{Lu}|\\n|\n|[-#|«“"\d]|$)/gu],
];

type MarkupBrokenParameters = { problem: MarkupProblem; found: string; working?: string };

export const markupBroken = defineRule<MarkupBrokenParameters>('markup-broken', 'error', 'group', {
  en: {
    asks: 'Markdown is complete: what was meant as a link, a heading, a list, a table or bold text becomes one.',
    why: 'Where a bracket, a space or a pair of asterisks is missing, visitors see the characters themselves instead of a link, a heading or a list.',
    note: 'None needed: put such characters in Markdown code (`` `**` ``) where they are meant to be seen.',
    message: ({ found }) => `This Markdown does not work; visitors would see: ${found}`,
    hint: ({ problem, found, working }) =>
      ({
        'link-space': `Write it without the space: "${found.replace(/\]\s+\(/, '](')}".`,
        'link-open': `Close the bracket: "${found})".`,
        'address-space': `An address cannot contain spaces: "${withoutSpaces(found)}".`,
        'link-turned': `Put the words in square brackets, the address in round ones: "${turned(found)}".`,
        'fact-braces': `Write it in one pair of braces, without spaces: "${withBraces(found)}".`,
        indented: 'Delete the spaces at the beginning of the paragraph: they turn it into code.',
        'heading-space': `Put a space after the #: "${withHeadingSpace(found)}".`,
        'bold-open': 'Put ** before the first and after the last bold word.',
        'list-space': `Begin each line of the list with a hyphen and a space: "${withHyphen(found)}".`,
        'lines-joined': `This line and those below it become one paragraph. Put an empty line between them, or make them a list: "${asEntry(found)}".`,
        'table-gap':
          'Delete the empty line above, which ends the table; if this is another table, put a line such as |---|---| below its first row.',
        'table-line': 'Put a line such as |---|---| below the header row of the table.',
        'table-tabs': `Put | between the cells of each row, as in "${markdownRow(found)}", and a line such as |---|---| below the first row. Pasted at the desk, the rows become a table by themselves.`,
        'line-break': 'Write it with one backslash in the file: \\n, or \\n\\n for a new paragraph.',
        'table-columns': 'Give this line as many parts as the row above it has cells: |---|---|.',
        'bold-space': `Write it without the spaces: "${withoutSpacesInside(found)}".`,
        emphasis: `Such marks work where no space is inside of them, and none of them stands between a letter and a punctuation mark: "${working}".`,
        'list-joined': 'Put an empty line above this one: then it and those below become a list.',
        footnote:
          'There are no footnotes: put the words of the note in parentheses into the sentence, or link to its source.',
      })[problem],
  },
  uk: {
    asks: 'Розмітка Markdown повна: що мало бути посиланням, заголовком, списком, таблицею чи жирним текстом, ним і стає.',
    why: 'Де бракує дужки, пробілу чи пари зірочок, відвідувачі бачать самі ці знаки замість посилання, заголовка чи списку.',
    note: 'Винятків не треба: знаки, які мають бути видні, пишіть як код Markdown (`` `**` ``).',
    message: ({ found }) => `Цей Markdown не спрацює; відвідувачі побачать: ${found}`,
    hint: ({ problem, found, working }) =>
      ({
        'link-space': `Напишіть без пробілу: "${found.replace(/\]\s+\(/, '](')}".`,
        'link-open': `Закрийте дужку: "${found})".`,
        'address-space': `В адресі не може бути пробілів: "${withoutSpaces(found)}".`,
        'link-turned': `Слова беріть у квадратні дужки, а адресу — в круглі: "${turned(found)}".`,
        'fact-braces': `Напишіть в одній парі фігурних дужок, без пробілів: "${withBraces(found)}".`,
        indented: 'Видаліть пробіли на початку абзацу: через них він стає кодом.',
        'heading-space': `Поставте пробіл після #: "${withHeadingSpace(found)}".`,
        'bold-open': 'Поставте ** перед першим і після останнього виділеного слова.',
        'list-space': `Починайте кожен рядок списку з дефіса й пробілу: "${withHyphen(found)}".`,
        'lines-joined': `Цей рядок і наступні зіллються в один абзац. Залиште між ними порожні рядки або зробіть їх списком: "${asEntry(found)}".`,
        'table-gap':
          'Видаліть порожній рядок над цим: на ньому таблиця закінчується. Якщо це інша таблиця, поставте під її першим рядком рядок на зразок |---|---|.',
        'table-line': 'Поставте під рядком заголовків таблиці рядок на зразок |---|---|.',
        'table-tabs': `Поставте | між клітинками кожного рядка, як у "${markdownRow(found)}", а під першим рядком — рядок на зразок |---|---|. Якщо вставити їх на столі редактора, вони самі стануть таблицею.`,
        'line-break': 'Напишіть у файлі одну зворотну скісну риску: \\n, а для нового абзацу \\n\\n.',
        'table-columns': 'Зробіть у цьому рядку стільки частин, скільки клітинок у рядку над ним: |---|---|.',
        'bold-space': `Напишіть без пробілів: "${withoutSpacesInside(found)}".`,
        emphasis: `Такі знаки спрацьовують, коли всередині біля них немає пробілу і жоден не стоїть між літерою та розділовим знаком: "${working}".`,
        'list-joined': 'Залиште над цим рядком порожній: тоді він і рядки під ним стануть списком.',
        footnote:
          'Приміток унизу тут немає: візьміть слова примітки в дужки в самому реченні або дайте посилання на джерело.',
      })[problem],
  },
  check: each(markdownTexts, ({ value: place, parts }, report) => {
    const { value } = place;
    if (!mayBeBroken.test(value) && !mayHaveJoinedLines.test(value)) return;
    const text = blank(value, codeParts);
    for (const { problem, from, to, working } of [
      ...problemsIn(text).map(spaced(text)),
      ...looseEmphasis(text, parts.emphasis),
      ...tables(text),
      ...indented(value, parts),
      ...footnotes(text),
      ...joinedLines(text),
      ...parts.paragraphs.flatMap((paragraph) => brokenLines(text, paragraph)),
    ]) {
      report({ ...place, from, to }, { problem, found: value.slice(from, to), ...(working && { working }) });
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

function problemsIn(text: string): Found[] {
  return problems.flatMap(([problem, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ problem, ...rangeOfMatch(match) })),
  );
}

/** The rest of a link whose address goes on behind a space: up to its bracket, which is there. */
const restOfAddress = /^[ \u00a0]+[^\s()"'][^()"'\n]*\)/;

/**
 * A link that seems open ends behind a space in its address, unless the bracket may be that of words around it. Links are asked for
 * in their order.
 */
function spaced(text: string) {
  let at = 0;
  let openBrackets = 0;
  return (own: Found): Found => {
    if (own.problem !== 'link-open') return own;
    for (; at < own.from; at++) {
      const character = text[at];
      if (character === '\n') openBrackets = 0;
      else if (character === '(') openBrackets++;
      else if (character === ')') openBrackets--;
    }
    const rest = restOfAddress.exec(text.slice(own.to))?.[0];
    return rest && openBrackets <= 0 ? { ...own, problem: 'address-space', to: own.to + rest.length } : own;
  };
}

/** A link whose address has its spaces written as addresses have them: own paths with hyphens, others as `%20`. */
function withoutSpaces(link: string): string {
  return link.replace(/(?<=\]\()[^)]*/, (address) =>
    address.replace(/[ \u00a0]+/g, /^(?:mailto|tel):/.test(address) ? '' : address.startsWith('/') ? '-' : '%20'),
  );
}

/** A link with its words and its address in the brackets of the other. */
function turned(link: string): string {
  return link.replace(/\((.*)\)\[(.*)\]/, '[$1]($2)');
}

/** The name of a fact or figure as texts have it. */
function withBraces(name: string): string {
  return `{${name.replace(/[{}]/g, '').trim()}}`;
}

/** The line of a list as Markdown has it. */
function withHyphen(line: string): string {
  return line.replace(new RegExp(`^[-–—${bullets}]\\s*`, 'u'), '- ');
}

/** The line of a list: a number without its space gets one, anything else a hyphen. */
function asEntry(line: string): string {
  const trimmed = line.trim();
  return /^\d+[.)][\p{L}\u00a0]/u.test(trimmed) ? trimmed.replace(/^(\d+[.)])\u00a0*/, '$1 ') : `- ${trimmed}`;
}

/** The first row of each table that a spreadsheet gave. */
function tables(text: string): Found[] {
  return spreadsheetRows(text).map(({ from }) => ({
    problem: 'table-tabs',
    from,
    to: from + text.slice(from).indexOf('\n'),
  }));
}

/** The lines that are code because they begin with spaces: a tab is reported as such. */
function indented(value: string, { indented: lines }: MarkdownParts): Found[] {
  return lines.flatMap(({ from, to }) =>
    /^[^\t\S]+\S/.test(value.slice(from, to)) ? [{ problem: 'indented' as const, from, to }] : [],
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

/** The first mark of a footnote: the note itself, and further ones, go the same way. */
function footnotes(text: string): Found[] {
  const mark = /\[\^[^\s\][]+\]/.exec(text);
  return mark ? [{ problem: 'footnote', ...rangeOfMatch(mark) }] : [];
}

/** Marks of emphasis, the longest first. */
const emphasisMarks = ['***', '**', '*', '__', '_'];

/** Emphasis that visitors see as it is typed: two marks that do not work, and `**` that has no other one. */
function looseEmphasis(text: string, runs: readonly EmphasisRun[]): Found[] {
  const loose = runs.filter(({ isLoose }) => isLoose);
  if (loose.length === 0) return [];
  return emphasisMarks.flatMap((mark) => {
    const found: Found[] = [];
    let open: EmphasisRun | undefined;
    const alone = () => {
      if (open && mark === '**') found.push({ problem: 'bold-open', from: open.from, to: open.to });
    };
    for (const run of loose) {
      if (text.slice(run.from, run.to) !== mark) continue;
      if (open && isPair(text, open, run)) {
        found.push(brokenPair(text, open, run));
        open = undefined;
        continue;
      }
      alone();
      // The end of what began in another paragraph is the same error.
      const isItsEnd = open?.canOpen && !open.canClose && run.canClose && !run.canOpen;
      open = isItsEnd ? undefined : run;
    }
    alone();
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
  const place = { from: first.from, to: second.to };
  const [mark, inside] = [text.slice(first.from, first.to), text.slice(first.to, second.from)];
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, first.from - 20), first.from))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(second.to, second.to + 20))?.[0] ?? '';
  if (!before && !after && inside.trim() !== inside) return { problem: 'bold-space', ...place };
  const gapBefore = before && /^[^\p{L}\p{N}]/u.test(inside) ? ' ' : '';
  const gapAfter = after && /[^\p{L}\p{N}]$/u.test(inside) ? ' ' : '';
  const working = `${before}${gapBefore}${mark}${inside.trim()}${mark}${gapAfter}${after}`;
  return { problem: 'emphasis', working, ...place };
}

/** Emphasis without the spaces between its marks and its words. */
function withoutSpacesInside(emphasis: string): string {
  return emphasis.replace(/^([*_]+)\s+|\s+([*_]+)$/g, '$1$2');
}

/** A heading with the space behind its signs; a single one would be the level of the page's title. */
function withHeadingSpace(line: string): string {
  return line.replace(/^#+\u00a0*/, (found) => `${found.trim().padEnd(2, '#')} `);
}
