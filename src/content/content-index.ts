import { oncePer } from '../cache/once-per.ts';
import { compareItems, type ItemParity } from '../check/item-parity.ts';
import { compareLanguages } from '../check/language-pairs.ts';
import type { LanguageCode } from '../language/languages.ts';
import { headingSlugs } from '../text/heading-slug.ts';
import { type AssetReference, assetReferences } from './asset-references.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { type ItemCollection, itemCollections } from './item-collections.ts';
import { pointerParts } from './json/json-pointer.ts';
import { type LinkTarget, linkTarget } from './link-target.ts';
import { type MarkdownParts, markdownParts } from './markdown-parts.ts';
import { type PagePath, pagePaths } from './page-paths.ts';
import { type TypedValue, typedValues } from './schema/typed-values.ts';
import { asList, asObject, asText } from './unknown-value.ts';

/** A link as the content gives it: in a field of its own or in a Markdown text. */
export interface ContentLink {
  file: ContentFile;
  pointer: string;
  href: string;
  /** The words of a link in a text. */
  text?: string;
  /** Where it stands in the value, if it is part of a text. */
  from?: number;
  to?: number;
}

/** A content tree seen from the angles that rules need, each worked out once. */
export class ContentIndex {
  constructor(readonly tree: ContentTree) {}

  /** Every text of every file that its schema knows. */
  readonly values = once(() => this.tree.files.flatMap(typedValues));

  /** The values of one format. */
  valuesOf(format: string): TypedValue[] {
    return this.byFormat().get(format) ?? [];
  }

  private readonly prosePointers = once(
    () =>
      new Set(this.values().flatMap(({ file, pointer, isProse }) => (isProse ? [`${file.path} ${pointer}`] : []))),
  );

  /** Whether visitors read a value as words. */
  isProse({ file, pointer }: { file: ContentFile; pointer: string }): boolean {
    return this.prosePointers().has(`${file.path} ${pointer}`);
  }

  /** Whether a label stands beside the link that it names. */
  hasHrefBeside({ value }: ContentFile, pointer: string): boolean {
    const around = pointerParts(pointer)
      .slice(0, -1)
      .reduce<unknown>((at, part) => asObject(at)[part] ?? asList(at)[Number(part)], value);
    return 'href' in asObject(around);
  }

  /** Every Markdown text with its parts. */
  readonly markdown = once((): { value: TypedValue; parts: MarkdownParts }[] =>
    this.valuesOf('markdown').map((value) => ({ value, parts: partsOf(value) })),
  );

  /** Every link of the content. */
  readonly links = once((): ContentLink[] => [
    ...this.valuesOf('href').map(({ file, pointer, value }) => ({ file, pointer, href: value })),
    ...this.markdown().flatMap(({ value: { file, pointer }, parts }) =>
      parts.links.map(({ href, text, from, to }) => ({ file, pointer, href, text, from, to })),
    ),
  ]);

  /** Every link with where it leads. */
  readonly targets = once((): { link: ContentLink; target: LinkTarget }[] => {
    const origin = asText(asObject(this.tree.file('site-data')?.value).origin);
    return this.links().map((link) => ({ link, target: linkTarget(link.href, origin) }));
  });

  /** Every place that names a picture or a document. */
  readonly assets = once((): AssetReference[] => assetReferences(this));

  /** How facts and texts match, collection by collection. */
  readonly parity = once((): { collection: ItemCollection; parity: ItemParity }[] =>
    itemCollections.map((collection) => ({ collection, parity: compareItems(collection, this.tree) })),
  );

  /** How the two languages match. */
  readonly languages = once(() => compareLanguages(this.tree));

  /** The pages of the site by path. */
  readonly pages = once(() => new Map(pagePaths(this.tree).map((page) => [page.path, page])));

  /** The slugs of the headings in a page's texts. */
  headingsOf(page: PagePath, language: LanguageCode): Set<string> {
    const files = new Set(page.namespaces.flatMap((name) => this.filesOfNamespace(name, page, language)));
    const sections = [...files].flatMap(({ value }) => asList(asObject(value).sections));
    const slugs = new Set(sections.flatMap((section) => asText(asObject(section).id) ?? []));
    for (const { value, parts } of this.markdown()) {
      if (!files.has(value.file)) continue;
      const slug = headingSlugs();
      for (const { text } of parts.headings) slugs.add(slug(text));
    }
    return slugs;
  }

  private filesOfNamespace(name: string, { itemId }: PagePath, language: LanguageCode): ContentFile[] {
    const id = name.split('/').at(-1) ?? name;
    return this.tree.files.filter(
      (file) =>
        file.language === language &&
        (file.kind.path === `${name}.json` ||
          file.id === id ||
          (file.kind.name === 'news-texts' && name.startsWith('news/') && itemId === id)),
    );
  }

  /** Whether all files of a kind could be read as they were meant. */
  isSure(kindName: string): boolean {
    return this.tree.filesOf(kindName).every(({ document }) => document.isSure);
  }

  private readonly byFormat = once(() => {
    const groups = new Map<string, TypedValue[]>();
    for (const value of this.values()) {
      if (!value.format) continue;
      const group = groups.get(value.format);
      if (group) group.push(value);
      else groups.set(value.format, [value]);
    }
    return groups;
  });
}

const partsOf = oncePer(({ value }: TypedValue) => markdownParts(value));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
