import { valuesOfFormat } from '../../../content/views/values.ts';
import { blank } from '../../../text/blank.ts';
import { rangeOfMatch, type TextRange } from '../../../text/text-range.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** Lines one below the other that have tabs between their cells, as spreadsheets give them. */
const rowsOfCells = /^[^\n\t]*\t[^\n]*(?:\n[^\n\t]*\t[^\n]*)+$/gm;

/** Where a text has a table as a spreadsheet gives it: two rows or more. */
export function spreadsheetRows(text: string): TextRange[] {
  if (!text.includes('\t')) return [];
  return [...text.matchAll(rowsOfCells)].map(rangeOfMatch);
}

/** Whether a character of a text lies in one of some ranges. */
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

/** How editors begin lines that belong together, none of which begins a list of Markdown. */
const beginnings: readonly RegExp[] = [
  // A letter, or a number in brackets.
  /^ {0,3}\(?\p{Ll}\) /u,
  /^ {0,3}\(\d{1,2}\) /,
  // A number of several parts, or one without a space behind it; a Roman one.
  /^ {0,3}\d{1,2}(?:\.\d{1,2}){1,3}[.)] /,
  /^ {0,3}\d{1,2}[.)](?=\p{L})/u,
  /^ {0,3}[IVXІХ]{1,5}[.)] /,
  // A time.
  /^ {0,3}\d{1,2}[:.]\d\d(?:[–-]\d{1,2}[:.]\d\d)? (?=\p{Lu}|[–—-] )/u,
];

/** Whether a text may have such lines. */
const mayHaveJoinedLines = /^ {0,3}(?:\p{Ll}\)|\(|\d|[IVXІХ])/mu;

/** The first of lines with one such beginning, which Markdown joins to one paragraph, wherever there are two or more. */
function joinedLines(text: string): TextRange[] {
  const found: TextRange[] = [];
  let above: (TextRange & { beginning: RegExp; isTold: boolean }) | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    // A row of a table may begin so.
    const beginning = line.includes('|') ? undefined : beginnings.find((each) => each.test(line));
    const isSame = beginning !== undefined && above?.beginning === beginning;
    if (above && isSame && !above.isTold) found.push({ from: above.from, to: above.to });
    // Two spaces or a backslash end a line for visitors, too.
    const endsForAll = / {2}$|\\$/.test(line);
    above = beginning && !endsForAll ? { from, to, beginning, isTold: isSame } : undefined;
    from = to + 1;
  }
  return found;
}

/** What keeps Markdown from becoming what was meant. */
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
  | 'list-space'
  | 'lines-joined'
  | 'table-gap'
  | 'table-line'
  | 'table-tabs'
  | 'line-break'
  | 'footnote';

const codeParts = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const addressStart = '(?:\\/|https?:\\/\\/|mailto:|tel:)';
/** What stands between empty lines. */
const paragraphs = /(?:[^\n]|\n(?!\s*\n))+/g;
/** What Word and other programs begin the lines of a list with. */
const bullets = '•·▪‣●○■';
const bullet = `-(?=\\p{L})|[–—] |[${bullets}]`;

const factName = '[a-z][\\w-]{2,}[\\w/.-]*';

/** A quick look at what a text has, before the patterns below. */
const mayBeBroken = new RegExp(`[[#*|{\\t${bullets}\\\\]|^(?:-\\p{L}|[–—] | {4})`, 'mu');

