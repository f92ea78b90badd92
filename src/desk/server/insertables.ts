import type { ContentTree } from '../../content/content-tree.ts';
import { collectionNamed, hasOwnFiles, kindOfFile, referenceName } from '../../content/kind-table.ts';
import { captionSign, type MarkdownBlock, markdownBlocks } from '../../content/markdown-blocks.ts';
import { type NamedFact, ownFacts, writeFact } from '../../content/named-facts/named-facts.ts';
import { sitePages } from '../../content/page-list.ts';
import { asList, asText } from '../../content/unknown-value.ts';
import { valuesOfFormat } from '../../content/views/values.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { factsOf, partAround, type Thing, thingsIn, titlesOf } from './thing.ts';

/** Things that editors put into a text. */
export type InsertGroup = 'link' | 'figure' | 'fact' | 'table';

/** Something that the content has and a text may show or lead to. */
export interface Insertable {
  group: InsertGroup;
  title: string;
  /** The kind of thing that a link leads to. */
  kind?: string;
  /** Of a link, where it leads; of anything else, the Markdown that shows it. */
  markdown: string;
  /** All that the name of a fact reads in a text, in each form that it may have there. */
  words?: Readonly<Record<string, string>>;
}

/** Everything that a text in a language may show or lead to. What is not published is left out: nothing on the site leads there. */
export function insertablesIn(tree: ContentTree, language: LanguageCode): Insertable[] {
  const things = thingsIn(tree);
  const shown = [...things].filter(([, thing]) => factsOf(thing).draft !== true);
  const ofKind = (name: string) => shown.flatMap(([, thing]) => (thing.kind.name === name ? [thing] : []));
  const titled = (thing: Thing) => titlesOf(thing)[language];
  return [
    ...pageLinks(tree, new Map(shown), titled),
    ...ofKind('document').flatMap((thing) => linkTo(thing, asText(factsOf(thing).file), '/files/')),
    ...filesWithoutEntry(tree),
    ...ofKind('publication').flatMap((thing) => linkTo(thing, ...placeOf(thing))),
    ...ofKind('figure').map((thing) => ({
      group: 'figure' as const,
      title: titled(thing),
      markdown: `{figure/${thing.id}}`,
    })),
    ...[...ownFacts(tree)].map(([name, fact]) => factNamed(name, fact, language)),
    ...contactsOf(tree, shown, language),
    ...tablesIn(tree, things, language),
  ];

  function linkTo(thing: Thing, path: string | undefined, before: string): Insertable[] {
    return path ? [{ group: 'link', kind: thing.kind.name, title: titled(thing), markdown: before + path }] : [];
  }

  /** A publication is on no page of its own: its DOI leads there, or the page of the first of our people among its authors. */
  function placeOf(thing: Thing): [path: string | undefined, before: string] {
    const { doi, authors } = factsOf(thing);
    const own = asList(authors).find((each) => typeof each === 'string');
    const page = sitePages(tree).find(({ collection, item }) => collection === 'people' && item === own);
    return doi ? [String(doi), 'https://doi.org/'] : [page?.path, ''];
  }
}

/** Links to files that are no documents of the site, by their names. */
function filesWithoutEntry(tree: ContentTree): Insertable[] {
  const named = new Set(valuesOfFormat(tree, 'file').map(({ value }) => value));
  const others = tree.documents.filter((path) => !named.has(path));
  return others.map((path) => ({ group: 'link', title: path, markdown: `/files/${path}` }));
}

/** Links to pages, those of items by what these are called, in the order of the table of routes. */
function pageLinks(
  tree: ContentTree,
  things: ReadonlyMap<string, Thing>,
  titled: (thing: Thing) => string,
): Insertable[] {
  return sitePages(tree).flatMap(({ path, routeId, collection, item }): Insertable[] => {
    const found = collectionNamed(collection);
    const ofItem = item !== undefined && found && things.get(`${found.kind.name}/${item}`);
    // A page of a document is found by the document itself.
    if (found && (found.collection.pages || found.kind.name === 'document' || !ofItem)) return [];
    const thing = ofItem || things.get(`route/${routeId}`);
    return thing ? [{ group: 'link', kind: thing.kind.name, title: titled(thing), markdown: path }] : [];
  });
}

function factNamed(name: string, fact: NamedFact, language: LanguageCode, of = name): Insertable {
  const words = writeFact(fact, { language });
  const day = fact.type === 'date' && { [`${name}.day`]: writeFact(fact, { language, isDayOnly: true }) };
  return { group: 'fact', title: `${of}: ${words}`, markdown: `{${name}}`, words: { [name]: words, ...day } };
}

/** Telephones and addresses of departments and people. */
function contactsOf(
  tree: ContentTree,
  things: readonly (readonly [string, Thing])[],
  language: LanguageCode,
): Insertable[] {
  const byFile = new Map(things.flatMap(([, thing]) => thing.parts.map(({ file }) => [file.path, thing] as const)));
  return (['phone', 'email'] as const).flatMap((type) =>
    valuesOfFormat(tree, type).flatMap(({ file, pointer, value }) => {
      const kind = kindOfFile(file.kind);
      const thing = byFile.get(file.path);
      if (!kind.items || !thing || !hasOwnFiles({ ...kind, items: kind.items }) || file.kind.role !== 'data')
        return [];
      if (!/^\/\w+$/.test(pointer)) return [];
      const name = `${referenceName({ ...kind, items: kind.items })}/${thing.id}${pointer}`;
      return [factNamed(name, { type, value }, language, titlesOf(thing)[language])];
    }),
  );
}

/** The tables of all texts in a language, each with its caption. */
function tablesIn(tree: ContentTree, things: ReadonlyMap<string, Thing>, language: LanguageCode): Insertable[] {
  return valuesOfFormat(tree, 'markdown').flatMap(({ file, pointer, value }) => {
    if (file.language !== language || !value.includes('|')) return [];
    const thing = things.get(partAround(things, file.path, pointer)?.thing ?? '');
    const title = thing ? titlesOf(thing)[language] : '';
    return tablesOf(value).map((markdown) => {
      const [line = ''] = markdown.split('\n');
      return {
        group: 'table',
        title: `${title}: ${line
          .replace(captionSign, '')
          .replace(/[|\s]+/g, ' ')
          .trim()}`,
        markdown,
      };
    });
  });
}

/** The tables of a text as it writes them, with the paragraph before that is a caption. */
function tablesOf(text: string): string[] {
  const tables: { from: number; to: number }[] = [];
  let before: MarkdownBlock | undefined;
  for (const block of markdownBlocks(text)) {
    const last = tables.at(-1);
    const isCaption = before?.kind === 'paragraph' && captionSign.test(text.slice(before.from, before.to));
    if (block.kind === 'row' && before?.kind === 'row' && last?.to === block.from - 1) last.to = block.to;
    else if (block.kind === 'row') tables.push({ from: isCaption ? (before?.from ?? 0) : block.from, to: block.to });
    before = block;
  }
  return tables.map(({ from, to }) => text.slice(from, to));
}
