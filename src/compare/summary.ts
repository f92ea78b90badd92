import { groupBy } from '../cache/group-by.ts';
import type { CommandLanguage } from '../command/words.ts';
import { defaultLanguage, type LanguageCode, languages } from '../language/languages.ts';
import type { FileChanges } from './compare-files.ts';
import type { GonePage, MovedPage, PageVersion, SharedChanges, SiteChanges, Versions } from './compare-sites.ts';
import { type PartChange, type Piece, signatureOf } from './page-changes.ts';
import { type Inline, type Item, printMarkdown, type Section } from './print-summary.ts';
import type { Block, Part } from './read-page.ts';
import { type SummaryWords, words } from './summary-words.ts';

/** How a summary is written. */
export interface SummaryOptions {
  /** What the site is compared with, as people call it, and its commit. */
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

/** Writes the summary in Markdown: in Ukrainian, and below it, folded, in English. */
export function writeMarkdownSummary(changes: SiteChanges, options: SummaryOptions): string {
  const versions = tries.map((limits) => {
    const [ukrainian, english] = (['uk', 'en'] as const).map((language) =>
      printMarkdown(writeSummary(changes, language, options, limits)),
    );
    return `${ukrainian}\n<details><summary>In English</summary>\n\n${english}\n</details>\n`;
  });
  return versions.find(({ length }) => length <= mostCharacters) ?? versions.at(-1) ?? '';
}

/** Writes the summary in a language; for the terminal and the report, with as much as anybody reads. */
export function writeSummary(
  changes: SiteChanges,
  language: CommandLanguage,
  options: SummaryOptions,
  [entries, most]: (typeof tries)[number] = tries[0],
): Section[] {
  return new SummaryWriter(language, options, entries, most).write(changes);
}

/** So many characters are shown of a title, of a text that is new or gone and of an address, */
const mostOfName = 120;
const mostOfText = 200;
/** and of several blocks so many, and so many characters of each. */
const mostBlocks = 5;
const mostOfEach = 80;

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

  write(changes: SiteChanges): Section[] {
    const { say } = this;
    const { shared, changed, added, moved, gone } = changes;
    const files = this.fileItems(changes.files);
    const lists: [heading: string, items: Item[]][] = [
      [say.shared, shared.map((one) => this.sharedItem(one))],
      [
        say.changed(count(changed.map(({ versions }) => versions))),
        changed.map(({ versions }) =>
          this.withChanges(
            this.listed(versions),
            new Map(versions.map((each) => [each.language, each.changes])),
            true,
          ),
        ),
      ],
      [say.added(count(added)), added.map((versions) => ({ text: this.listed(versions) }))],
      [say.moved(count(moved)), moved.map((versions) => this.movedItem(versions))],
      [say.gone(count(gone)), gone.map((versions) => this.goneItem(versions))],
      [say.others, files],
    ];
    return [
      { heading: say.title },
      { paragraph: this.lead(changes, files.length > 0) },
      ...lists.flatMap(([heading, items]): Section[] =>
        items.length > 0 ? [{ paragraph: [{ strong: [heading] }] }, { list: this.fewest(items) }] : [],
      ),
    ];
  }

  private lead(changes: SiteChanges, hasFiles: boolean): Inline[] {
    const { say, options } = this;
    const { changed, added, moved, gone, shared, counts } = changes;
    const told = [
      changed.length > 0 ? [say.countChanged(count(changed.map(({ versions }) => versions)))] : [],
      added.length > 0 ? [say.countAdded(count(added))] : [],
      moved.length > 0 ? [say.countMoved(count(moved))] : [],
      gone.length > 0 ? [say.countGone(count(gone))] : [],
    ].flat();
    const sharing = told.length > 0 ? say.alsoShared : say.onlyShared;
    const sentences = [
      ...(told.length > 0 ? [say.counts(told.join(', '))] : []),
      ...(counts.onlyShared > 0 ? [sharing(counts.onlyShared)] : []),
      ...(told.length + shared.length > 0 ? [say.total(counts.before, counts.after)] : []),
    ];
    if (sentences.length === 0) sentences.push(hasFiles ? say.onlyFiles : say.nothing);
    const { name, commit } = options.with;
    const preview: Inline[] = options.preview ? [' ', { link: options.preview, words: [say.preview] }, '.'] : [];
    return [`${sentences.join(' ')} ${say.comparedWith} `, { code: name }, ' (', { code: commit }, ').', ...preview];
  }

  private sharedItem(one: SharedChanges): Item {
    const [name = ''] = this.say.part[one.part];
    const examples = one.part === 'main' ? [': ', ...joined(one.examples.map((page) => [this.linked(page)]))] : [];
    const strong = [name.slice(0, 1).toUpperCase() + name.slice(1)];
    return this.withChanges([{ strong }, `, ${this.whichPages(one)}`, ...examples], one.changes);
  }

