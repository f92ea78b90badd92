import type { CommandLanguage } from '../../command/words.ts';
import { defaultLanguage, type LanguageCode, languages } from '../../language/languages.ts';
import type { PartChange } from '../difference/change.ts';
import type {
  ChangedPage,
  GonePage,
  MovedPage,
  PageVersion,
  SharedChanges,
  SiteChanges,
  Versions,
} from '../difference/site-changes.ts';
import { describeChange } from './describe-change.ts';
import { describeFiles } from './describe-files.ts';
import { shorten } from './describe-text.ts';
import type { Inline, Item, Section } from './section.ts';
import type { Limits, SummaryOptions } from './summary-options.ts';
import { tellChanges } from './told-changes.ts';
import { words } from './words.ts';

/** So many characters are shown of a title. */
const mostOfName = 120;

/** Writes the summary in a language. */
export function writeSummary(
  changes: SiteChanges,
  language: CommandLanguage,
  options: SummaryOptions,
  limits: Limits,
): Section[] {
  return new SummaryWriter(language, options, limits).write(changes);
}

class SummaryWriter {
  private readonly say: (typeof words)[CommandLanguage];

  constructor(
    private readonly language: CommandLanguage,
    private readonly options: SummaryOptions,
    private readonly limits: Limits,
  ) {
    this.say = words[language];
  }

  write(changes: SiteChanges): Section[] {
    const { say } = this;
    const { shared, changed, added, moved, gone } = changes;
    const files = describeFiles(changes.files, this.language, this.limits);
    const lists: [heading: string, items: Item[]][] = [
      [say.shared, shared.map((one) => this.sharedItem(one))],
      [say.changed(count(changed.map(({ versions }) => versions))), changed.map((page) => this.changedItem(page))],
      [say.added(count(added)), added.map((versions) => ({ text: this.listed(versions) }))],
      [say.moved(count(moved)), moved.map((versions) => this.movedItem(versions))],
      [say.gone(count(gone)), gone.map((versions) => this.goneItem(versions))],
      [say.others, files],
    ];
    return [
      { heading: say.title },
      { paragraph: this.lead(changes, files.length > 0) },
      ...lists.flatMap(([heading, items]): Section[] =>
        items.length ? [{ paragraph: [{ strong: [heading] }] }, { list: this.fewest(items) }] : [],
      ),
    ];
  }

