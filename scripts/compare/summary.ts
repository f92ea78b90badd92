import { groupBy } from '../../src/lib/cache/once-per.ts';
import type { CommandLanguage, Words } from '../../src/lib/command/command-words.ts';
import {
  defaultLanguage,
  englishName,
  type LanguageCode,
  languageCodes,
  ukrainianName,
} from '../../src/lib/language/languages.ts';
import { escapeMarkdown } from '../../src/lib/text/escape-text.ts';
import {
  type PageKind,
  type PageVersion,
  pageKinds,
  type SharedChanges,
  type SiteChanges,
  type Versions,
} from './compare-sites.ts';
import { type Change, type Piece, signatureOf } from './page-changes.ts';
import { addressIn, type Part } from './read-page.ts';

/** The state that the site is compared with, as people call it, and the address of a site that has the change: pages are linked to it. */
type SummaryOptions = { with: { name: string; commit: string }; preview?: string | undefined };

/** The entries of each list that anybody reads, and fewer where that is too long. Each has a seventh as many changes. */
const limits = [50, 15, 5, 1] as const;
/** GitHub takes 65,536 characters for a comment. */
export const mostCharacters = 60_000;

/** Writes the summary in GitHub's Markdown: in Ukrainian, and below it, folded, in English. */
export function writeMarkdownSummary(changes: SiteChanges, options: SummaryOptions): string {
  const versions = limits.map((most) => {
    const inLanguage = (language: CommandLanguage) => new SummaryWriter(language, options, most).write(changes);
    return `${inLanguage('uk')}\n<details><summary>In English</summary>\n\n${inLanguage('en')}\n</details>\n`;
  });
  return versions.find(({ length }) => length <= mostCharacters) ?? versions.at(-1) ?? '';
}