  /** All pages, all that have the part, or so many of them. */
  private whichPages({ part, pages, compared, everywhere }: SharedChanges): string {
    const { say } = this;
    const [code = defaultLanguage, ...more] = pages.keys();
    const found = [...pages.values()].reduce((total, each) => total + each, 0);
    const [every, some] =
      more.length > 0 ? [say.allPages, say.somePages] : [say.allPagesOf(code), say.somePagesOf(code)];
    const [, withIt] = say.part[part];
    if (found === compared) return `${every} (${found})`;
    return everywhere && withIt ? `${every} ${withIt} (${found})` : `${some} (${say.of(found, compared)})`;
  }

  private movedItem(versions: Versions<MovedPage>): Item {
    const { say } = this;
    return withFates(
      versions.map((page) => [{ code: page.before }, ' → ', this.linked(page), ' ', { code: page.address }]),
      versions.map(({ redirected }) => [redirected ? say.redirected : say.notFound]),
    );
  }

  private goneItem(versions: Versions<GonePage>): Item {
    const { say } = this;
    return withFates(
      versions.map((page) => [...say.quoted([shorten(page.title, mostOfName)]), ' ', { code: page.address }]),
      versions.map(({ leadsTo }) =>
        leadsTo === undefined ? [say.notFound] : [`${say.leadsTo} `, { code: leadsTo }],
      ),
    );
  }

  /** An entry with its changes below it, or behind it when there is only one. */
  private withChanges(
    text: readonly Inline[],
    changes: ReadonlyMap<LanguageCode, readonly PartChange[]>,
    withParts = false,
  ): Item {
    const { say } = this;
    const lines = languages.flatMap(({ code }) => {
      const own = tellChanges(changes.get(code) ?? []);
      const shown = own
        .slice(0, this.mostChanges)
        .map((change): Inline[] => [
          changes.size > 1 ? `${say.language(code)}: ` : '',
          withParts && change.part !== 'main' ? `${say.part[change.part][0]}: ` : '',
          ...this.changeLine(change),
        ]);
      return own.length > shown.length ? [...shown, [say.further(own.length - shown.length)]] : shown;
    });
    const [only, ...more] = lines;
    if (only && more.length === 0) return { text: [...text, ': ', ...only] };
    return { text, items: lines.map((line) => ({ text: line })) };
  }

  /** What is told, in a line. The part of the page is told by the caller. */
  private changeLine(change: Told): Inline[] {
    const { say } = this;
    const address = (href: string): Inline => (href ? { code: shorten(href, mostOfText) } : say.none);
    switch (change.type) {
      case 'text': {
        const { block, pieces } = change;
        if (pieces.every(({ text, only }) => !only || text.trim() === ''))
          return [`${say.spaces}: `, ...say.quoted([shorten(block.text, mostOfText)])];
        const about = block.picture
          ? [`${say.pictureWords} `, { code: block.picture.name }, ': ']
          : [this.kindOf(block)];
        return [...about, ...say.quoted(describeText(pieces))];
      }
      case 'added':
      case 'removed':
      case 'moved':
        return [`${say.block[change.type]}: `, ...this.blockTexts(change)];
      case 'link':
        return [
          `${say.link} `,
          ...say.quoted([shorten(change.words, mostOfEach)]),
          ': ',
          address(change.before),
          ' → ',
          address(change.after),
        ];
      case 'picture':
        return change.before === change.after
          ? [`${say.newPicture} `, { code: change.after }]
          : [`${say.newPicture}: `, { code: change.before }, ' → ', { code: change.after }];
      case 'markup':
        return [change.part === 'head' ? say.headMarkup : say.markup];
    }
  }

  private blockTexts({ type, blocks }: ToldBlocks): Inline[] {
    const most = blocks.length > 1 ? mostOfEach : mostOfText;
    const shown = joined(
      blocks.slice(0, mostBlocks).map((block) => this.blockText(block, type, most)),
      ', ',
    );
    const further = blocks.length - mostBlocks;
    return further > 0 ? [...shown, ` ${this.say.further(further)}`] : shown;
  }

  private blockText(block: Block, type: ToldBlocks['type'], most: number): Inline[] {
    const { say } = this;
    const text = shorten(block.text, most);
    const marked: Inline = type === 'moved' ? text : type === 'added' ? { added: text } : { removed: text };
    const quoted = text ? say.quoted([marked]) : [];
    if (block.picture) return [`${say.picture} `, { code: block.picture.name }, ...(text ? [' ', ...quoted] : [])];
    const [link] = block.links;
    if (!text && link) return [`${say.link} `, { code: shorten(link.href, most) }];
    return [this.kindOf(block), ...quoted];
  }

  private kindOf({ kind }: Block): string {
    const names: Partial<Record<Block['kind'], string>> = this.say.kind;
    return names[kind] ? `${names[kind]}: ` : '';
  }