/** What visitors would see as it is written, because a character of Markdown is missing or a space is extra. */
const problems: [problem: MarkupProblem, pattern: RegExp][] = [
  ['link-space', new RegExp(`\\[[^\\][\\n]+\\][ \\u00a0]+\\(${addressStart}[^\\s()]*\\)`, 'g')],
  ['link-open', new RegExp(`\\[[^\\][\\n]+\\]\\(${addressStart}[^\\s()]*(?=\\s|$)(?!\\s+["'(]|\\s*\\))`, 'g')],
  ['link-turned', new RegExp(`\\([^()\\n]+\\)\\[${addressStart}[^\\][\\s]*\\]`, 'g')],
  [
    'fact-braces',
    new RegExp(
      `\\{\\{ *${factName} *\\}\\}|\\{(?: +${factName} *|${factName} +)\\}|\\{[a-z]+(?:\\/[\\w-]+)+(?=[.,;:)]?(?:\\s|$))`,
      'g',
    ),
  ],
  ['heading-space', /^#{2,6}(?=[^\s#])[^\n]*/gm],
  // Two lines or more: a single one may begin with a dash.
  [
    'list-space',
    new RegExp(`(?<=^|\\n)(?<!(?<=^|\\n)(?:${bullet})[^\\n]*\\n)(?:${bullet})[^\\n]*(?=\\n(?:${bullet}))`, 'gu'),
  ],
  // A row behind the empty line that ends a table; a further table has a line below its first row.
  ['table-gap', /(?<=(?:^|\n)\|[^\n]*\|[ \t]*\n\n)\|[^\n]*\|[ \t]*(?=\n|$)(?!\n[ \t]*\|[ \t]*:?-)/g],
  ['table-line', /(?<=^|(?<!\|[ \t]*)\n\n)\|[^\n]*\|[ \t]*(?=\n[ \t]*\|(?![ \t]*:?-))/g],
  ['line-break', /\\n(?=\p{Lu}|\\n|\n|[-#|«“"\d]|$)/gu],
  ['bold-space', /(?<![\p{L}\d*])\*\*[ \u00a0][^*\n]+\*\*/gu],
];

export const markupBroken = defineRule<{ problem: MarkupProblem; found: string }>({
  code: 'markup-broken',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Markdown is complete: what was meant as a link, a heading, a list, a table or bold text becomes one.',
    uk: 'Розмітка Markdown повна: що мало бути посиланням, заголовком, списком, таблицею чи жирним текстом, ним і стає.',
  },
  why: {
    en: 'Where a bracket, a space or a pair of asterisks is missing, visitors see the characters themselves instead of a link, a heading or a list.',
    uk: 'Де бракує дужки, пробілу чи пари зірочок, відвідувачі бачать самі ці знаки замість посилання, заголовка чи списку.',
  },
  exceptions: {
    en: 'None needed: put such characters in Markdown code (`` `**` ``) where they are meant to be seen.',
    uk: 'Винятків не треба: знаки, які мають бути видні, пишіть як код Markdown (`` `**` ``).',
  },
  words: {
    en: ({ problem, found }) => ({
      message: `This Markdown does not work; visitors would see: ${found}`,
      hint: {
        'link-space': `Write it without the space: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
        'link-open': `Close the bracket: "${found})".`,
        'address-space': `An address cannot contain spaces: "${withoutSpaces(found)}".`,
        'link-turned': `Put the words in square brackets, the address in round ones: "${turned(found)}".`,
        'fact-braces': `Write it in one pair of braces, without spaces: "${withBraces(found)}".`,
        indented: 'Delete the spaces at the beginning of the paragraph: they turn it into code.',
        'heading-space': `Put a space after the #: "${found.replace(/^#+/, '$& ')}".`,
        'bold-open': 'Put ** before the first and after the last bold word.',
        'list-space': `Begin each line of the list with a hyphen and a space: "${withHyphen(found)}".`,
        'lines-joined': `This line and those below it become one paragraph. Put an empty line between them, or make them a list: "${asEntry(found)}".`,
        'table-gap':
          'Delete the empty line above, which ends the table; if this is another table, put a line such as |---|---| below its first row.',
        'table-line': 'Put a line such as |---|---| below the header row of the table.',
        'table-tabs': `Put | between the cells of each row, as in "${markdownRow(found)}", and a line such as |---|---| below the first row. Pasted at the desk, the rows become a table by themselves.`,
        'line-break': 'Write it with one backslash in the file: \\n, or \\n\\n for a new paragraph.',
        'bold-space': `Write it without the spaces: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
        footnote:
          'There are no footnotes: put the words of the note in parentheses into the sentence, or link to its source.',
      }[problem],
    }),
    uk: ({ problem, found }) => ({
      message: `Цей Markdown не спрацює; відвідувачі побачать: ${found}`,
      hint: {
        'link-space': `Напишіть без пробілу: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
        'link-open': `Закрийте дужку: "${found})".`,
        'address-space': `В адресі не може бути пробілів: "${withoutSpaces(found)}".`,
        'link-turned': `Слова беріть у квадратні дужки, а адресу — в круглі: "${turned(found)}".`,
        'fact-braces': `Напишіть в одній парі фігурних дужок, без пробілів: "${withBraces(found)}".`,
        indented: 'Видаліть пробіли на початку абзацу: через них він стає кодом.',
        'heading-space': `Поставте пробіл після #: "${found.replace(/^#+/, '$& ')}".`,
        'bold-open': 'Поставте ** перед першим і після останнього виділеного слова.',
        'list-space': `Починайте кожен рядок списку з дефіса й пробілу: "${withHyphen(found)}".`,
        'lines-joined': `Цей рядок і наступні зіллються в один абзац. Залиште між ними порожні рядки або зробіть їх списком: "${asEntry(found)}".`,
        'table-gap':
          'Видаліть порожній рядок над цим: на ньому таблиця закінчується. Якщо це інша таблиця, поставте під її першим рядком рядок на зразок |---|---|.',
        'table-line': 'Поставте під рядком заголовків таблиці рядок на зразок |---|---|.',
        'table-tabs': `Поставте | між клітинками кожного рядка, як у "${markdownRow(found)}", а під першим рядком — рядок на зразок |---|---|. Якщо вставити їх на столі редактора, вони самі стануть таблицею.`,
        'line-break': 'Напишіть у файлі одну зворотну скісну риску: \\n, а для нового абзацу \\n\\n.',
        'bold-space': `Напишіть без пробілів: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
        footnote:
          'Приміток унизу тут немає: візьміть слова примітки в дужки в самому реченні або дайте посилання на джерело.',
      }[problem],
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'markdown')) {
      if (!mayBeBroken.test(value) && !mayHaveJoinedLines.test(value)) continue;
      const text = blank(value, codeParts);
      for (const { problem, from, to } of [
        ...problemsIn(text).map(spaced(text)),
        ...openBold(text),
        ...tables(text),
        ...indented(value, text),
        ...footnotes(text),
        ...joined(text),
      ]) {
        report({ file, pointer, from, to }, { problem, found: value.slice(from, to) });
      }
    }
  },
  // A name in wrong braces is one that the other language has; the bracket of a link is one of a pair.
  explains: (own) => explainsComparisonsOf(own, ['placeholder-differs', 'pair-open']),
});

/** A problem and where it is in a text. */
interface Found extends TextRange {
  problem: MarkupProblem;
}

function problemsIn(text: string): Found[] {
  return problems.flatMap(([problem, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ problem, ...rangeOfMatch(match) })),
  );
}

/** What is left of a link whose address goes on behind a space: up to its bracket, which is there. */
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
  return /^\d+[.)]\p{L}/u.test(trimmed) ? trimmed.replace(/^\d+[.)]/, '$& ') : `- ${trimmed}`;
}

/** Lines that would be joined. */
function joined(text: string): Found[] {
  return joinedLines(text).map((place) => ({ problem: 'lines-joined', ...place }));
}

/** The first row of each table that a spreadsheet gave. */
function tables(text: string): Found[] {
  return spreadsheetRows(text).map(({ from }) => ({
    problem: 'table-tabs',
    from,
    to: from + text.slice(from).indexOf('\n'),
  }));
}

/** The paragraphs that are code because they begin with spaces, and belong to no list above them. */
function indented(value: string, withoutCode: string): Found[] {
  if (!value.includes('    ')) return [];
  let isInList = false;
  return [...withoutCode.matchAll(paragraphs)].flatMap(({ 0: paragraph, index }) => {
    const from = index + paragraph.search(/[^\n]/);
    const [line = ''] = withoutCode.slice(from).split('\n', 1);
    // Code at the beginning of a paragraph is blank here.
    const isIndented = /^ {4,}\S/.test(line) && value.startsWith('    ', from);
    if (!isIndented) isInList = /^ {0,3}(?:[-*+]|\d+[.)]) /.test(line);
    return isIndented && !isInList ? [{ problem: 'indented' as const, from, to: from + line.length }] : [];
  });
}

/** The first mark of a footnote: the note itself, and further ones, go the same way. */
function footnotes(text: string): Found[] {
  const mark = /\[\^[^\s\][]+\]/.exec(text);
  return mark ? [{ problem: 'footnote', ...rangeOfMatch(mark) }] : [];
}

/** The last `**` of each paragraph that has an odd number of them. */
function openBold(text: string): Found[] {
  if (!text.includes('**')) return [];
  return [...text.matchAll(paragraphs)].flatMap(({ 0: paragraph, index: start }) => {
    const pairs = [...paragraph.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
    const last = pairs.at(-1);
    if (!last || pairs.length % 2 === 0) return [];
    return [{ problem: 'bold-open' as const, from: start + last.index, to: start + last.index + 2 }];
  });
}