/** Writes the summary for a terminal, in a language. What changed stands in brackets: [−60] → [+160]. */
export function writeTextSummary(changes: SiteChanges, language: CommandLanguage, options: SummaryOptions): string {
  const marks: Record<string, string> = { '<del>': '[−', '<ins>': '[+', '</del>': ']', '</ins>': ']' };
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#8203;': '' };
  return new SummaryWriter(language, { ...options, preview: undefined }, limits[0])
    .write(changes)
    .replace(/<\/?\w+>/g, (tag) => marks[tag] ?? '')
    .replace(/\\(.)|&#?\w+;/g, (escaped, character?: string) => character ?? characters[escaped] ?? escaped)
    .replace(/^### (.*)$/m, (_, heading: string) => `${heading}\n${'='.repeat(heading.length)}`);
}

/** Texts of the site stay texts: they can neither mark up, link nor mention. */
const plain = escapeMarkdown;
/** Elements instead of ** and ~~, which mark nothing where a word is cut or a character of punctuation stands beside them. */
const strong = (text: string) => `<strong>${plain(text)}</strong>`;
const code = (text: string) => `<code>${plain(text)}</code>`;

/** So many characters are shown of a line that is new or gone; of several so many lines, and so many characters of each. */
const mostOfLine = 200;
const mostLines = 5;
const mostOfEach = 80;

const partWords: Record<Part, Words> = {
  main: { uk: 'вміст', en: 'content' },
  head: { uk: 'дані для вкладки й пошукових систем', en: 'data for the tab and search engines' },
  header: { uk: 'шапка', en: 'header' },
  menu: { uk: 'меню', en: 'menu' },
  sidebar: { uk: 'бічна панель', en: 'sidebar' },
  footer: { uk: 'підвал', en: 'footer' },
  frame: { uk: 'поза вмістом', en: 'outside of the content' },
};

const kindWords: Record<PageKind, Words> = {
  changed: { uk: 'Змінені сторінки', en: 'Changed pages' },
  added: { uk: 'Нові сторінки', en: 'New pages' },
  moved: { uk: 'Переміщені сторінки', en: 'Moved pages' },
  gone: { uk: 'Вилучені сторінки', en: 'Removed pages' },
};

class SummaryWriter {
  constructor(
    private readonly language: CommandLanguage,
    private readonly options: SummaryOptions,
    private readonly most: number,
  ) {}

  private say(uk: string, en: string): string {
    return this.language === 'uk' ? uk : en;
  }

  write(changes: SiteChanges): string {
    const lists: [heading: string, entries: string[]][] = [
      [
        this.say('Спільне для багатьох сторінок', 'Shared by many pages'),
        changes.shared.map((one) => this.sharedEntry(one)),
      ],
      ...pageKinds.map((kind): [string, string[]] => [
        `${kindWords[kind][this.language]}: ${changes.pages[kind].flat().length}`,
        changes.pages[kind].map((versions) => this.pageEntry(kind, versions)),
      ]),
      [this.say('Крім сторінок', 'Beside the pages'), this.fileLines(changes.files)],
    ];
    const shown = lists
      .filter(([, entries]) => entries.length > 0)
      .map(([heading, entries]) => {
        const lines = this.fewest(entries, this.most).map((entry) => `- ${entry}\n`);
        return `\n${strong(heading)}\n\n${lines.join('')}`;
      });
    const { before, after } = changes.counts;
    const was = before === after ? '' : ` (${this.say(`було ${before}`, `${before} before`)})`;
    const lead =
      shown.length > 0
        ? `${this.say('Усього сторінок', 'Pages in all')}: ${after}${was}.`
        : this.say('✅ Для відвідувачів нічого не зміниться.', '✅ Nothing will change for visitors.');
    const title = this.say('Що зміниться на сайті', 'What will change on the site');
    return `### ${plain(title)}\n\n${plain(lead)} ${this.comparedWith()}\n${shown.join('')}`;
  }

  private comparedWith(): string {
    const { preview, with: base } = this.options;
    const words = `${plain(this.say('Порівняно з', 'Compared with'))} ${code(base.name)} `;
    const previewLink = preview && ` ${link(this.say('Попередній перегляд сайту', 'Preview of the site'), preview)}.`;
    return `${words}${plain('(')}${code(base.commit)}${plain(').')}${previewLink ?? ''}`;
  }

  private sharedEntry(one: SharedChanges): string {
    const name = partWords[one.part][this.language];
    const examples = one.part === 'main' ? `: ${one.examples.map((page) => this.linked(page)).join(' · ')}` : '';
    const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
    return this.withChanges(`${strong(capital)}, ${plain(this.whichPages(one))}${examples}`, one.changes, true);
  }

  /** All pages that have the part, or so many of them. */
  private whichPages({ pages, having }: SharedChanges): string {
    const [language = defaultLanguage] = pages.keys();
    const found = [...pages.values()].reduce((total, each) => total + each, 0);
    const ofLanguage = this.say(`${ukrainianName(language, 'і')} `, `${englishName(language)} `);
    const which = (pages.size > 1 ? '' : ofLanguage) + this.say('сторінки', 'pages');
    return found === having
      ? `${this.say('усі', 'all')} ${which} (${found})`
      : `${which} (${found} ${this.say('з', 'of')} ${having})`;
  }

  /** A page with what changed in it, the address that it had before, or what visitors find at the one that it has left. */
  private pageEntry(kind: PageKind, versions: Versions): string {
    const names = versions.map((page) => {
      const name = kind === 'gone' ? this.quoted(plain(shorten(page.title))) : this.linked(page);
      const before = kind === 'moved' ? `${code(page.before ?? '')} → ` : '';
      return `${before}${name} ${code(page.address)}${kind === 'gone' ? ` — ${this.fateOf(page)}` : ''}`;
    });
    const changes = kind === 'changed' ? versions.map((each) => [each.language, each.changes ?? []] as const) : [];
    return this.withChanges(names.join(' · '), new Map(changes));
  }

  private fateOf({ leadsTo }: PageVersion): string {
    if (leadsTo !== undefined) return `${plain(this.say('адреса веде на', 'its address leads to'))} ${code(leadsTo)}`;
    const uk = '⚠️ за старою адресою відвідувачі нічого не знайдуть: додайте переспрямування';
    return plain(this.say(uk, '⚠️ at the old address visitors find nothing: add a redirect'));
  }

  /** An entry with its changes below it, or behind it when there is only one. */
  private withChanges(text: string, changes: ReadonlyMap<LanguageCode, readonly Change[]>, isOfPart = false): string {
    const lines = languageCodes.flatMap((language) => {
      const name = this.say(ukrainianName(language, 'ою'), `in ${englishName(language)}`);
      const told = linesOf(changes.get(language) ?? []).map((same) => {
        const [{ part }] = same;
        const partName = !isOfPart && part !== 'main' ? `${partWords[part][this.language]}: ` : '';
        return plain((changes.size > 1 ? `${name}: ` : '') + partName) + this.changeLine(same);
      });
      return this.fewest(told, Math.ceil(this.most / 7));
    });
    return lines.length === 1 ? `${text}: ${lines[0]}` : [text, ...lines.map((line) => `  - ${line}`)].join('\n');
  }

  /** The words of changes of one kind, in a line. The part of the page is told by the caller. */
  private changeLine([first, ...others]: SameChanges): string {
    const { type, part, pieces } = first;
    if (type === 'text') return this.quoted(describeText(pieces));
    if (type === 'markup') {
      const inPage = this.say('текст той самий, вигляд міг змінитися', 'the same text, the look may have changed');
      const inHead = this.say('змінено лише службові дані', 'only data for machines changed');
      return plain(part === 'head' ? inHead : inPage);
    }
    const word = type === 'added' ? this.say('додано', 'added') : this.say('прибрано', 'removed');
    const mostOfText = others.length > 0 ? mostOfEach : mostOfLine;
    const texts = [first, ...others].flatMap((change) =>
      change.pieces.map(({ text, only }) => this.quoted(marked(shown(text, mostOfText), only))),
    );
    return `${plain(word)}: ${this.fewest(texts, mostLines).join(', ')}`;
  }

  /** Changes beside the pages, in a line for each kind. */
  private fileLines(files: SiteChanges['files']): string[] {
    return files.flatMap(({ uk, en, added, changed, gone }) => {
      const label = this.say(uk, en);
      const lists = [
        [added, this.say('нові', 'new')],
        [changed, this.say('змінені', 'changed')],
        [gone, this.say('вилучені', 'removed')],
      ] as const;
      const told = lists.filter(([list]) => list.length > 0);
      if (label.endsWith('.')) return told.length > 0 ? [plain(label)] : [];
      return told.map(([list, kind]) => {
        const names = this.fewest(list.map(code), Math.ceil(this.most / 7)).join(', ');
        return plain(`${label}, ${kind} (${list.length}): `) + names;
      });
    });
  }

  private linked({ title, address }: PageVersion): string {
    const { preview } = this.options;
    return preview ? link(shorten(title), new URL(encodeURI(address), preview).href) : strong(shorten(title));
  }

  private quoted(text: string): string {
    return this.say(`«${text}»`, `“${text}”`);
  }

  private fewest(entries: readonly string[], count: number): string[] {
    const further = entries.length - count;
    if (further <= 0) return [...entries];
    return [...entries.slice(0, count), plain(this.say(`…і ще ${further}`, `… and ${further} more`))];
  }
}

function link(text: string, href: string): string {
  return `[${plain(text)}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

type SameChanges = [Change, ...Change[]];

/**
 * Puts the changes of a page together as they are told. A title stands in the page, in the tab and above, and its change is
 * told once. An item of news is a date, a title and a text, and is one line.
 */
function linesOf(changes: readonly Change[]): SameChanges[] {
  const once = groupBy(changes, (change) => signatureOf({ ...change, part: 'main' }));
  const lines: SameChanges[] = [];
  for (const [change] of once.values()) {
    const last = lines.at(-1);
    const { type, part } = change;
    const isOfLast = last?.[0].type === type && last[0].part === part && (type === 'added' || type === 'removed');
    if (last && isOfLast) last.push(change);
    else lines.push([change]);
  }
  return lines;
}

/** So many characters are shown around a change, of what changed in one place, and of a text with all its changes. */
const context = 40;
const mostChanged = 160;
const mostInAll = 360;

/** Shows what changed in a text, with a few words around it: …a furnace of ~~60~~ → **160** kg…. */
function describeText(pieces: readonly Piece[]): string {
  let [told, length] = ['', 0];
  for (const [at, { text, only }] of pieces.entries()) {
    const isLast = at === pieces.length - 1;
    const piece = only ? shown(text, mostChanged) : around(text.replace(addressIn, ''), at === 0, isLast);
    const arrow = only === 'after' && pieces[at - 1]?.only === 'before' ? ' → ' : '';
    told += arrow + marked(piece, only);
    length += piece.length;
    if (length > mostInAll && !isLast) return `${told}…`;
  }
  return told;
}

function marked(text: string, only: Piece['only']): string {
  const element = only && { before: 'del', after: 'ins' }[only];
  return element ? `<${element}>${plain(text)}</${element}>` : plain(text);
}

/** A line with its addresses, cut when it is long. */
function shown(text: string, length: number): string {
  return shorten(text.replace(addressIn, ' ($1)').trim(), length);
}

/** A title or another text, cut at a word when it is long. */
function shorten(text: string, length = 120): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S{0,30}$|[\ud800-\udbff]$/, '')}…`;
}

/** The words of an unchanged text that stand beside changed ones. */
function around(text: string, isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? '' : text.slice(0, context).replace(/\s+\S*$|[\ud800-\udbff]$/, '');
  const after = isLast ? '' : text.slice(-context).replace(/^\S*\s+|^[\udc00-\udfff]/, '');
  return text.length <= context || before.length + after.length >= text.length ? text : `${before}…${after}`;
}