  /** What changed beside the pages, in a line for each kind. */
  private fileItems(files: FileChanges): Item[] {
    const { say } = this;
    const names = (label: string, list: readonly string[]): Item[] => {
      const shown = list.slice(0, this.mostChanges).map((name): Inline[] => [{ code: name }]);
      const further = list.length > shown.length ? [` ${say.further(list.length - shown.length)}`] : [];
      return list.length > 0 ? [{ text: [`${label} (${list.length}): `, ...joined(shown, ', '), ...further] }] : [];
    };
    const lists = (kind: 'documents' | 'pictures' | 'machines') =>
      (['added', 'changed', 'gone'] as const).flatMap((change) => names(say[kind][change], files[kind][change]));
    const told = (isSo: boolean, text: string): Item[] => (isSo ? [{ text: [text] }] : []);
    const redirects = (kind: 'added' | 'gone') =>
      names(
        say.redirects[kind],
        files.redirects[kind].map(({ from, to }) => `${from} → ${to}`),
      );
    return [
      ...lists('documents'),
      ...lists('pictures'),
      ...(['styles', 'scripts', 'fonts', 'viewer'] as const).flatMap((kind) => told(files[kind], say[kind])),
      ...redirects('added'),
      ...redirects('gone'),
      ...told(files.headers, say.headers),
      ...lists('machines'),
    ];
  }

  private listed(versions: Versions<PageVersion>): Inline[] {
    return joined(versions.map((page): Inline[] => [this.linked(page), ' ', { code: page.address }]));
  }

  private linked({ title, address }: PageVersion): Inline {
    const { preview } = this.options;
    const shown = [shorten(title, mostOfName)];
    return preview ? { link: new URL(encodeURI(address), preview).href, words: shown } : { strong: shown };
  }

  private fewest(items: readonly Item[]): Item[] {
    const further = items.length - this.mostEntries;
    const shown = items.slice(0, this.mostEntries);
    return further > 0 ? [...shown, { text: [this.say.further(further)] }] : shown;
  }
}

/** Blocks that were added, removed or moved one after the other. */
interface ToldBlocks {
  type: 'added' | 'removed' | 'moved';
  part: Part;
  blocks: Block[];
}

/** What is told in one line. */
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
    if (!('block' in change) || change.type === 'text') told.push(change as Told);
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

/** Pages with what visitors find at their old addresses: said once where it is the same in every language. */
function withFates(names: readonly Inline[][], fates: readonly Inline[][]): Item {
  const isSame = new Set(fates.map((fate) => JSON.stringify(fate))).size === 1;
  const isTold = (at: number) => !isSame || at === names.length - 1;
  return { text: joined(names.map((name, at) => (isTold(at) ? [...name, ' — ', ...(fates[at] ?? [])] : name))) };
}

/** The number of pages in all languages. */
function count(pages: readonly Versions<PageVersion>[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

function joined(texts: readonly (readonly Inline[])[], separator = ' · '): Inline[] {
  return texts.flatMap((text, at) => (at > 0 ? [separator, ...text] : text));
}

/** So many characters are shown around a change, of what changed in one place, and of a text with all its changes. */
const context = 40;
const mostChanged = 160;
const mostInAll = 360;

/** Shows what changed in a text, with a few words around it: …a furnace of ~~60~~ → **160** kg…. */
function describeText(pieces: readonly Piece[]): Inline[] {
  const shown: Inline[] = [];
  let length = 0;
  for (const [at, { text, only }] of pieces.entries()) {
    const piece = only ? shorten(text, mostChanged) : around(text, at === 0, at === pieces.length - 1);
    const replaces = only === 'after' && pieces[at - 1]?.only === 'before';
    if (replaces) shown.push(' → ', ...apart(piece.trimStart(), 'added'));
    else if (only === 'after') shown.push(...apart(piece, 'added'));
    else if (only) shown.push(...apart(pieces[at + 1]?.only === 'after' ? piece.trimEnd() : piece, 'removed'));
    else shown.push(piece);
    length += piece.length;
    if (length > mostInAll && at < pieces.length - 1) return [...shown, '…'];
  }
  return shown.filter((inline) => inline !== '');
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
  const before = isFirst
    ? ''
    : text
        .slice(0, context)
        .replace(/[\ud800-\udbff]$/, '')
        .replace(/\s+\S*$/, '');
  const after = isLast
    ? ''
    : text
        .slice(-context)
        .replace(/^[\udc00-\udfff]/, '')
        .replace(/^\S*\s+/, '');
  if (before.length + after.length >= text.length) return text;
  return isFirst ? `…${after}` : isLast ? `${before}…` : `${before}… …${after}`;
}

/** Marks a text, and not the spaces around it. */
function apart(text: string, mark: 'removed' | 'added'): Inline[] {
  const [, before = '', inner = '', after = ''] = /^( *)(.*?)( *)$/s.exec(text) ?? [];
  const marked = inner || before;
  const inline: Inline = mark === 'removed' ? { removed: marked } : { added: marked };
  return inner ? [before, inline, after] : [inline];
}