  private lead(changes: SiteChanges, hasFiles: boolean): Inline[] {
    const { counts, shared, changed, added, moved, gone } = changes;
    const { say, options } = this;
    const kinds = { changed: changed.map(({ versions }) => versions), added, moved, gone };
    const told = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      kinds[kind].length ? say.count[kind](count(kinds[kind])) : [],
    );
    const ofLanguages = this.languageSentences(changes);
    const sentences = [
      ...ofLanguages,
      ...(told.length ? [say.counts(told.join(', '))] : []),
      ...(counts.onlyShared ? [say.onlyShared(counts.onlyShared, told.length > 0)] : []),
      ...(told.length || shared.length || ofLanguages.length ? [say.total(counts.before, counts.after)] : []),
    ];
    if (!sentences.length) sentences.push(hasFiles ? say.onlyFiles : say.nothing);
    const against: Inline[] = [
      `${say.comparedWith} `,
      { code: options.with.name },
      ' (',
      { code: options.with.commit },
      ').',
    ];
    const preview: Inline[] = options.preview ? [' ', { link: options.preview, words: [say.preview] }, '.'] : [];
    return [sentences.join(' '), ' ', ...against, ...preview];
  }

  private languageSentences({ languages: { added, gone } }: SiteChanges): string[] {
    const { say } = this;
    return [
      ...added.map(({ tag, pages }) => say.languageAdded(tag, pages)),
      ...gone.flatMap(({ tag, pages, leadingNowhere }) => [
        say.languageGone(tag, pages),
        ...(leadingNowhere ? [say.leadingNowhere(leadingNowhere)] : []),
      ]),
    ];
  }

  private sharedItem(one: SharedChanges): Item {
    const { say } = this;
    const [name] = say.part[one.part];
    const pages = this.whichPages(one);
    const examples = one.part === 'main' ? [': ', ...joined(one.examples.map((page) => [this.linked(page)]))] : [];
    return this.withChanges([{ strong: [capital(name)] }, `, ${pages}`, ...examples], one.changes);
  }

  /** All pages, all that have the part, or so many of them. */
  private whichPages({ part, pages, compared, everywhere }: SharedChanges): string {
    const say = this.say.pages;
    const codes = [...pages.keys()];
    const found = codes.reduce((total, code) => total + (pages.get(code) ?? 0), 0);
    const [code = defaultLanguage, ...more] = codes;
    const [every, some] = more.length ? [say.all, say.some] : [say.allOf(code), say.someOf(code)];
    const [, withIt] = this.say.part[part];
    if (found === compared) return `${every} (${found})`;
    return everywhere && withIt ? `${every} ${withIt} (${found})` : `${some} (${say.of(found, compared)})`;
  }

  private changedItem({ versions }: ChangedPage): Item {
    const changes = new Map(versions.map((version) => [version.language, version.changes] as const));
    return this.withChanges(this.listed(versions), changes, true);
  }

  private movedItem(versions: Versions<MovedPage>): Item {
    const { say } = this;
    return this.withFates(
      versions,
      (page) => [{ code: page.before }, ' → ', this.linked(page), ' ', { code: page.address }],
      ({ redirected }) => [redirected ? say.redirected : say.notFound],
    );
  }

  private goneItem(versions: Versions<GonePage>): Item {
    const { say } = this;
    return this.withFates(
      versions,
      (page) => [...say.quoted([shorten(page.title, mostOfName)]), ' ', { code: page.address }],
      ({ leadsTo }) => (leadsTo === undefined ? [say.notFound] : [`${say.leadsTo} `, { code: leadsTo }]),
    );
  }

  /** Pages with what visitors find at their old addresses: said once where it is the same in every language. */
  private withFates<Version extends PageVersion>(
    versions: Versions<Version>,
    nameOf: (version: Version) => Inline[],
    fateOf: (version: Version) => Inline[],
  ): Item {
    const fates = versions.map((version) => fateOf(version));
    const isSame = new Set(fates.map((fate) => JSON.stringify(fate))).size === 1;
    const text = versions.map((version, at): Inline[] => [
      ...nameOf(version),
      ...(isSame && at < versions.length - 1 ? [] : [' — ', ...(fates[at] ?? [])]),
    ]);
    return { text: joined(text) };
  }

  /** An entry with its changes below it, or behind it when there is only one. */
  private withChanges(
    text: readonly Inline[],
    changes: ReadonlyMap<LanguageCode, readonly PartChange[]>,
    withParts = false,
  ): Item {
    const several = changes.size > 1;
    const lines = languages.flatMap(({ code }) => {
      const own = tellChanges(changes.get(code) ?? []);
      const shown = own
        .slice(0, this.limits.changes)
        .map((change): Inline[] => [
          ...(several ? [`${this.say.language(code)}: `] : []),
          ...(withParts && change.part !== 'main' ? [`${this.say.part[change.part][0]}: `] : []),
          ...describeChange(change, this.language),
        ]);
      const further = own.length - shown.length;
      return further ? [...shown, [this.say.further(further)]] : shown;
    });
    const [only] = lines;
    if (lines.length === 1 && only) return { text: [...text, ': ', ...only] };
    return { text, items: lines.map((line) => ({ text: line })) };
  }

  private listed(versions: Versions<PageVersion>): Inline[] {
    return joined(versions.map((page): Inline[] => [this.linked(page), ' ', { code: page.address }]));
  }

  private linked({ title, address }: PageVersion): Inline {
    const { preview } = this.options;
    const words = [shorten(title, mostOfName)];
    return preview ? { link: new URL(encodeURI(address), preview).href, words } : { strong: words };
  }

  private fewest(items: readonly Item[]): Item[] {
    const further = items.length - this.limits.entries;
    const shown = items.slice(0, this.limits.entries);
    return further > 0 ? [...shown, { text: [this.say.further(further)] }] : shown;
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The number of pages in all languages. */
function count(pages: readonly Versions<PageVersion>[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

function joined(texts: readonly (readonly Inline[])[]): Inline[] {
  return texts.flatMap((text, at) => (at ? [' · ', ...text] : text));
}
