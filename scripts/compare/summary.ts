import { groupBy } from '../../src/lib/cache/once-per.ts';
import type { CommandLanguage } from '../../src/lib/command/command-words.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { escapeMarkdown } from '../../src/lib/text/escape-text.ts';
import type { FileChanges } from './compare-files.ts';
import type { GonePage, MovedPage, PageVersion, SharedChanges, SiteChanges, Versions } from './compare-sites.ts';
import { type PartChange, type Piece, signatureOf } from './page-changes.ts';
import type { Block, Part } from './read-page.ts';
import { type SummaryWords, words } from './summary-words.ts';

/** Settings of a summary. */
export interface SummaryOptions {
  /** The state that the site is compared with, as people call it, and its commit. */
  with: { name: string; commit: string };
  /** The address of a site that has the change: pages are linked to it. */
  preview?: string | undefined;
}

/** The most that anybody reads, and less where that is too long: entries of each list, and changes of each entry. */
const tries = [
  [50, 8],
  [30, 5],
  [15, 3],
  [5, 2],
  [1, 1],
] as const;
/** GitHub takes 65,536 characters for a comment, and 1 MiB for the summary of a step. */
export const mostCharacters = 60_000;

/** Writes the summary in GitHub's Markdown: in Ukrainian, and below it, folded, in English. */
export function writeMarkdownSummary(changes: SiteChanges, options: SummaryOptions): string {
  const versions = tries.map(([entries, most]) => {
    const inLanguage = (language: CommandLanguage) =>
      new SummaryWriter(language, options, entries, most).write(changes);
    return `${inLanguage('uk')}\n<details><summary>In English</summary>\n\n${inLanguage('en')}\n</details>\n`;
  });
  return versions.find(({ length }) => length <= mostCharacters) ?? versions.at(-1) ?? '';
}

/** Writes the summary for a terminal, in a language. What changed stands in brackets: [−60] → [+160]. */
export function writeTextSummary(changes: SiteChanges, language: CommandLanguage, options: SummaryOptions): string {
  const marks: Record<string, string> = { '<del>': '[−', '<ins>': '[+', '</del>': ']', '</ins>': ']' };
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#8203;': '' };
  return new SummaryWriter(language, { ...options, preview: undefined }, ...tries[0])
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
const removed = (text: string) => `<del>${plain(text)}</del>`;
const added = (text: string) => `<ins>${plain(text)}</ins>`;

/** So many characters are shown of a title, of a text that is new or gone and of an address, */
const mostOfName = 120;
const mostOfText = 200;
/** and of several blocks so many, and so many characters of each. */
const mostBlocks = 5;
const mostOfEach = 80;

/** Writes a summary in a language, in Markdown. */
class SummaryWriter {
  private readonly say: SummaryWords;

  constructor(
    language: CommandLanguage,
    private readonly options: SummaryOptions,
    private readonly mostEntries: number,
    private readonly mostChanges: number,
  ) {
    this.say = words[language];
  }

  write(changes: SiteChanges): string {
    const { say } = this;
    const { shared, changed, added: fresh, moved, gone } = changes;
    const files = this.fileLines(changes.files);
    const changedLines = changed.map((versions) =>
      this.withChanges(this.listed(versions), new Map(versions.map((each) => [each.language, each.changes])), true),
    );
    const lists: [heading: string, entries: string[]][] = [
      [say.shared, shared.map((one) => this.sharedEntry(one))],
      [say.changed(count(changed)), changedLines],
      [say.added(count(fresh)), fresh.map((versions) => this.listed(versions))],
      [say.moved(count(moved)), moved.map((versions) => this.movedEntry(versions))],
      [say.gone(count(gone)), gone.map((versions) => this.goneEntry(versions))],
      [say.others, files],
    ];
    const shown = lists
      .filter(([, entries]) => entries.length > 0)
      .map(([heading, entries]) => {
        const lines = this.fewest(entries, this.mostEntries).map((entry) => `- ${entry}\n`);
        return `\n${strong(heading)}\n\n${lines.join('')}`;
      });
    return `### ${plain(say.title)}\n\n${this.lead(changes, files.length > 0)}\n${shown.join('')}`;
  }

  private lead({ changed, added: fresh, moved, gone, shared, counts }: SiteChanges, hasFiles: boolean): string {
    const { say, options } = this;
    const told = [
      changed.length > 0 ? say.countChanged(count(changed)) : '',
      fresh.length > 0 ? say.countAdded(count(fresh)) : '',
      moved.length > 0 ? say.countMoved(count(moved)) : '',
      gone.length > 0 ? say.countGone(count(gone)) : '',
    ].filter(Boolean);
    const sharing = told.length > 0 ? say.alsoShared : say.onlyShared;
    const sentences = [
      told.length > 0 ? say.counts(told.join(', ')) : '',
      counts.onlyShared > 0 ? sharing(counts.onlyShared) : '',
      told.length + shared.length > 0
        ? say.total(counts.before, counts.after)
        : hasFiles
          ? say.onlyFiles
          : say.nothing,
    ].filter(Boolean);
    const { name, commit } = options.with;
    const against = `${plain(say.comparedWith)} ${code(name)} ${plain('(')}${code(commit)}${plain(').')}`;
    const preview = options.preview ? ` ${link(say.preview, options.preview)}.` : '';
    return `${plain(sentences.join(' '))} ${against}${preview}`;
  }

  private sharedEntry(one: SharedChanges): string {
    const [name = ''] = this.say.part[one.part];
    const examples = one.part === 'main' ? `: ${one.examples.map((page) => this.linked(page)).join(' · ')}` : '';
    const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
    return this.withChanges(`${strong(capital)}, ${plain(this.whichPages(one))}${examples}`, one.changes);
  }

  /** All pages, all that have the part, or so many of them. */
  private whichPages({ part, pages, compared, everywhere }: SharedChanges): string {
    const { say } = this;
    const [first = defaultLanguage, ...more] = pages.keys();
    const found = [...pages.values()].reduce((total, each) => total + each, 0);
    const every = more.length > 0 ? say.allPages : say.allPagesOf(first);
    const some = more.length > 0 ? say.somePages : say.somePagesOf(first);
    const [, withIt] = say.part[part];
    if (found === compared) return `${every} (${found})`;
    return everywhere && withIt ? `${every} ${withIt} (${found})` : `${some} (${say.of(found, compared)})`;
  }

  private movedEntry(versions: Versions<MovedPage>): string {
    return withFates(
      versions.map((page) => `${code(page.before)} → ${this.linked(page)} ${code(page.address)}`),
      versions.map(({ redirected }) => plain(redirected ? this.say.redirected : this.say.notFound)),
    );
  }

  private goneEntry(versions: Versions<GonePage>): string {
    const { say } = this;
    return withFates(
      versions.map((page) => `${say.quoted(plain(shorten(page.title, mostOfName)))} ${code(page.address)}`),
      versions.map(
        ({ leadsTo }) =>
          plain(leadsTo === undefined ? say.notFound : say.leadsTo) + (leadsTo ? ` ${code(leadsTo)}` : ''),
      ),
    );
  }

  /** An entry with its changes below it, or behind it when there is only one. */
  private withChanges(
    text: string,
    changes: ReadonlyMap<LanguageCode, readonly PartChange[]>,
    withParts = false,
  ): string {
    const { say } = this;
    const lines = languageCodes.flatMap((language) => {
      const told = tellChanges(changes.get(language) ?? []).map((change) => {
        const where = changes.size > 1 ? `${say.language(language)}: ` : '';
        const [part = ''] = withParts && change.part !== 'main' ? say.part[change.part] : [];
        return plain(part ? `${where}${part}: ` : where) + this.changeLine(change);
      });
      return this.fewest(told, this.mostChanges);
    });
    return lines.length === 1 ? `${text}: ${lines[0]}` : [text, ...lines.map((line) => `  - ${line}`)].join('\n');
  }

  /** The words of a change, in a line. The part of the page is told by the caller. */
  private changeLine(change: Told): string {
    const { say } = this;
    switch (change.type) {
      case 'text': {
        const { block, pieces } = change;
        const about = block.picture ? `${plain(say.pictureWords)} ${code(block.picture.name)}: ` : '';
        return about + say.quoted(describeText(pieces));
      }
      case 'added':
      case 'removed':
      case 'moved':
        return `${plain(say.block[change.type])}: ${this.blockTexts(change)}`;
      case 'link': {
        const [from, to] = [change.before, change.after].map((href) =>
          href ? code(shorten(href, mostOfText)) : say.none,
        );
        return `${plain(say.link)} ${say.quoted(plain(shorten(change.words, mostOfEach)))}: ${from} → ${to}`;
      }
      case 'picture': {
        const isSame = change.before === change.after;
        return plain(say.newPicture) + (isSame ? ' ' : `: ${code(change.before)} → `) + code(change.after);
      }
      case 'markup':
        return plain(change.part === 'head' ? say.headMarkup : say.markup);
    }
  }

  private blockTexts({ type, blocks }: ToldBlocks): string {
    const most = blocks.length > 1 ? mostOfEach : mostOfText;
    const shown = blocks.slice(0, mostBlocks).map((block) => this.blockText(block, type, most));
    const further = blocks.length - mostBlocks;
    return shown.join(', ') + (further > 0 ? ` ${plain(this.say.further(further))}` : '');
  }

  private blockText(block: Block, type: ToldBlocks['type'], most: number): string {
    const { say } = this;
    const text = shorten(block.text, most);
    const mark = { added, removed, moved: plain }[type];
    const quoted = text ? say.quoted(mark(text)) : '';
    if (block.picture) return `${plain(say.picture)} ${code(block.picture.name)}${quoted && ` ${quoted}`}`;
    const [first] = block.links;
    if (!text && first) return `${plain(say.link)} ${code(shorten(first.href, most))}`;
    return quoted;
  }

  /** Changes beside the pages, in a line for each kind. */
  private fileLines(files: FileChanges): string[] {
    const { say } = this;
    const names = (label: string, list: readonly string[]) => {
      const shown = list.slice(0, this.mostChanges).map(code).join(', ');
      const further = list.length > this.mostChanges ? ` ${plain(say.further(list.length - this.mostChanges))}` : '';
      return list.length > 0 ? [plain(`${label} (${list.length}): `) + shown + further] : [];
    };
    const lists = (kind: 'documents' | 'pictures' | 'machines') =>
      (['added', 'changed', 'gone'] as const).flatMap((change) => names(say[kind][change], files[kind][change]));
    const told = (kinds: ('styles' | 'scripts' | 'fonts' | 'viewer' | 'headers')[]) =>
      kinds.flatMap((kind) => (files[kind] ? plain(say[kind]) : []));
    const redirects = (['added', 'gone'] as const).flatMap((kind) => {
      const list = files.redirects[kind].map(({ from, to }) => `${from} → ${to}`);
      return names(say.redirects[kind], list);
    });
    return [
      ...lists('documents'),
      ...lists('pictures'),
      ...told(['styles', 'scripts', 'fonts', 'viewer']),
      ...redirects,
      ...told(['headers']),
      ...lists('machines'),
    ];
  }

  private listed(versions: Versions<PageVersion>): string {
    return versions.map((page) => `${this.linked(page)} ${code(page.address)}`).join(' · ');
  }

  private linked({ title, address }: PageVersion): string {
    const { preview } = this.options;
    const shown = shorten(title, mostOfName);
    return preview ? link(shown, new URL(encodeURI(address), preview).href) : strong(shown);
  }

  private fewest(entries: readonly string[], most: number): string[] {
    const further = entries.length - most;
    return further > 0 ? [...entries.slice(0, most), plain(this.say.further(further))] : [...entries];
  }
}

function link(text: string, href: string): string {
  return `[${plain(text)}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

/** Pages with what visitors find at their old addresses: said once where it is the same in every language. */
function withFates(names: readonly string[], fates: readonly string[]): string {
  const isSame = new Set(fates).size === 1;
  const isTold = (at: number) => !isSame || at === names.length - 1;
  return names.map((name, at) => (isTold(at) ? `${name} — ${fates[at]}` : name)).join(' · ');
}

/** The number of pages in all languages. */
function count(pages: readonly Versions<PageVersion>[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

/** Blocks that were added, removed or moved one after the other. */
interface ToldBlocks {
  type: 'added' | 'removed' | 'moved';
  part: Part;
  blocks: Block[];
}

/** The words that are told in one line. */
type Told = Exclude<PartChange, { type: ToldBlocks['type'] }> | ToldBlocks;

/**
 * Puts the changes of a page together as they are told. A title stands in the page, in the tab and above, and its change is
 * told once. An item of news is a date, a title and a text, and is one line.
 */
function tellChanges(changes: readonly PartChange[]): Told[] {
  const once = groupBy(changes, (change) => signatureOf({ ...change, part: 'main' }));
  const told: Told[] = [];
  for (const [change] of once.values()) {
    const last = told.at(-1);
    if (!('block' in change) || change.type === 'text') told.push(change);
    else if (
      last &&
      'blocks' in last &&
      change.type !== 'moved' &&
      last.type === change.type &&
      last.part === change.part
    )
      last.blocks.push(change.block);
    else told.push({ type: change.type, part: change.part, blocks: [change.block] });
  }
  return told;
}

/** So many characters are shown around a change, of what changed in one place, and of a text with all its changes. */
const context = 40;
const mostChanged = 160;
const mostInAll = 360;

/** Shows what changed in a text, with a few words around it: …a furnace of ~~60~~ → **160** kg…. */
function describeText(pieces: readonly Piece[]): string {
  let [shown, length] = ['', 0];
  for (const [at, { text, only }] of pieces.entries()) {
    const piece = only ? shorten(text, mostChanged) : around(text, at === 0, at === pieces.length - 1);
    const replaces = only === 'after' && pieces[at - 1]?.only === 'before';
    const isReplaced = only === 'before' && pieces[at + 1]?.only === 'after';
    if (replaces) shown += ' → ';
    // Spaces around what changed are not marked.
    const [, before = '', inner = '', after = ''] = /^( *)(.*?)( *)$/s.exec(piece) ?? [];
    if (!only) shown += plain(piece);
    else
      shown += `${replaces ? '' : before}${(only === 'before' ? removed : added)(inner || before)}${isReplaced || !inner ? '' : after}`;
    length += piece.length;
    if (length > mostInAll && at < pieces.length - 1) return `${shown}…`;
  }
  return shown;
}

/** A text on one line, cut at a word when it is long. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/\s+\S{0,30}$/, '').trimEnd()}…`;
}

/** The words of an unchanged text that stand beside changed ones. */
function around(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= context) return text;
  const start = text.slice(0, context).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-context).replace(/^[\udc00-\udfff]/, '');
  const [before, after] = [isFirst ? '' : start.replace(/\s+\S*$/, ''), isLast ? '' : end.replace(/^\S*\s+/, '')];
  if (before.length + after.length >= text.length) return text;
  return isFirst ? `…${after}` : isLast ? `${before}…` : `${before}… …${after}`;
}
